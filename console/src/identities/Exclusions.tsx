import type { Reply } from '@suerte/contract/calls.ts'
import { Button } from '@suerte/ui/Button.tsx'
import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { ListPager } from '../screens/ListPager.tsx'
import { ReasonDialog } from '../screens/ReasonDialog.tsx'
import { Time } from '../screens/Time.tsx'
import { queryClient, send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { ExclusionForm } from './ExclusionForm.tsx'
import styles from './identities.module.css'

type Exclusion = Reply<'GET /relay/console/exclusions'>['content'][number]
const route = getRouteApi('/desk/identities')

/** People who may not play. */
export function Exclusions() {
  const { page } = route.useSearch()
  const navigate = route.useNavigate()
  const may = useMay()
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Exclusion>()
  const query = useQuery({
    queryKey: ['exclusions', page],
    queryFn: ({ signal }) =>
      send('GET /relay/console/exclusions', { query: { pageNo: page ?? 1 }, signal }),
    enabled: may('GET /relay/console/exclusions'),
    placeholderData: keepPreviousData,
  })
  const mayRemove = may('DELETE /relay/console/exclusions/:id')
  return (
    <>
      <div className={styles.head}>
        <p className="soft">{t('exclusions.text')}</p>
        {may('POST /relay/console/exclusions') && (
          <Button tone="primary" size={44} icon="plus" onClick={() => setAdding(true)}>
            {t('exclusions.add')}
          </Button>
        )}
      </div>
      <Answer query={query}>
        {(data) => (
          <>
            <DataTable
              dense
              caption={t('identities.part.exclusions')}
              rows={data.content}
              rowKey={({ id }) => id}
              empty={<EmptyState title={t('exclusions.empty')} />}
              columns={columns(mayRemove ? setLeaving : undefined)}
            />
            <ListPager
              page={data.pageNum}
              pages={data.totalPages}
              total={data.totalCount}
              onPage={(number) => void navigate({ search: { part: 'exclusions', page: number } })}
            />
          </>
        )}
      </Answer>
      <Sheet
        open={adding}
        onClose={() => setAdding(false)}
        title={t('exclusions.add')}
        closeLabel={t('common.close')}
      >
        <ExclusionForm onDone={() => setAdding(false)} />
      </Sheet>
      <RemoveExclusion exclusion={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

function RemoveExclusion(props: { exclusion: Exclusion | undefined; onClose: () => void }) {
  const { exclusion, onClose } = props
  const { show } = useToast()
  const remove = useMutation({
    mutationFn: (reason: string) =>
      send('DELETE /relay/console/exclusions/:id', {
        params: { id: exclusion?.id ?? '' },
        body: { reason },
      }),
    onSuccess: () => {
      onClose()
      show({ tone: 'success', text: t('exclusions.removed') })
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['exclusions'] }),
        queryClient.invalidateQueries({ queryKey: ['identities'] }),
      ]),
  })
  return (
    <ReasonDialog
      open={exclusion !== undefined}
      title={t('exclusions.removeTitle')}
      confirmLabel={t('exclusions.remove')}
      danger
      busy={remove.isPending}
      error={remove.error}
      onConfirm={(reason) => remove.mutate(reason)}
      onCancel={() => {
        remove.reset()
        onClose()
      }}
    >
      <strong translate="no">{exclusion?.name}</strong>
      <p className="soft">{t('exclusions.removeText')}</p>
    </ReasonDialog>
  )
}

function columns(onRemove: ((exclusion: Exclusion) => void) | undefined): Column<Exclusion>[] {
  const facts: Column<Exclusion>[] = [
    {
      id: 'name',
      head: t('identities.name'),
      primary: true,
      cell: ({ name }) => <span translate="no">{name}</span>,
    },
    { id: 'birth', head: t('identities.birthDate'), cell: ({ birthDate }) => birthDate },
    { id: 'note', head: t('exclusions.note'), cell: ({ note }) => note || t('common.none') },
    {
      id: 'at',
      head: t('operators.since'),
      align: 'end',
      cell: ({ createdAtMs }) => <Time atMs={createdAtMs} />,
    },
  ]
  if (!onRemove) return facts
  return [
    ...facts,
    {
      id: 'remove',
      head: t('list.action'),
      align: 'end',
      cell: (exclusion) => (
        <IconButton
          icon="trash"
          label={t('exclusions.removeOf', { name: exclusion.name })}
          onClick={() => onRemove(exclusion)}
        />
      ),
    },
  ]
}
