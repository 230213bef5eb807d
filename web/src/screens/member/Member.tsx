import { Avatar } from '@suerte/ui/Avatar.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { ConfirmDialog } from '@suerte/ui/ConfirmDialog.tsx'
import type { IconName } from '@suerte/ui/icons/icon-paths.ts'
import { List } from '@suerte/ui/List.tsx'
import { ListRow } from '@suerte/ui/ListRow.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { SelectField } from '@suerte/ui/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isMoreThan } from '../../amount.ts'
import { storageKeys } from '../../constants.ts'
import { languages, useT, type MessageId } from '../../i18n.ts'
import { changeLanguage, useLanguage } from '../../language.ts'
import { paths, type Path } from '../../paths.ts'
import { memberQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { useLogout } from '../../session/use-logout.ts'
import { useMoneyFormat, useStatus } from '../../site.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { useStoredFlag } from '../../stored-flag.ts'
import { chooseTheme, readTheme, themes } from '../../theme.ts'
import styles from './Member.module.css'

const ways: readonly { id: string; title: MessageId; icon: IconName; to: Path }[] = [
  { id: 'deposit', title: 'deposit.title', icon: 'wallet', to: paths.deposit() },
  { id: 'withdraw', title: 'withdraw.title', icon: 'banknote', to: paths.withdraw },
  { id: 'transactions', title: 'transactions.title', icon: 'list', to: paths.transactions },
  { id: 'record', title: 'record.title', icon: 'ticket', to: paths.record },
  { id: 'verify', title: 'verify.title', icon: 'shield-check', to: paths.verify() },
]

/** The member's own place: who they are, what they have, and the ways to everything that is theirs. */
export function Member() {
  const t = useT()
  const { busy, logout } = useLogout()
  const [leaving, setLeaving] = useState(false)
  return (
    <div className="stack">
      <MemberCard />
      <List label={t('member.ways')}>
        {ways.map((way) => (
          <ListRow
            key={way.id}
            icon={way.icon}
            title={t(way.title)}
            renderLink={(link) => <SiteLink to={way.to} {...link} />}
          />
        ))}
      </List>
      <Preferences />
      <List>
        <ListRow
          icon="log-out"
          tone="danger"
          title={t('logout.title')}
          onPress={() => setLeaving(true)}
        />
      </List>
      <ConfirmDialog
        open={leaving}
        title={t('logout.question')}
        confirmLabel={t('logout.title')}
        cancelLabel={t('common.cancel')}
        busy={busy}
        onConfirm={() => void logout()}
        onCancel={() => setLeaving(false)}
      />
    </div>
  )
}

function MemberCard() {
  const t = useT()
  const format = useMoneyFormat()
  const member = useQuery(memberQuery)
  const [hidden] = useStoredFlag(storageKeys.hideBalance)
  return (
    <QueryView query={member} count={1}>
      {({ id, nickname, account, balance, held }) => (
        <Card tone="night">
          <div className={styles.member}>
            <Avatar seed={id} size={64} />
            <div className={styles.words}>
              <h2 className={styles.name}>{nickname || account}</h2>
              {nickname && <span className={styles.soft}>{account}</span>}
              <span className={styles.soft}>{t('member.balance')}</span>
              <Money amount={balance} format={format} hidden={hidden} big />
              {isMoreThan(held, '0') && (
                <span className={styles.soft}>
                  {t('member.held')} <Money amount={held} format={format} hidden={hidden} />
                </span>
              )}
            </div>
          </div>
        </Card>
      )}
    </QueryView>
  )
}

function Preferences() {
  const t = useT()
  const language = useLanguage()
  const offered = useStatus().info.languages.filter((code) => languages[code])
  // The screen is drawn in the browser only: it needs a session.
  const [theme, setTheme] = useState(readTheme)
  return (
    <section className="stack" aria-label={t('member.preferences')}>
      <Segmented
        fill
        label={t('member.theme')}
        value={theme}
        onChange={(next) => {
          chooseTheme(next)
          setTheme(next)
        }}
        options={themes.map((value) => ({ value, label: t(`member.theme.${value}`) }))}
      />
      {offered.length > 1 && (
        <SelectField
          label={t('shell.language')}
          value={language}
          onChange={(event) => changeLanguage(event.target.value)}
          options={offered.map((code) => ({ value: code, label: languages[code]?.name ?? code }))}
        />
      )}
    </section>
  )
}
