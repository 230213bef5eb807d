import { IconButton } from '@suerte/ui/IconButton.tsx'
import { List } from '@suerte/ui/List.tsx'
import { ListRow } from '@suerte/ui/ListRow.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useState } from 'react'
import { limits } from '../../../constants.ts'
import { useT } from '../../../i18n.ts'
import { LogoutDialog } from '../../../session/LogoutDialog.tsx'
import { houseRows, type Member } from './member-rows.ts'
import { Rows } from './RowGroup.tsx'

/** The invitation code, what can be read, and the ways out. */
export function MemberEnd({ member }: { member: Member }) {
  const t = useT()
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <section className="stack tight">
        <SectionHead title={t('member.group.house')} />
        {member.inviteCode && <InviteCode code={member.inviteCode} />}
        <Rows label={t('member.group.house')} rows={houseRows(member)} plain={false} />
      </section>
      <List>
        <ListRow
          icon="log-out"
          tone="danger"
          title={t('logout.title')}
          onPress={() => setLeaving(true)}
        />
      </List>
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}

function InviteCode({ code }: { code: string }) {
  const t = useT()
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toast.show({ tone: 'success', text: t('common.copied'), durationMs: limits.noticeMs })
    } catch {
      toast.show({ tone: 'error', text: t('common.copyFailed') })
    }
  }
  return (
    <List>
      <ListRow
        icon="gift"
        title={t('member.inviteCode')}
        detail={<bdi className="numbers">{code}</bdi>}
        value={
          <IconButton
            icon="copy"
            label={t('common.copy', { what: t('member.inviteCode') })}
            onClick={() => void copy()}
          />
        }
      />
    </List>
  )
}
