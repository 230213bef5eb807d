import type { Reply } from '@suerte/contract/calls.ts'
import { Card } from '@suerte/ui/Card.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { ReasonDialog } from '../screens/ReasonDialog.tsx'
import { queryClient, send } from '../session/calls.ts'
import { fullTime } from '../times.ts'
import styles from './AnnouncementCard.module.css'

type Announcement = Reply<'GET /relay/console/content'>['announcements'][number]

export function AnnouncementCard(props: { announcement: Announcement; mayRemove: boolean }) {
  const { announcement, mayRemove } = props
  const { show } = useToast()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: (reason: string) =>
      send('DELETE /relay/console/announcements/:id', {
        params: { id: announcement.id },
        body: { reason },
      }),
    onSuccess: () => {
      setAsking(false)
      show({ tone: 'success', text: t('content.removed') })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  })
  return (
    <Card as="li">
      <div className={styles.head}>
        <h3>{announcement.title}</h3>
        {mayRemove && (
          <IconButton
            icon="trash"
            label={t('content.remove', { title: announcement.title })}
            onClick={() => {
              remove.reset()
              setAsking(true)
            }}
          />
        )}
      </div>
      <p className={styles.text}>{announcement.content}</p>
      <time className="soft" dateTime={new Date(announcement.publishedAtMs).toISOString()}>
        {fullTime(announcement.publishedAtMs)}
      </time>
      <ReasonDialog
        open={asking}
        title={t('content.removeTitle')}
        confirmLabel={t('content.removeConfirm')}
        danger
        busy={remove.isPending}
        error={remove.error}
        onConfirm={(reason) => remove.mutate(reason)}
        onCancel={() => setAsking(false)}
      >
        {announcement.title}
      </ReasonDialog>
    </Card>
  )
}
