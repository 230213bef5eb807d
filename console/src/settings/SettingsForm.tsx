import { CallError } from '@suerte/contract/client.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { t } from '../i18n.ts'
import { ChangeList } from '../screens/ChangeList.tsx'
import { ReasonDialog } from '../screens/ReasonDialog.tsx'
import { queryClient, send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { changeWords } from './change-words.ts'
import { isErrorKey, sectionOf, sections } from './sections.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { settingsChanges, settingsErrors, tidied, type ErrorKey } from './settings-changes.ts'
import type { SettingsErrors, SiteSettings } from './settings-changes.ts'
import styles from './SettingsForm.module.css'

const route = getRouteApi('/desk/settings')

/** Edits a copy, a section at a time; before saving it shows what changes and asks why. */
export function SettingsForm({ kept }: { kept: SiteSettings }) {
  const mayChange = useMay()('PUT /relay/console/settings')
  const { show } = useToast()
  const { part = 'brand' } = route.useSearch()
  const navigate = route.useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState(() => tidied(kept))
  const [asking, setAsking] = useState(false)
  const [checked, setChecked] = useState(false)
  const seek = useSoughtField(form)
  // On a phone the row of tabs is longer than the screen.
  useEffect(() => {
    const tab = document.querySelector(`#settings-tab-${part}`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [part])
  const wanted = tidied(edited)
  const changes = settingsChanges(tidied(kept), wanted)
  const save = useMutation({
    mutationFn: (reason: string) =>
      send('PUT /relay/console/settings', { body: { settings: wanted, reason } }),
    onSuccess: (answer) => {
      setAsking(false)
      setChecked(false)
      setEdited(tidied(answer.settings))
      queryClient.setQueryData(['settings'], answer)
      void queryClient.invalidateQueries({ queryKey: ['status'] })
      show({ tone: 'success', text: t('settings.saved') })
    },
    onError: (error) => {
      const key = refusedKey(error)
      if (!key) return
      setAsking(false)
      lead(key)
    },
  })
  const refused = refusedKey(save.error)
  const errors: SettingsErrors = {
    ...(checked && settingsErrors(wanted)),
    ...(refused && { [refused]: 'refused' }),
  }
  function lead(key: ErrorKey) {
    seek(key)
    void navigate({ search: { part: sectionOf[key] }, replace: true })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const first = Object.keys(settingsErrors(wanted)).find(isErrorKey)
    if (first) return lead(first)
    save.reset()
    if (changes.length > 0) setAsking(true)
  }
  const wrongIn = new Set(
    Object.keys(errors)
      .filter(isErrorKey)
      .map((key) => sectionOf[key]),
  )
  return (
    <>
      <form ref={form} className="stack" onSubmit={submit} noValidate>
        {!mayChange && <Banner tone="info">{t('settings.readOnly')}</Banner>}
        <Segmented
          kind="tabs"
          idBase="settings"
          label={t('settings.sections')}
          value={part}
          onChange={(value) => void navigate({ search: { part: value }, replace: true })}
          options={sections.map((value) => ({
            value,
            label: wrongIn.has(value)
              ? t('settings.sectionWrong', { section: t(`settings.section.${value}`) })
              : t(`settings.section.${value}`),
          }))}
        />
        <fieldset disabled={!mayChange} className={styles.fields}>
          <div
            role="tabpanel"
            id={`settings-panel-${part}`}
            aria-labelledby={`settings-tab-${part}`}
          >
            <SettingsSection
              part={part}
              kept={kept}
              edited={edited}
              errors={errors}
              onEdit={(change) => {
                if (save.isError) save.reset()
                setEdited({ ...edited, ...change })
              }}
            />
          </div>
        </fieldset>
        {mayChange && (
          <div className={styles.save} data-changed={changes.length > 0 || undefined}>
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
        <ChangeList changes={changes.map(changeWords)} />
      </ReasonDialog>
    </>
  )
}

/** Gives the focus to a field as soon as the section it stands in is there. */
function useSoughtField(form: RefObject<HTMLFormElement | null>) {
  const sought = useRef<string>(undefined)
  useEffect(() => {
    if (sought.current === undefined) return
    const field =
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      form.current?.querySelector<HTMLElement>(`[name="${sought.current}"]`)
    if (!field) return
    sought.current = undefined
    field.focus()
  })
  return (name: string) => {
    sought.current = name
  }
}

/** The setting that the server refused: it names it `settings.brand`. */
function refusedKey(error: unknown): ErrorKey | undefined {
  const key = error instanceof CallError ? (error.field?.replace(/^settings\./, '') ?? '') : ''
  return isErrorKey(key) ? key : undefined
}
