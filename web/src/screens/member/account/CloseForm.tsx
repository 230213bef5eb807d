import type { Reply } from '@suerte/contract/calls.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { Card } from '@suerte/ui/Card.tsx'
import { Checkbox } from '@suerte/ui/Checkbox.tsx'
import { RadioCards } from '@suerte/ui/RadioCards.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isMoreThan } from '../../../amount.ts'
import { send } from '../../../api.ts'
import { FormProblem } from '../../../FormProblem.tsx'
import { useT } from '../../../i18n.ts'
import { useNavigation } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { useConfirmed } from '../../../session/confirm/use-confirmed.tsx'
import { dropMember } from '../../../session/drop-member.ts'
import { clearSession } from '../../../session/session-store.ts'
import { useMoneyFormat } from '../../../site.ts'
import { SiteLink } from '../../../SiteLink.tsx'
import { useForm } from '../../../use-form.ts'
import { useIntention } from '../../../use-intention.ts'
import styles from './CloseForm.module.css'
import type { Member } from '../home/member-rows.ts'

type Cards = Reply<'GET /wps/member/bankCards'>['cards']

export function CloseForm({ member, cards }: { member: Member; cards: Cards }) {
  const t = useT()
  const format = useMoneyFormat()
  const hasMoney = isMoreThan(member.balance, '0')
  return (
    <div className="stack">
      <Card as="section" className="stack tight">
        <h2>{t('closeAccount.heading')}</h2>
        <ul className={styles.points}>
          <li>{t('closeAccount.atOnce')}</li>
          <li>{t('closeAccount.tickets')}</li>
          <li>
            {hasMoney
              ? t('closeAccount.money', { amount: format(member.balance) })
              : t('closeAccount.noMoney')}
          </li>
          <li>{t('closeAccount.then')}</li>
        </ul>
      </Card>
      {cards.length === 0 && (
        <Banner
          tone={hasMoney ? 'warn' : 'info'}
          action={
            <SiteLink to={paths.addBankCard} className={buttonClass({ size: 44 })}>
              {t('addBankCard.title')}
            </SiteLink>
          }
        >
          {t(hasMoney ? 'closeAccount.cardNeeded' : 'closeAccount.cardUseful')}
        </Banner>
      )}
      {(cards.length > 0 || !hasMoney) && <Form cards={cards} />}
    </div>
  )
}

function Form({ cards }: { cards: Cards }) {
  const t = useT()
  const toast = useToast()
  const queries = useQueryClient()
  const once = useIntention()
  const { replace } = useNavigation()
  const { confirmed, sheet } = useConfirmed()
  const [cardId, setCardId] = useState(cards[0]?.id)
  const form = useForm({
    initial: { understood: '' },
    check: ({ understood }) =>
      understood ? {} : { understood: t('closeAccount.understandFirst') },
  })
  async function close() {
    const body = cardId === undefined ? {} : { bankCardId: cardId }
    const { closed } = await confirmed(() =>
      once(body, (idempotencyKey) => send('POST /wps/member/close', { body, idempotencyKey })),
    )
    if (!closed) {
      await queries.invalidateQueries()
      return
    }
    toast.show({ tone: 'success', text: t('closeAccount.closed') })
    clearSession()
    dropMember(queries)
    replace(paths.home)
  }
  return (
    <>
      <form className="stack" noValidate onSubmit={form.submit(close)}>
        {cards.length > 0 && (
          <RadioCards
            label={t('closeAccount.payTo')}
            name="card"
            value={cardId}
            onChange={setCardId}
            options={cards.map((card) => ({
              value: card.id,
              title: card.bankName,
              detail: `${card.holder} · •••• ${card.numberEnding}`,
              icon: 'bank',
            }))}
          />
        )}
        <Checkbox {...form.bindCheck('understood')} label={t('closeAccount.understand')} />
        <Button type="submit" tone="danger" block loading={form.busy}>
          {t('closeAccount.title')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      {sheet}
    </>
  )
}
