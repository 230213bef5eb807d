import { useQuery } from '@tanstack/react-query'
import { memberQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { useStatus } from '../../../site.ts'
import { MemberBase } from './MemberBase.tsx'
import { MemberEnd } from './MemberEnd.tsx'
import { MemberNew } from './MemberNew.tsx'
import { Preferences } from './Preferences.tsx'

const NEW_LAYOUT = 1

/** The member's own place: who they are, what they have, and the ways to everything that is theirs. */
export function Member() {
  const member = useQuery(memberQuery)
  const { mem_cen: layout } = useStatus().info.mobileTemplate
  const Layout = layout === NEW_LAYOUT ? MemberNew : MemberBase
  return (
    <QueryView query={member} count={4}>
      {(known) => (
        <div className="stack">
          <Layout member={known} />
          <Preferences />
          <MemberEnd member={known} />
        </div>
      )}
    </QueryView>
  )
}
