import { CallError } from '@suerte/contract/client.ts'
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
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

/** The fields of a form: what they hold, what is wrong with them, and where they are on the page. */
function useFields<V extends Values>({ initial, check, together = {} }: Options<V>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<V>>({})
  const fields = useRef(new Map<string, Focusable>())
  const met = useRef(new Set<string>())

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
  /** What was typed before the scripts of the page were here counts. */
  function adopt(name: keyof V & string, element: Focusable) {
    met.current.add(name)
    const typed = element instanceof HTMLInputElement ? element.value : ''
    if (typed !== '' && typed !== values[name]) set(name, typed)
  }
  function bind(name: keyof V & string) {
    return {
      name,
      value: values[name] ?? '',
      error: errors[name],
      ref: (element: Focusable | null) => {
        if (element) {
          fields.current.set(name, element)
          if (!met.current.has(name)) adopt(name, element)
        }
        return () => {
          fields.current.delete(name)
        }
      },
      onChange: (event: ChangeEvent<Focusable>) => set(name, event.target.value),
      onBlur: () => {
        const text = values[name] ? check(values)[name] : undefined
        // Later, so that the page does not move under the tap that took the focus away.
        if (text) setTimeout(() => mark(name, text), AFTER_TAP_MS)
      },
    }
  }
  return { values, errors, setErrors, fields, set, mark, fail, bind }
}

/**
 * A form that keeps what was typed, judges a field when it is left, forgives it as soon as it is mended,
 * and puts the focus on the first wrong one when it is sent.
 */
export function useForm<V extends Values>(options: Options<V>) {
  const { values, errors, setErrors, fields, set, mark, fail, bind } = useFields(options)
  const { check } = options
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const refusalText = useRefusalText()

  function refused(error: unknown) {
    const text = refusalText(error)
    const field = error instanceof CallError ? error.field : undefined
    if (field !== undefined && fields.current.has(field)) fail(field, text)
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
      const first = [...fields.current.keys()].find((name) => found[name])
      fields.current.get(first ?? '')?.focus()
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
  return { values, errors, problem, busy, bind, set, mark, fail, submit }
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
