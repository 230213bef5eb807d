import { Button } from '@suerte/ui/Button.tsx'
import { useState } from 'react'
import type { Status } from '../../boot.ts'
import { FormProblem } from '../../FormProblem.tsx'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { useRefusalText } from '../../refusal-text.ts'
import type { SocialChannel } from '../../session/social/social-return.ts'

type Props = {
  firebase: NonNullable<Status['info']['firebase']>
  channels: readonly SocialChannel[]
}

/** One tap to the page of a provider; its code is fetched only then. */
export function SocialButtons({ firebase, channels }: Props) {
  const t = useT()
  const refusalText = useRefusalText()
  const [busy, setBusy] = useState<SocialChannel>()
  const [problem, setProblem] = useState<string>()

  async function leave(channel: SocialChannel) {
    setBusy(channel)
    setProblem(undefined)
    try {
      const { beginSocial } = await import('../../session/social/social-login.ts')
      location.assign(await beginSocial(firebase, channel, location.origin + paths.login))
    } catch (error) {
      setProblem(refusalText(error))
      setBusy(undefined)
    }
  }
  return (
    <>
      {channels.map((channel) => (
        <Button key={channel} block loading={busy === channel} onClick={() => void leave(channel)}>
          {t(`login.social.${channel}`)}
        </Button>
      ))}
      <FormProblem text={problem} />
    </>
  )
}
