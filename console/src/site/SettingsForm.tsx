import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Switch } from '@suerte/ui/Switch.tsx'
import { TextArea } from '@suerte/ui/TextArea.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { t } from '../i18n.ts'
import { ReasonDialog } from '../screens/ReasonDialog.tsx'
import { queryClient, send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { ChangeList } from './ChangeList.tsx'
import { FlagsCard } from './FlagsCard.tsx'
import {
  moneyKeys,
  regionsOf,
  settingsChanges,
  settingsErrors,
  tidied,
} from './settings-changes.ts'
import type { SettingsError, SiteSettings } from './settings-changes.ts'
import styles from './SettingsForm.module.css'

/** Edits a copy; before saving it shows what changes and asks why. */
export function SettingsForm({ kept }: { kept: SiteSettings }) {
  const mayChange = useMay()('PUT /relay/console/settings')
  const { show } = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState(kept)
  const [regions, setRegions] = useState(kept.regionBlocklist.join('\n'))
  const [asking, setAsking] = useState(false)
  const [checked, setChecked] = useState(false)
  const wanted = tidied({ ...edited, regionBlocklist: regionsOf(regions) })
  const changes = settingsChanges(tidied(kept), wanted)
  const errors = checked ? settingsErrors(wanted) : {}
  const set = (part: Partial<SiteSettings>) => setEdited({ ...edited, ...part })
  const save = useMutation({
    mutationFn: (reason: string) =>
      send('PUT /relay/console/settings', { body: { settings: wanted, reason } }),
    onSuccess: (answer) => {
      setAsking(false)
      setEdited(answer.settings)
      setRegions(answer.settings.regionBlocklist.join('\n'))
      queryClient.setQueryData(['settings'], answer)
      void queryClient.invalidateQueries({ queryKey: ['status'] })
      show({ tone: 'success', text: t('settings.saved') })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const [first] = Object.keys(settingsErrors(wanted))
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    save.reset()
    if (changes.length > 0) setAsking(true)
  }
  return (
    <>
      <form ref={form} className="stack" onSubmit={submit} noValidate>
        {!mayChange && <Banner tone="info">{t('settings.readOnly')}</Banner>}
        <fieldset disabled={!mayChange} className={styles.cards}>
          <Card as="section" className="stack">
            <SectionHead title={t('settings.site')} />
            <Field
              label={t('setting.brand')}
              name="brand"
              maxLength={40}
              error={wordOf(errors.brand)}
              value={edited.brand}
              onChange={(event) => set({ brand: event.target.value })}
            />
            <Switch
              label={t('setting.maintenance')}
              hint={t('settings.maintenanceHint')}
              checked={edited.maintenance}
              onChange={(event) => set({ maintenance: event.target.checked })}
            />
            <Switch
              label={t('setting.jackpot')}
              checked={edited.jackpot === 'counter'}
              onChange={(event) => set({ jackpot: event.target.checked ? 'counter' : 'off' })}
            />
            <TextArea
              label={t('setting.regionBlocklist')}
              hint={t('settings.regionsHint')}
              name="regionBlocklist"
              rows={4}
              spellCheck={false}
              error={wordOf(errors.regionBlocklist)}
              value={regions}
              onChange={(event) => setRegions(event.target.value)}
            />
          </Card>
          <Card as="section" className="stack">
            <SectionHead title={t('settings.money')} />
            {moneyKeys.map((key) => (
              <Field
                key={key}
                label={t(`setting.${key}`)}
                hint={key === 'twoPeopleAbove' ? t('settings.twoPeopleHint') : undefined}
                name={key}
                inputMode="decimal"
                autoComplete="off"
                error={wordOf(errors[key])}
                value={edited[key]}
                onChange={(event) => set({ [key]: event.target.value })}
              />
            ))}
          </Card>
          <FlagsCard flags={edited.whitelabel} onFlags={(whitelabel) => set({ whitelabel })} />
        </fieldset>
        {mayChange && (
          <div className={styles.save}>
            <span className="soft">{t('settings.changed', { n: changes.length })}</span>
            <Button type="submit" tone="primary" disabled={changes.length === 0}>
              {t('settings.save')}
            </Button>
          </div>
        )}
      </form>
      <ReasonDialog
        open={asking}
        title={t('settings.confirm')}
        confirmLabel={t('settings.save')}
        busy={save.isPending}
        error={save.error}
        onConfirm={(reason) => save.mutate(reason)}
        onCancel={() => setAsking(false)}
      >
        <ChangeList changes={changes} />
      </ReasonDialog>
    </>
  )
}

function wordOf(error: SettingsError | undefined): string | undefined {
  return error && t(`settings.wrong.${error}`)
}
