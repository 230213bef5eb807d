import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { CodeField } from '@suerte/ui/CodeField.tsx'
import type { Ref } from 'react'
import { limits } from '../constants.ts'
import { useT } from '../i18n.ts'
import type { useHumanCheck } from './use-human-check.ts'
import styles from './HumanCheck.module.css'

type Props = {
  check: ReturnType<typeof useHumanCheck>
  error: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The picture with its field, and the way in for who cannot read it. */
export function HumanCheck({ check, error, ref }: Props) {
  const t = useT()
  if (check.work === 'solved') return <Banner tone="success">{t('human.solved')}</Banner>
  return (
    <div className="stack tight">
      <div className={styles.line}>
        <CodeField
          ref={ref}
          name="captcha"
          label={t('human.label')}
          length={limits.captchaLength}
          autoComplete="off"
          value={check.code}
          error={error}
          onChange={(event) => check.setCode(event.target.value.replace(/\D/g, ''))}
        />
        <button
          type="button"
          className={styles.picture}
          aria-label={t('human.refresh')}
          onClick={check.refresh}
        >
          {check.picture ? <img src={check.picture.image} alt={t('human.picture')} /> : null}
          {check.pictureFailed && <span>{t('human.pictureFailed')}</span>}
        </button>
      </div>
      <Button
        tone="quiet"
        size={44}
        icon="shield-check"
        loading={check.work === 'working'}
        onClick={() => void check.doWork()}
      >
        {t('human.withoutPicture')}
      </Button>
      {check.work === 'failed' && <Banner tone="error">{t('human.workFailed')}</Banner>}
    </div>
  )
}
