import { Avatar } from '../src/Avatar.tsx'
import { BannerArt } from '../src/BannerArt.tsx'
import { Carousel } from '../src/Carousel.tsx'
import { GameArt } from '../src/GameArt.tsx'
import { Logo } from '../src/Logo.tsx'
import { SectionHead } from '../src/SectionHead.tsx'
import { Ticker } from '../src/Ticker.tsx'
import { VendorMark } from '../src/VendorMark.tsx'
import { useWords } from './words.ts'
import styles from './Workshop.module.css'

const games = [
  ['SSC1', 'LOTT', 'Casa', 'Uno Minuto'],
  ['SSC3', 'LOTT', 'Casa', 'Tres Minutos'],
  ['SSC5', 'LOTT', 'Casa', 'Cinco'],
  ['PEZ', 'FISH', 'Laguna', 'Pez de Plata'],
  ['GALLO', 'COCKFIGHT', 'Corral', 'Gallo'],
  ['NOCHE', 'RNG', 'Papel', 'Noche de Faroles'],
  ['CHILI', 'RNG', 'Papel', 'Salsa Salsa'],
  ['SOL', 'RNG', 'Laguna', 'Sol y Sombra'],
  ['MESA', 'LIVE', 'Corral', 'La Mesa'],
  ['DUELO', 'PVP', 'Casa', 'Duelo'],
  ['LUCHA', 'SPORTS', 'Papel', 'Lucha Libre'],
  ['LOTERIA', 'BINGO', 'Casa', 'Lotería'],
  ['MERCADO', 'TF', 'Casa', 'Mercado'],
  ['FLOR', 'RNG', 'Laguna', '花之夜市'],
  ['NOPAL', 'RNG', 'Corral', undefined],
  ['SUERTE7', 'ELOTT', 'Papel', undefined],
  ['LUNA', 'RNG', 'Casa', undefined],
  ['PINATA', 'BGS', 'Casa', undefined],
] as const

export function ArtBench() {
  const w = useWords()
  return (
    <>
      <Carousel
        label="News"
        pauseLabel="Pause"
        playLabel="Play"
        previousLabel="Previous"
        nextLabel="Next"
        itemText={(place, of) => `${place} of ${of}`}
        items={['Feria', 'Luna', 'Mar', 'Desierto'].map((name) => ({
          id: name,
          label: name,
          content: (
            <div className={styles.slide}>
              <BannerArt seed={name} />
              <p className="display">{w(`${name}: the fair is on`)}</p>
            </div>
          ),
        }))}
      />
      <Ticker
        label="Announcements"
        pauseLabel="Pause"
        playLabel="Play"
        empty="No announcement"
        items={[
          { id: '1', content: w('Draws pause on Sunday from 02:00 to 02:10') },
          { id: '2', content: w('A new three-minute draw opens tonight') },
        ]}
      />
      <section className="stack tight">
        <SectionHead title={w('Games')} action={<Logo size={22} />} />
        <div className={styles.tiles}>
          {games.map(([code, category, studio, title]) => (
            <GameArt key={code} {...{ code, category, studio, title }} />
          ))}
        </div>
      </section>
      <div className="row">
        {['TCG_LOTTO_VN', 'TCG_SEA', 'TF', 'BG', 'JILI'].map((code) => (
          <VendorMark key={code} code={code} variant="COLOR2" size={48} label={code} />
        ))}
        {['ana', 'luis', 'mei', 'tuan', 'ola'].map((seed) => (
          <Avatar key={seed} seed={seed} />
        ))}
      </div>
    </>
  )
}
