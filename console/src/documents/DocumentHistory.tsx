import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { Time } from '../screens/Time.tsx'
import { fullTime } from '../times.ts'
import type { DocumentVersion } from './Documents.tsx'
import { DocumentText } from './DocumentText.tsx'

/** Every version, the one in force first; a row opens its text. */
export function DocumentHistory({ versions }: { versions: readonly DocumentVersion[] }) {
  const [read, setRead] = useState<DocumentVersion>()
  return (
    <>
      <DataTable
        dense
        caption={t('documents.versions')}
        rows={versions}
        rowKey={({ version }) => version}
        onRow={setRead}
        empty={<EmptyState title={t('documents.empty')}>{t('documents.emptyText')}</EmptyState>}
        columns={columns(versions[0]?.version)}
      />
      <Sheet
        open={read !== undefined}
        onClose={() => setRead(undefined)}
        title={read?.title ?? ''}
        closeLabel={t('common.close')}
      >
        {read && (
          <article className="stack">
            <p className="soft">
              {t('documents.published', {
                version: read.version,
                at: fullTime(read.publishedAtMs),
              })}
            </p>
            <DocumentText body={read.body} />
          </article>
        )}
      </Sheet>
    </>
  )
}

function columns(inForce: string | undefined): Column<DocumentVersion>[] {
  return [
    {
      id: 'version',
      head: t('documents.version'),
      primary: true,
      cell: (document) => <span translate="no">{document.version}</span>,
    },
    { id: 'title', head: t('content.title'), cell: (document) => document.title },
    {
      id: 'state',
      head: t('queue.state'),
      cell: ({ version }) =>
        version === inForce ? (
          <Tag tone="up">{t('documents.inForce')}</Tag>
        ) : (
          <Tag tone="neutral">{t('documents.replaced')}</Tag>
        ),
    },
    {
      id: 'at',
      head: t('list.at'),
      align: 'end',
      cell: (document) => <Time atMs={document.publishedAtMs} />,
    },
  ]
}
