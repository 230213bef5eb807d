import { Banner } from '@suerte/ui/Banner.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { ConfirmDialog } from '@suerte/ui/ConfirmDialog.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { List } from '@suerte/ui/List.tsx'
import { ListRow } from '@suerte/ui/ListRow.tsx'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../../api.ts'
import { useT } from '../../../i18n.ts'
import { paths } from '../../../paths.ts'
import { bankCardsQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { useConfirmed } from '../../../session/confirm/use-confirmed.tsx'
import { SiteLink } from '../../../SiteLink.tsx'
import { useRemoval } from '../use-removal.ts'
import { useSaved } from '../use-saved.ts'

/** The cards that withdrawals can go to. */
export function BankCards() {
  const t = useT()
  const saved = useSaved()
  const cards = useQuery(bankCardsQuery)
  const { confirmed, sheet } = useConfirmed()
  const removal = useRemoval<{ id: string; name: string }>(async ({ id }) => {
    await confirmed(() => send('DELETE /wps/member/bankCards/:id', { params: { id } }))
    await saved.renew('bankCards', 'withdrawRules')
    saved.say()
  })
  const add = (
    <SiteLink to={paths.addBankCard} className={buttonClass({ tone: 'primary', block: true })}>
      {t('addBankCard.title')}
    </SiteLink>
  )
  return (
    <QueryView query={cards} count={2}>
      {({ cards: known }) => (
        <div className="stack">
          {removal.problem && <Banner tone="error">{removal.problem}</Banner>}
          {known.length === 0 ? (
            <EmptyState title={t('bankCards.none')} motif="lantern" action={add}>
              {t('bankCards.noneText')}
            </EmptyState>
          ) : (
            <>
              <List label={t('bankCards.title')}>
                {known.map(({ id, bankName, holder, numberEnding }) => {
                  const name = `${bankName} •••• ${numberEnding}`
                  return (
                    <ListRow
                      key={id}
                      icon="card"
                      title={bankName}
                      detail={
                        <bdi className="numbers">
                          {holder} · •••• {numberEnding}
                        </bdi>
                      }
                      value={
                        <IconButton
                          icon="trash"
                          label={t('bankCards.remove', { name })}
                          aria-busy={removal.busy || undefined}
                          onClick={() => removal.ask({ id, name })}
                        />
                      }
                    />
                  )
                })}
              </List>
              {add}
            </>
          )}
          <ConfirmDialog
            open={removal.asked !== undefined}
            title={t('bankCards.removeQuestion', { name: removal.asked?.name ?? '' })}
            confirmLabel={t('member.remove')}
            cancelLabel={t('common.cancel')}
            tone="danger"
            onConfirm={() => void removal.go()}
            onCancel={removal.cancel}
          />
          {sheet}
        </div>
      )}
    </QueryView>
  )
}
