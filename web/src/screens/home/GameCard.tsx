import { BallRow } from '@suerte/ui/BallRow.tsx'
import { Countdown } from '@suerte/ui/Countdown.tsx'
import { GameArt } from '@suerte/ui/GameArt.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { serverOffsetMs } from '../../clock.ts'
import type { LotteryGame } from '../../boot.ts'
import { useT } from '../../i18n.ts'
import { useLive } from '../../live/use-live.ts'
import { useNavigation } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { numerosQuery } from '../../queries.ts'
import { useSession } from '../../session/session-store.ts'
import { rememberWay } from '../../session/way-back.ts'
import { SiteLink } from '../../SiteLink.tsx'
import styles from './Lobby.module.css'

const BALL_PX = 28
/** Between the close of a numero and the opening of the next one the server has a moment to turn. */
const TURN_MS = 1_200

/** A game of the lobby: its picture, the time until its next close, the last result. */
export function GameCard({ game }: { game: LotteryGame }) {
  const t = useT()
  const session = useSession()
  const { go } = useNavigation()
  const { gameId, name } = game
  useLive(`game:${gameId}`)
  const numeros = useQuery(numerosQuery(gameId))
  const { current, last } = numeros.data ?? {}
  const way = paths.startLottery({ gameId, playType: game.playTypes[0], pageBack: 'home' })
  const digits = last?.result?.map(String)
  return (
    <li>
      <SiteLink
        to={session ? way : paths.login}
        className={styles.game}
        onClick={(event) => {
          if (session) return
          event.preventDefault()
          rememberWay(way)
          go(paths.login)
        }}
      >
        <GameArt
          code={gameId}
          category={game.gameType}
          studio={game.vassalage}
          title={name}
          className={styles.art ?? ''}
        />
        <span className={styles.title}>
          <b className="display">{name}</b>
          {game.isNew && <Tag tone="accent">{t('home.new')}</Tag>}
        </span>
        <span className={styles.facts}>
          <span className="soft">{t('home.every', { minutes: game.intervalSeconds / 60 })}</span>
          <span className={styles.result}>
            {digits ? (
              <BallRow
                values={digits}
                size={BALL_PX}
                label={t('home.lastResult', { digits: digits.join(' ') })}
              />
            ) : (
              <span className="soft">{t('home.noResult')}</span>
            )}
          </span>
        </span>
        <span className={styles.clock}>
          <span className="soft">{t('home.closes')}</span>
          {current ? (
            <Countdown
              key={current.numero}
              deadlineMs={current.closesAtMs}
              offsetMs={serverOffsetMs()}
              label={t('home.closesIn', { name })}
              onEnd={() => setTimeout(() => void numeros.refetch(), TURN_MS)}
            />
          ) : (
            <span className="numbers">--:--</span>
          )}
        </span>
      </SiteLink>
    </li>
  )
}
