import type { Reply } from '@suerte/contract/calls.ts'
import type { DrawRecord } from '@suerte/domain/fairness/verify.ts'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useT } from '../../i18n.ts'
import { paths, type Path } from '../../paths.ts'
import { useRefusalText } from '../../refusal-text.ts'
import { rememberWay } from '../../session/way-back.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { CheckLine } from './CheckLine.tsx'

type Proof = Reply<'GET /lgw/tickets/:ticketId/proof'>
type Props = { record: DrawRecord; proof: UseQueryResult<Proof>; signedIn: boolean }

/** Whether the reader's own ticket was in the set that was frozen before the draw. */
export function TicketCheck({ record, proof, signedIn }: Props) {
  const t = useT()
  const refusalText = useRefusalText()
  const included = useQuery({
    queryKey: ['proof', 'checked', record.rootHex, proof.data?.proof.line],
    queryFn: async () => {
      const { checkTicket } = await import('./verify-draw.ts')
      return proof.data ? checkTicket(record, proof.data.proof) : false
    },
    enabled: proof.data !== undefined,
    staleTime: Infinity,
  })
  if (!signedIn)
    return (
      <li>
        <SiteLink
          to={paths.login}
          className={buttonClass({ block: true })}
          // This address is ours: it begins with /m/.
          onClick={() => rememberWay(`${location.pathname}${location.search}` as Path)}
        >
          {t('verify.ticketLogin')}
        </SiteLink>
      </li>
    )
  if (proof.isError) return <CheckLine ok={false} text={refusalText(proof.error)} values={[]} />
  if (included.data === undefined)
    return (
      <li>
        <Skeleton label={t('verify.working')} />
      </li>
    )
  const good = included.data
  return (
    <CheckLine
      ok={good}
      text={t(good ? 'verify.ticket.good' : 'verify.ticket.bad')}
      values={proof.data ? [proof.data.proof.line] : []}
    />
  )
}
