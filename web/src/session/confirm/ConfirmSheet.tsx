import { CallError } from '@suerte/contract/client.ts'
import { Button } from '@suerte/ui/Button.tsx'
import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../api.ts'
import { FormProblem } from '../../FormProblem.tsx'
import { useT } from '../../i18n.ts'
import { memberQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { useForm } from '../../use-form.ts'
import { hasPasskeys } from '../passkey/has-passkeys.ts'
import { sealedHeaders, sendSealed } from '../seal.ts'
import { SentCodeField } from '../sent-code/SentCodeField.tsx'
import { useSentCode } from '../sent-code/use-sent-code.ts'
import { saveSession } from '../session-store.ts'
import { useLogout } from '../use-logout.ts'
import { confirmWays, type ConfirmWay } from './confirm-ways.ts'
import { useCodeProblem } from './use-code-problem.ts'
import type { QuestionSheetProps } from './use-confirmed.tsx'

type WayProps = { confirm: (proof: object) => Promise<void> }

/** "Confirm that it is you": by password, passkey or a code to the member's own number. */
export function ConfirmSheet({ open, onConfirmed, onCancel }: QuestionSheetProps) {
  const t = useT()
  return (
    <Sheet
      open={open}
      onClose={onCancel}
      title={t('confirm.title')}
      closeLabel={t('common.cancel')}
    >
      <Ways onConfirmed={onConfirmed} />
    </Sheet>
  )
}

function Ways({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useT()
  const queries = useQueryClient()
  const member = useQuery(memberQuery)
  const [wanted, setWanted] = useState<ConfirmWay>()
  /** The session gets another handle: the old one is worth nothing from now on. */
  async function confirm(proof: object) {
    const session = await sendSealed(queries, proof, (data) =>
      send('POST /wps/member/confirm', { body: { data }, headers: sealedHeaders }),
    )
    saveSession(session)
    onConfirmed()
  }
  return (
    <QueryView query={member} count={1}>
      {(known) => {
        const ways = confirmWays(known, hasPasskeys())
        const way = ways.find((one) => one === wanted) ?? ways[0]
        if (!way) return <LogInAgain />
        return (
          <div className="stack">
            <p className="soft">{t('confirm.text')}</p>
            {ways.length > 1 && (
              <Segmented
                fill
                label={t('confirm.way')}
                value={way}
                onChange={setWanted}
                options={ways.map((value) => ({ value, label: t(`confirm.way.${value}`) }))}
              />
            )}
            {way === 'password' && <ByPassword account={known.account} confirm={confirm} />}
            {way === 'passkey' && <ByPasskey confirm={confirm} />}
            {way === 'sms' && <BySms mobile={known.mobile} confirm={confirm} />}
          </div>
        )
      }}
    </QueryView>
  )
}

function ByPassword({ account, confirm }: WayProps & { account: string }) {
  const t = useT()
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: t('login.passwordMissing') } : {}),
  })
  async function send({ password }: { password: string }) {
    try {
      await confirm({ type: 'password', password })
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'login_failed')) throw error
      form.fail('password', t('confirm.passwordWrong'))
    }
  }
  return (
    <form className="stack" noValidate onSubmit={form.submit(send)}>
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <PasswordField
        {...form.bind('password')}
        label={t('login.password')}
        autoComplete="current-password"
        showLabel={t('common.showPassword')}
        hideLabelText={t('common.hidePassword')}
      />
      <Button type="submit" tone="primary" block loading={form.busy}>
        {t('confirm.go')}
      </Button>
      <FormProblem text={form.problem} />
    </form>
  )
}

function ByPasskey({ confirm }: WayProps) {
  const t = useT()
  const form = useForm({ initial: {}, check: () => ({}) })
  async function send() {
    const { askPasskey } = await import('../passkey/ask-passkey.ts')
    const answer = await askPasskey()
    if (answer) await confirm({ type: 'passkey', ...answer })
  }
  return (
    <form className="stack" noValidate onSubmit={form.submit(send)}>
      <Button type="submit" tone="primary" icon="key" block loading={form.busy}>
        {t('confirm.usePasskey')}
      </Button>
      <FormProblem text={form.problem} />
    </form>
  )
}

function BySms({ mobile, confirm }: WayProps & { mobile: string }) {
  const t = useT()
  const codeProblem = useCodeProblem()
  const code = useSentCode({
    purpose: 'confirm',
    recipient: 'own',
    send: () => send('POST /wps/member/smsCode', { body: {} }),
  })
  const form = useForm({
    initial: { verificationCode: '' },
    check: ({ verificationCode }) => codeProblem(code.requestId, verificationCode),
  })
  async function sendCode({ verificationCode }: { verificationCode: string }) {
    await confirm({ type: 'sms', requestId: code.requestId, verificationCode })
    code.done()
  }
  return (
    <form className="stack" noValidate onSubmit={form.submit(sendCode)}>
      <p>{t('confirm.toMobile', { mobile })}</p>
      <SentCodeField
        {...form.bind('verificationCode')}
        code={code}
        onCode={(text) => form.set('verificationCode', text)}
      />
      <Button type="submit" tone="primary" block loading={form.busy}>
        {t('confirm.go')}
      </Button>
      <FormProblem text={form.problem} />
    </form>
  )
}

/** Who came by another site has nothing to show here; a fresh login counts. */
function LogInAgain() {
  const t = useT()
  const { busy, logout } = useLogout()
  return (
    <div className="stack">
      <p>{t('confirm.noWay')}</p>
      <Button tone="primary" block loading={busy} onClick={() => void logout()}>
        {t('logout.title')}
      </Button>
    </div>
  )
}
