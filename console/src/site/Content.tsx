import { useQuery } from '@tanstack/react-query'
import { motifs, type MotifName } from '@suerte/ui/art/motifs.ts'
import { BannerArt } from '@suerte/ui/BannerArt.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { Screen } from '../screens/Screen.tsx'
import { send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { AnnouncementCard } from './AnnouncementCard.tsx'
import { PublishForm } from './PublishForm.tsx'
import styles from './Content.module.css'

/** What players read: announcements of the ticker, and the banners. */
export function Content() {
  const may = useMay()
  const query = useQuery({
    queryKey: ['content'],
    queryFn: ({ signal }) => send('GET /relay/console/content', { signal }),
  })
  return (
    <Screen title={t('nav.content')} needs="GET /relay/console/content">
      <div className={styles.split}>
        <Answer query={query}>
          {({ announcements, banners }) => (
            <div className="stack">
              <SectionHead title={t('content.announcements')} />
              {announcements.length === 0 && (
                <EmptyState title={t('content.empty')}>{t('content.emptyText')}</EmptyState>
              )}
              <ul className="stack tight">
                {announcements.map((announcement) => (
                  <AnnouncementCard
                    key={announcement.id}
                    announcement={announcement}
                    mayRemove={may('DELETE /relay/console/announcements/:id')}
                  />
                ))}
              </ul>
              <SectionHead title={t('content.banners')} />
              <ul className={styles.banners}>
                {banners.map((banner) => (
                  <Card as="li" flush key={`${banner.groupName} ${banner.title} ${banner.linkage}`}>
                    <div className={styles.art}>
                      <BannerArt seed={banner.title} {...motifOf(banner.art)} />
                    </div>
                    <div className={styles.words}>
                      <strong>{banner.title}</strong>
                      <span className="soft">
                        {banner.groupName} · {banner.linkage}
                      </span>
                    </div>
                  </Card>
                ))}
              </ul>
            </div>
          )}
        </Answer>
        {may('POST /relay/console/announcements') && <PublishForm />}
      </div>
    </Screen>
  )
}

const isMotif = (art: string): art is MotifName => art in motifs

/** The motif that a banner names; without one its title decides. */
function motifOf(art: string): { motif?: MotifName } {
  return isMotif(art) ? { motif: art } : {}
}
