import { CallError } from '@suerte/contract/client.ts'
import { useToast } from '@suerte/ui/use-toast.ts'
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type RefObject,
} from 'react'
import { limits } from './constants.ts'
import { useLanguage } from './language.ts'
import { useRefusalText } from './refusal-text.ts'

type Values = Record<string, string>
type Errors<V extends Values> = Partial<Record<keyof V & string, string>>
type Focusable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Options<V extends Values> = {
  initial: V
  /** The texts of what is wrong, by field. */
  check: (values: V) => Errors<V>
  /** Fields that are judged again when the key changes, if they hold something. */
  together?: Partial<Record<keyof V & string, readonly (keyof V & string)[]>>
}

/** A tap is over by then. */
const AFTER_TAP_MS = 200
/** What a ticked box holds; one that is not ticked is empty. */
export const TICKED = '1'

/** The fields of a form: what they hold, what is wrong with them, and where they are on the page. */
function useFields<V extends Values>({ initial, check, together = {} }: Options<V>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<V>>({})
  const fields = useRef(new Map<string, Focusable>())

  function set(name: keyof V & string, value: string) {
    const next = { ...values, [name]: value }
    setValues((now) => ({ ...now, [name]: value }))
    const found = check(next)
    const again = (together[name] ?? []).filter((other) => next[other])
    setErrors((now) => errorsAfter(now, found, name, again))
  }
  /** Marks a field without taking the focus. */
  function mark(name: keyof V & string, text: string) {
    setErrors((now) => ({ ...now, [name]: text }))
  }
  function fail(name: keyof V & string, text: string) {
    mark(name, text)
    fields.current.get(name)?.focus()
  }
  /** Judges one field now; a wrong one is marked and gets the focus. */
  function judge(name: keyof V & string): boolean {
    const text = check(values)[name]
    if (text) fail(name, text)
    return !text
  }
  const refOf = useAdoption(values, fields, set)
  function bind(name: keyof V & string) {
    return {
      name,
      value: values[name] ?? '',
      error: errors[name],
      ref: refOf(name),
      onChange: (event: ChangeEvent<Focusable>) => set(name, event.target.value),
      onBlur: () => {
        const text = values[name] ? check(values)[name] : undefined
        // Later, so that the page does not move under the tap that took the focus away.
        if (text) setTimeout(() => mark(name, text), AFTER_TAP_MS)
      },
    }
  }
  /** For a checkbox. */
  function bindCheck(name: keyof V & string) {
    return {
      name,
      checked: values[name] === TICKED,
      error: errors[name],
      ref: refOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set(name, event.target.checked ? TICKED : ''),
    }
  }
  return { values, errors, setErrors, fields, set, mark, fail, judge, bind, bindCheck }
}

type Places = RefObject<Map<string, Focusable>>

/** Refs that keep where the fields are. What was typed or ticked before the scripts were here counts. */
function useAdoption<V extends Values>(
  values: V,
  fields: Places,
  set: (name: keyof V & string, value: string) => void,
) {
  const met = useRef(new Set<string>())
  return (name: keyof V & string) => (element: Focusable | null) => {
    if (element) {
      fields.current.set(name, element)
      const held = met.current.has(name) ? undefined : heldBy(element)
      met.current.add(name)
      if (held !== undefined && held !== (values[name] ?? '')) set(name, held)
    }
    return () => {
      fields.current.delete(name)
    }
  }
}

/** After a change of language, fields that hold something are judged again, in the new words. */
function useLanguageJudge<V extends Values>(
  { check }: Options<V>,
  { values, setErrors }: ReturnType<typeof useFields<V>>,
) {
  const language = useLanguage()
  const judgedIn = useRef(language)
  const judgeFilled = useRef<() => void>(undefined)
  useEffect(() => {
    judgeFilled.current = () => {
      const found = Object.entries(check(values)).filter(([name]) => values[name])
      // A part of what `check` gave.
      setErrors(Object.fromEntries(found) as Errors<V>)
    }
  })
  useEffect(() => {
    if (judgedIn.current === language) return undefined
    judgedIn.current = language
    const timer = setTimeout(() => judgeFilled.current?.(), limits.languageRevalidateMs)
    return () => clearTimeout(timer)
  }, [language])
}

/**
 * A form that keeps what was typed, judges a field when it is left, forgives it as soon as it is mended,
 * and puts the focus on the first wrong one when it is sent.
 */
export function useForm<V extends Values>(options: Options<V>) {
  const bound = useFields(options)
  useLanguageJudge(options, bound)
  const { values, errors, setErrors, fields, set, mark, fail, judge, bind, bindCheck } = bound
  const { check } = options
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const refusalText = useRefusalText()
  const toast = useToast()

  /** Tells a refusal at the field that its code belongs to; false when it belongs to none. */
  function refusedAt(error: unknown, places: Readonly<Record<string, keyof V & string>>) {
    const name = error instanceof CallError ? places[error.code] : undefined
    if (name === undefined || !fields.current.has(name)) return false
    fail(name, refusalText(error))
    return true
  }
  function refused(error: unknown) {
    const text = refusalText(error)
    const { code, field } = error instanceof CallError ? error : {}
    if (code === 'free_reject')
      toast.show({ tone: 'offline', text, durationMs: limits.freeRejectToastMs })
    else if (field !== undefined && fields.current.has(field)) fail(field, text)
    else setProblem(text)
  }
  /** For onSubmit: judges everything, then runs the handler; its refusals land on their fields. */
  function submit(handler: (values: V) => Promise<void>) {
    return async (event: FormEvent) => {
      event.preventDefault()
      if (busy) return
      const found = check(values)
      setErrors(found)
      setProblem(undefined)
      firstOf([...fields.current].filter(([name]) => found[name]))?.focus()
      if (Object.keys(found).length > 0) return
      setBusy(true)
      try {
        await handler(values)
      } catch (error) {
        refused(error)
      } finally {
        setBusy(false)
      }
    }
  }
  const fieldTools = { bind, bindCheck, set, mark, fail, judge, refusedAt, refused }
  return { values, errors, problem, busy, ...fieldTools, submit }
}

/** What an element holds by itself; undefined when there is nothing to take over. */
function heldBy(element: Focusable): string | undefined {
  if (!(element instanceof HTMLInputElement)) return undefined
  if (element.type === 'checkbox') return element.checked ? TICKED : ''
  return element.value || undefined
}

/** The first on the page, whatever the order in which they came. */
function firstOf(fields: readonly [string, Focusable][]): Focusable | undefined {
  const [first] = fields
    .map(([, element]) => element)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return first
}

/** A mended field is forgiven; fields that hang on it are judged again. */
function errorsAfter<V extends Values>(
  now: Errors<V>,
  found: Errors<V>,
  name: keyof V & string,
  again: readonly (keyof V & string)[],
): Errors<V> {
  const kept: Errors<V> = { ...now }
  if (!found[name]) delete kept[name]
  for (const other of again) {
    delete kept[other]
    if (found[other]) kept[other] = found[other]
  }
  return kept
}
