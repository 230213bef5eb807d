import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { SelectField } from '@suerte/ui/SelectField.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from '../../api.ts'
import { useT } from '../../i18n.ts'
import { useNavigation, useQueryText } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { gamesQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { DrawChecks } from './DrawChecks.tsx'
import styles from './Verify.module.css'

const SHOWN_DRAWS = 50

const drawsQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['draw', 'list', gameId],
    queryFn: () =>
      send('GET /lgw/draws/:gameId', { params: { gameId }, query: { pageSize: SHOWN_DRAWS } }),
  })
const recordQuery = (gameId: string, numero: string) =>
  queryOptions({
    queryKey: ['draw', gameId, numero],
    queryFn: () => send('GET /lgw/draw/:gameId/:numero', { params: { gameId, numero } }),
  })

/** Any draw, recomputed on the reader's own device from its public record. */
export function Verify() {
  const t = useT()
  const { replace } = useNavigation()
  const { game: askedGame, numero, ticket } = useQueryText()
  const games = useQuery(gamesQuery).data ?? []
  const game = askedGame ?? games[0]?.gameId ?? ''
  const draws = useQuery({ ...drawsQuery(game), enabled: game !== '' })
  const rows = draws.data?.content ?? []
  const shown = numero ?? rows[0]?.numero ?? ''
  const listed = rows.some((row) => row.numero === shown)
  const record = useQuery({ ...recordQuery(game, shown), enabled: shown !== '' })
  return (
    <div className="stack">
      <p>{t('verify.intro')}</p>
      <div className="stack tight">
        <SelectField
          label={t('record.game')}
          value={game}
          onChange={(event) => replace(paths.verify({ game: event.target.value }))}
          options={games.map(({ gameId, name }) => ({ value: gameId, label: name }))}
        />
        <SelectField
          label={t('record.numero')}
          value={shown}
          onChange={(event) => replace(paths.verify({ game, numero: event.target.value }))}
          options={[
            ...(listed || shown === '' ? [] : [{ value: shown, label: shown }]),
            ...rows.map((row) => ({
              value: row.numero,
              label: row.result ? `${row.numero} · ${row.result.join(' ')}` : row.numero,
            })),
          ]}
        />
      </div>
      <div className={styles.outcome}>
        {shown === '' ? (
          draws.isPending ? null : (
            <EmptyState title={t('verify.noDraws')} motif="ball" />
          )
        ) : (
          <QueryView query={record}>
            {(known) => <DrawChecks key={`${game} ${shown}`} record={known} ticketId={ticket} />}
          </QueryView>
        )}
      </div>
      <details className={styles.how}>
        <summary>{t('verify.how')}</summary>
        <div className="stack">
          <p>{t('verify.how.commitment')}</p>
          <p>{t('verify.how.digest')}</p>
          <p>{t('verify.how.beacon')}</p>
          <p>{t('verify.how.fallback')}</p>
        </div>
      </details>
    </div>
  )
}
