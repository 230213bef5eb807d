import type { Reply } from '@suerte/contract/calls.ts'
import type { IconName } from '@suerte/ui/icons/icon-paths.ts'
import type { TagTone } from '@suerte/ui/Tag.tsx'
import { REAL_TYPES } from '../../../constants.ts'
import type { MessageId } from '../../../i18n.ts'
import { paths, type Path } from '../../../paths.ts'

export type Member = Reply<'GET /wps/member/info'>
type Flags = Readonly<Record<string, boolean>>

/** How a row stands: words of ours in a pill, a number of things, or what the member wrote. */
export type RowState =
  | { kind: 'words'; text: MessageId; tone: TagTone }
  | { kind: 'count'; count: number }
  | { kind: 'own'; text: string }
export type Row = { id: string; title: MessageId; icon: IconName; to: Path; state?: RowState }
export type Group = { id: string; title: MessageId; rows: Row[] }

const agentTypes: ReadonlySet<number> = new Set([1, 2, 41, 42])

/** Agents carry a badge. */
export function isAgent(type: number): boolean {
  return agentTypes.has(type)
}

const notSet: RowState = { kind: 'words', text: 'member.state.notSet', tone: 'warn' }
const set: RowState = { kind: 'words', text: 'member.state.set', tone: 'up' }
const own = (text: string): RowState => (text === '' ? notSet : { kind: 'own', text })
const counted = (count: number): RowState => (count === 0 ? notSet : { kind: 'count', count })

const identityTones: Readonly<Record<Member['identity'], TagTone>> = {
  none: 'warn',
  waiting: 'info',
  verified: 'up',
  refused: 'danger',
}

/** The ways that are used every day; the new layout shows them as tiles. */
export function quickRows(member: Member, flags: Flags): Row[] {
  const forReal = REAL_TYPES.includes(member.type)
  return [
    ...(forReal
      ? [
          row('deposit', 'deposit.title', 'wallet', paths.deposit()),
          row('withdraw', 'withdraw.title', 'banknote', paths.withdraw),
        ]
      : []),
    ...(flags['TRANSBETREPMEM3'] === true
      ? [
          row('transactions', 'transactions.title', 'list', paths.transactions),
          row('record', 'record.title', 'ticket', paths.record),
        ]
      : []),
  ]
}

/** Everything else that is the member's, in groups; each row says how it stands. */
export function memberGroups(member: Member): Group[] {
  const forReal = REAL_TYPES.includes(member.type)
  const identityShown = forReal && (member.identityNeeded || member.identity !== 'none')
  const identity: RowState = {
    kind: 'words',
    text: `identity.state.${member.identity}`,
    tone: identityTones[member.identity],
  }
  return [
    {
      id: 'money',
      title: 'member.group.money',
      rows: [
        ...(forReal
          ? [row('cards', 'bankCards.title', 'card', paths.bankCards, counted(member.bankCards))]
          : []),
        row('verify', 'verify.title', 'shield-check', paths.verify()),
      ],
    },
    {
      id: 'profile',
      title: 'member.group.profile',
      rows: [
        row('headIcon', 'headIcon.title', 'image', paths.headIcon),
        row('nickname', 'nickname.title', 'edit', paths.nickname, own(member.nickname)),
        row('email', 'email.title', 'mail', paths.email, emailState(member)),
        row('mobile', 'mobile.title', 'phone', paths.mobile, own(member.mobile)),
        row('payeeName', 'payeeName.title', 'bank', paths.payeeName, own(member.payeeName)),
        ...(identityShown
          ? [row('identity', 'identity.title', 'user', paths.identity, identity)]
          : []),
      ],
    },
    {
      id: 'security',
      title: 'member.group.security',
      rows: [
        row(
          'password',
          'member.password',
          'lock',
          paths.changePassword,
          member.hasPassword ? set : notSet,
        ),
        ...(forReal
          ? [
              row(
                'paymentPassword',
                'paymentPassword.title',
                'key',
                paths.paymentPassword,
                member.hasPaymentPassword ? set : notSet,
              ),
            ]
          : []),
        row(
          'questions',
          'questions.title',
          'help',
          paths.securityQuestions,
          member.hasSecurityQuestions ? set : notSet,
        ),
        row('passkeys', 'passkeys.title', 'shield-check', paths.passkeys, counted(member.passkeys)),
        row('devices', 'devices.title', 'settings', paths.devices),
      ],
    },
  ]
}

/** The pages that can be read, and the way to close the account. */
export function houseRows(member: Member): Row[] {
  const forReal = REAL_TYPES.includes(member.type)
  const closing: RowState = { kind: 'words', text: 'member.state.closing', tone: 'warn' }
  return [
    row('terms', 'member.terms', 'receipt', paths.agreement('terms')),
    row('privacy', 'member.privacy', 'eye-off', paths.agreement('privacy')),
    row('funds', 'member.funds', 'info', paths.agreement('funds')),
    ...(forReal
      ? [
          row(
            'close',
            'closeAccount.title',
            'x',
            paths.closeAccount,
            member.closing ? closing : undefined,
          ),
        ]
      : []),
  ]
}

function emailState({ email, emailVerified }: Member): RowState {
  if (email === '') return notSet
  return emailVerified
    ? { kind: 'own', text: email }
    : { kind: 'words', text: 'member.state.notVerified', tone: 'warn' }
}

function row(id: string, title: MessageId, icon: IconName, to: Path, state?: RowState): Row {
  return { id, title, icon, to, ...(state && { state }) }
}
