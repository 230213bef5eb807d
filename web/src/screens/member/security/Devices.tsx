import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { ConfirmDialog } from '@suerte/ui/ConfirmDialog.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { List } from '@suerte/ui/List.tsx'
import { ListRow } from '@suerte/ui/ListRow.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../../api.ts'
import { useMoment, useT } from '../../../i18n.ts'
import { devicesQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { useRemoval } from '../use-removal.ts'
import { useSaved } from '../use-saved.ts'

/** Where this member is signed in; what is not theirs ends with a tap. */
export function Devices() {
  const t = useT()
  const moment = useMoment()
  const toast = useToast()
  const saved = useSaved()
  const devices = useQuery(devicesQuery)
  const say = (text: string) => toast.show({ tone: 'success', text })
  const one = useRemoval<{ id: string; name: string }>(async ({ id }) => {
    await send('DELETE /wps/member/sessions/:id', { params: { id } })
    await saved.renew('devices')
    say(t('devices.ended'))
  })
  const others = useRemoval<'others'>(async () => {
    const { ended } = await send('DELETE /wps/member/sessions')
    await saved.renew('devices')
    say(t('devices.endedCount', { count: ended }))
  })
  const problem = one.problem ?? others.problem
  return (
    <QueryView query={devices} count={2}>
      {(known) => (
        <div className="stack">
          <p className="soft">{t('devices.text')}</p>
          {problem && <Banner tone="error">{problem}</Banner>}
          <List label={t('devices.title')}>
            {known.map(({ id, current, device, address, createdAtMs, seenAtMs }) => {
              const name = device || t('devices.unknown')
              return (
                <ListRow
                  key={id}
                  icon="globe"
                  title={<bdi>{name}</bdi>}
                  detail={
                    <>
                      <bdi>{address}</bdi>
                      <br />
                      {current
                        ? t('devices.since', { time: moment(createdAtMs) })
                        : t('devices.seen', { time: moment(seenAtMs) })}
                      {current && (
                        <>
                          <br />
                          <Tag tone="up">{t('devices.this')}</Tag>
                        </>
                      )}
                    </>
                  }
                  {...(!current && {
                    value: (
                      <IconButton
                        icon="log-out"
                        label={t('devices.end', { name })}
                        onClick={() => one.ask({ id, name })}
                      />
                    ),
                  })}
                />
              )
            })}
          </List>
          {known.length > 1 && (
            <Button block tone="danger" loading={others.busy} onClick={() => others.ask('others')}>
              {t('devices.endOthers')}
            </Button>
          )}
          <ConfirmDialog
            open={one.asked !== undefined}
            title={t('devices.endQuestion', { name: one.asked?.name ?? '' })}
            confirmLabel={t('devices.endIt')}
            cancelLabel={t('common.cancel')}
            tone="danger"
            onConfirm={() => void one.go()}
            onCancel={one.cancel}
          />
          <ConfirmDialog
            open={others.asked !== undefined}
            title={t('devices.endOthersQuestion')}
            confirmLabel={t('devices.endIt')}
            cancelLabel={t('common.cancel')}
            tone="danger"
            onConfirm={() => void others.go()}
            onCancel={others.cancel}
          />
        </div>
      )}
    </QueryView>
  )
}
