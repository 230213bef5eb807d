import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '../i18n.ts'
import { refusalText } from '../refusal-text.ts'
import { Answer } from '../screens/Answer.tsx'
import { queryClient, send } from '../session/calls.ts'
import { useSignOut } from '../shell/use-desk.ts'
import { fullTime } from '../times.ts'
import styles from './security.module.css'

/** Where this operator is signed in; one can be ended at a time. */
export function OwnSessions() {
  const { show } = useToast()
  const signOut = useSignOut()
  const query = useQuery({
    queryKey: ['own-sessions'],
    queryFn: ({ signal }) => send('GET /relay/console/sessions', { signal }),
  })
  const end = useMutation({
    mutationFn: (id: string) => send('DELETE /relay/console/sessions/:id', { params: { id } }),
    onSuccess: () => show({ tone: 'success', text: t('security.ended') }),
    onError: (error) => show({ tone: 'error', text: refusalText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['own-sessions'] }),
  })
  return (
    <Card as="section" className="stack">
      <SectionHead title={t('security.sessions')} />
      <p className="soft">{t('security.sessionsText')}</p>
      <Answer query={query} lines={3}>
        {({ sessions }) => (
          <ul className={styles.list}>
            {sessions.map((session) => (
              <li key={session.id}>
                <span className={styles.facts}>
                  <strong>{t('security.since', { at: fullTime(session.createdAtMs) })}</strong>
                  <span className="soft">
                    {t('security.seen', { at: fullTime(session.seenAtMs) })}
                  </span>
                  {session.current && (
                    <span>
                      <Tag tone="up">{t('security.here')}</Tag>
                    </span>
                  )}
                </span>
                {session.current ? (
                  <Button size={44} loading={signOut.isPending} onClick={() => signOut.mutate()}>
                    {t('shell.signOut')}
                  </Button>
                ) : (
                  <Button
                    size={44}
                    aria-label={t('security.endOf', { at: fullTime(session.createdAtMs) })}
                    loading={end.isPending && end.variables === session.id}
                    onClick={() => end.mutate(session.id)}
                  >
                    {t('security.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Card>
  )
}
