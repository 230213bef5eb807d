import { Segmented } from '@suerte/ui/Segmented.tsx'
import { t } from '../i18n.ts'
import { SearchField } from '../screens/SearchField.tsx'
import type { QueueSearch } from '../search-params.ts'
import type { AnyState } from './decisions.ts'
import styles from './QueueScreen.module.css'

type Props<S extends AnyState> = {
  states: readonly S[]
  search: QueueSearch<S>
  waiting: number | undefined
  onSearch: (search: QueueSearch<S>, replace?: boolean) => void
}

/** State and account of a queue; a new filter begins at the first page. */
export function QueueFilters<S extends AnyState>(props: Props<S>) {
  const { states, search, waiting, onSearch } = props
  const choices = [...states, 'all' as const]
  return (
    <div className={styles.filters}>
      <Segmented
        label={t('queue.state')}
        value={search.state ?? 'review'}
        onChange={(value) => {
          const chosen = choices.find((known) => known === value)
          onSearch({ search: search.search, state: chosen === 'review' ? undefined : chosen })
        }}
        options={choices.map((value) => ({
          value,
          label: t(`state.${value}`),
          badge: value === 'review' ? waiting : undefined,
        }))}
      />
      <SearchField
        label={t('queue.search')}
        value={search.search ?? ''}
        onSearch={(text) => onSearch({ state: search.state, search: text }, true)}
      />
    </div>
  )
}
