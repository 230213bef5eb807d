import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n.ts'
import { gamesQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { GameCard } from './GameCard.tsx'
import styles from './Lobby.module.css'

/** The games there are. */
export function Lobby() {
  const t = useT()
  const games = useQuery(gamesQuery)
  return (
    <section className="stack tight">
      <SectionHead title={t('home.lottery')} />
      <QueryView query={games}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('home.noGames')} motif="ball" />
          ) : (
            <ul className={styles.games}>
              {list.map((game) => (
                <GameCard key={game.gameId} game={game} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  )
}
