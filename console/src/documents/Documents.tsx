import type { Reply } from '@suerte/contract/calls.ts'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { Screen } from '../screens/Screen.tsx'
import { send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { documentKinds } from './kinds.ts'
import { DocumentHistory } from './DocumentHistory.tsx'
import { PublishDocument } from './PublishDocument.tsx'

export type DocumentVersion = Reply<'GET /relay/console/documents'>['documents'][number]
const route = getRouteApi('/desk/documents')

/** What members agree to: the version in force, the ones before, and a new one. */
export function Documents() {
  const { kind = 'terms' } = route.useSearch()
  const navigate = route.useNavigate()
  const mayPublish = useMay()('POST /relay/console/documents')
  const query = useQuery({
    queryKey: ['documents'],
    queryFn: ({ signal }) => send('GET /relay/console/documents', { signal }),
    refetchOnWindowFocus: false,
  })
  return (
    <Screen title={t('nav.documents')} needs="GET /relay/console/documents">
      <Segmented
        kind="tabs"
        idBase="documents"
        label={t('nav.documents')}
        value={kind}
        onChange={(value) => void navigate({ search: { kind: value }, replace: true })}
        options={documentKinds.map((value) => ({ value, label: t(`documents.${value}`) }))}
      />
      <Answer query={query}>
        {({ documents }) => {
          const versions = documents
            .filter((document) => document.kind === kind)
            .sort((a, b) => b.publishedAtMs - a.publishedAtMs)
          return (
            <div
              role="tabpanel"
              id={`documents-panel-${kind}`}
              aria-labelledby={`documents-tab-${kind}`}
              className="stack"
            >
              <DocumentHistory versions={versions} />
              {mayPublish && (
                <PublishDocument
                  key={`${kind} ${versions[0]?.version ?? ''}`}
                  kind={kind}
                  versions={versions}
                />
              )}
            </div>
          )
        }}
      </Answer>
    </Screen>
  )
}
