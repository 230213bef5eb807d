import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState, type ChangeEvent } from 'react'
import { send } from '../../../api.ts'
import { useT } from '../../../i18n.ts'
import { headIconQuery, memberQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { useRefusalText } from '../../../refusal-text.ts'
import { HeadPicture } from './HeadPicture.tsx'
import { pictureProblem, pictureTypes } from './picture-problem.ts'
import styles from './HeadIcon.module.css'
import { useSaved } from '../use-saved.ts'

/** One of the icons that come with the site, taken with a tap, or a picture of the member's own. */
export function HeadIcon() {
  const icons = useQuery(headIconQuery)
  return (
    <QueryView query={icons} count={2}>
      {({ headIcon, choices, bytesMax }) => (
        <Choice headIcon={headIcon} choices={choices} bytesMax={bytesMax} />
      )}
    </QueryView>
  )
}

type Props = { headIcon: string; choices: readonly string[]; bytesMax: number }

function Choice({ headIcon, choices, bytesMax }: Props) {
  const t = useT()
  const queries = useQueryClient()
  const saved = useSaved()
  const refusalText = useRefusalText()
  const seed = useQuery(memberQuery).data?.id ?? ''
  const [taking, setTaking] = useState<string>()
  const [problem, setProblem] = useState<string>()

  function taken(now: string) {
    queries.setQueryData(headIconQuery.queryKey, (old) => old && { ...old, headIcon: now })
    saved.say()
    void saved.renew()
  }
  async function take(icon: string) {
    setTaking(icon)
    setProblem(undefined)
    try {
      taken((await send('POST /wps/member/headIcon', { body: { icon } })).headIcon)
    } catch (error) {
      setProblem(refusalText(error))
    } finally {
      setTaking(undefined)
    }
  }
  return (
    <div className="stack">
      <div className={styles.now}>
        <HeadPicture icon={headIcon} seed={seed} size={112} label={t('headIcon.now')} />
      </div>
      {problem && <Banner tone="error">{problem}</Banner>}
      <Upload bytesMax={bytesMax} onTaken={taken} />
      <SectionHead title={t('headIcon.choose')} />
      <ul className={styles.choices}>
        {choices.map((icon, index) => (
          <li key={icon}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={(taking ?? headIcon) === icon}
              aria-label={t('headIcon.choice', { number: index + 1 })}
              aria-busy={taking === icon || undefined}
              onClick={() => void take(icon)}
            >
              <HeadPicture icon={icon} seed={icon} size={60} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A picture is shown as it will look before it is sent; the server draws it anew. */
function Upload({ bytesMax, onTaken }: { bytesMax: number; onTaken: (icon: string) => void }) {
  const t = useT()
  const id = useId()
  const refusalText = useRefusalText()
  const [picture, setPicture] = useState<{ file: File; url: string }>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const url = picture?.url
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same picture may be picked again after it was put aside.
    target.value = ''
    if (!file) return
    const wrong = pictureProblem(file, bytesMax)
    const megabytes = Math.round(bytesMax / 1024 / 1024)
    setProblem(wrong && t(`headIcon.${wrong}`, { megabytes }))
    setPicture(wrong ? undefined : { file, url: URL.createObjectURL(file) })
  }
  async function upload(file: File) {
    setBusy(true)
    setProblem(undefined)
    try {
      const { headIcon } = await send('POST /wps/member/headIcon/upload', {
        raw: file,
        headers: { 'content-type': file.type },
      })
      setPicture(undefined)
      onTaken(headIcon)
    } catch (error) {
      setProblem(refusalText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="stack tight">
      {problem && <Banner tone="error">{problem}</Banner>}
      {picture ? (
        <div className={styles.preview}>
          <img
            src={picture.url}
            alt={t('headIcon.preview')}
            width={88}
            height={88}
            onError={() => {
              setPicture(undefined)
              setProblem(t('headIcon.unreadable'))
            }}
          />
          <div className="stack tight">
            <Button tone="primary" loading={busy} onClick={() => void upload(picture.file)}>
              {t('headIcon.use')}
            </Button>
            <Button tone="quiet" size={44} disabled={busy} onClick={() => setPicture(undefined)}>
              {t('common.cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <input
            id={id}
            type="file"
            accept={pictureTypes.join(',')}
            className={styles.file}
            onChange={pick}
          />
          <label htmlFor={id} className={buttonClass({ block: true })}>
            {t('headIcon.upload')}
          </label>
        </>
      )}
    </div>
  )
}
