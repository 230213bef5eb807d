import { Sheet } from '@suerte/ui/Sheet.tsx'
import { Ticker } from '@suerte/ui/Ticker.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Boot } from '../../boot.ts'
import { useMoment, useT } from '../../i18n.ts'
import { announcementsQuery } from '../../queries.ts'
import styles from './Home.module.css'

type Announcement = Boot['announcements'][number]

/** What the house has to say, line by line; a tap opens the whole of it. */
export function Announcements() {
  const t = useT()
  const moment = useMoment()
  const announcements = useQuery(announcementsQuery).data ?? []
  const [shown, setShown] = useState<Announcement>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Ticker
        label={t('home.news')}
        pauseLabel={t('common.pause')}
        playLabel={t('common.play')}
        empty={<span className="soft">{t('home.noNews')}</span>}
        items={announcements.map((announcement) => ({
          id: announcement.id,
          content: (
            <button
              type="button"
              className={styles.news}
              onClick={() => {
                setShown(announcement)
                setOpen(true)
              }}
            >
              {announcement.title}
            </button>
          ),
        }))}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={shown?.title ?? ''}
        closeLabel={t('common.close')}
      >
        {shown && (
          <div className="stack">
            <p className="soft">{moment(shown.publishedAtMs)}</p>
            <p className={styles.newsText}>{shown.content}</p>
          </div>
        )}
      </Sheet>
    </>
  )
}
