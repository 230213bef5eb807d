import { Segmented } from '@suerte/ui/Segmented.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { Screen } from '../screens/Screen.tsx'
import { Exclusions } from './Exclusions.tsx'
import { IdentityQueue } from './IdentityQueue.tsx'

const route = getRouteApi('/desk/identities')

/** Who members are, and who may not play. */
export function Identities() {
  const { part = 'queue' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Screen title={t('nav.identities')} needs="GET /relay/console/identities">
      <Segmented
        kind="tabs"
        idBase="identities"
        label={t('nav.identities')}
        value={part}
        onChange={(value) => void navigate({ search: { part: value }, replace: true })}
        options={(['queue', 'exclusions'] as const).map((value) => ({
          value,
          label: t(`identities.part.${value}`),
        }))}
      />
      <div
        role="tabpanel"
        id={`identities-panel-${part}`}
        aria-labelledby={`identities-tab-${part}`}
        className="stack"
      >
        {part === 'queue' ? <IdentityQueue /> : <Exclusions />}
      </div>
    </Screen>
  )
}
