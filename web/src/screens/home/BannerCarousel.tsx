import { motifs, type MotifName } from '@suerte/ui/art/motifs.ts'
import { BannerArt } from '@suerte/ui/BannerArt.tsx'
import { Carousel } from '@suerte/ui/Carousel.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Boot } from '../../boot.ts'
import { useT } from '../../i18n.ts'
import { bannersQuery } from '../../queries.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { bannerLink } from './banner-link.ts'
import styles from './Home.module.css'

type Banner = Boot['banners'][number]
const HOME_GROUP = 'm_home'

/** The banners of Home, one after the other. */
export function BannerCarousel() {
  const t = useT()
  const banners = (useQuery(bannersQuery).data ?? []).filter((b) => b.groupName === HOME_GROUP)
  if (banners.length === 0) return null
  return (
    <Carousel
      label={t('home.banners')}
      pauseLabel={t('common.pause')}
      playLabel={t('common.play')}
      previousLabel={t('common.previous')}
      nextLabel={t('common.next')}
      itemText={(place, of) => t('home.bannerPlace', { place, of })}
      items={banners.map((banner) => ({
        id: `${banner.art} ${banner.url} ${banner.title}`,
        label: banner.title,
        content: <Slide banner={banner} />,
      }))}
    />
  )
}

function Slide({ banner }: { banner: Banner }) {
  const link = bannerLink(banner.linkage)
  const face = (
    <>
      {banner.art || !banner.url ? (
        <BannerArt seed={banner.title} {...(isMotif(banner.art) && { motif: banner.art })} />
      ) : (
        <img src={banner.url} alt="" />
      )}
      <span className={styles.slideTitle}>{banner.title}</span>
    </>
  )
  if (link?.kind === 'site')
    return (
      <SiteLink to={link.to} className={styles.slide}>
        {face}
      </SiteLink>
    )
  if (link?.kind === 'web')
    return (
      <a href={link.href} target="_blank" rel="noreferrer" className={styles.slide}>
        {face}
      </a>
    )
  return <div className={styles.slide}>{face}</div>
}

function isMotif(name: string): name is MotifName {
  return Object.hasOwn(motifs, name)
}
