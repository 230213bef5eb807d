import { bannerArt } from './art/banner-art.ts'
import type { MotifName } from './art/motifs.ts'
import styles from './GameArt.module.css'

export function BannerArt({ seed, motif }: { seed: string; motif?: MotifName }) {
  return (
    <span
      className={styles.banner}
      data-mirror
      aria-hidden="true"
      // Drawn by our own generator from constants.
      dangerouslySetInnerHTML={{ __html: bannerArt({ seed, motif }) }}
    />
  )
}
