import type { Reply } from '@suerte/contract/calls.ts'
import { Card } from '@suerte/ui/Card.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { t } from '../i18n.ts'
import { IdentityTag } from '../identities/IdentityTag.tsx'
import { fieldName } from '../settings/change-words.ts'
import { fullTime } from '../times.ts'
import { MemberState } from './MemberState.tsx'
import { isMemberType } from './member-types.ts'

type Member = Reply<'GET /relay/console/members/:id'>

/** Who a member is, with addresses and numbers covered by the server. */
export function MemberProfile({ member }: { member: Member }) {
  const text = (key: string, label: string, value: string) => ({
    key,
    label,
    value: value === '' ? t('common.none') : <span translate="no">{value}</span>,
  })
  const { type } = member
  return (
    <>
      <Card as="section" className="stack tight">
        <SectionHead title={t('member.account')} />
        <KeyValue
          rows={[
            { key: 'state', label: t('queue.state'), value: <MemberState member={member} /> },
            {
              key: 'type',
              label: t('member.typeOf'),
              value: isMemberType(type) ? t(`member.type.${type}`) : type,
            },
            {
              key: 'identity',
              label: t('member.identity'),
              value: <IdentityTag state={member.identity} />,
            },
            { key: 'sessions', label: t('member.sessions'), value: member.sessions },
            {
              key: 'registered',
              label: t('member.registered'),
              value: fullTime(member.registeredAtMs),
            },
            text('method', t('member.registeredBy'), member.registerMethod),
            text('invited', t('member.invitedBy'), member.invitedBy),
            {
              key: 'login',
              label: t('member.lastLogin'),
              value:
                member.lastLoginAtMs === null ? t('common.never') : fullTime(member.lastLoginAtMs),
            },
            { key: 'id', label: t('queue.id'), value: <code>{member.id}</code> },
          ]}
        />
      </Card>
      <Card as="section" className="stack tight">
        <SectionHead title={t('member.profile')} />
        <KeyValue
          rows={[
            text('nickname', t('field.nickname'), member.nickname),
            text('email', t('field.email'), member.email),
            text('mobile', t('field.mobileNum'), member.mobile),
            text('payee', t('field.payeeName'), member.payeeName),
            ...Object.entries(member.fields)
              .filter(([name]) => !shown.has(name))
              .map(([name, value]) => text(`field ${name}`, fieldName(name), value)),
          ]}
        />
      </Card>
    </>
  )
}

/** Fields of the registration that stand above already. */
const shown: ReadonlySet<string> = new Set(['nickname', 'email', 'mobileNum', 'payeeName'])
