import type { ErrorBody } from '@rumo/contract'
import { useEffect, useRef, useState, type FormEvent, type FormEventHandler } from 'react'
import { alertFailure, preloadDialogs } from '../dialogs/dialogs.ts'

type Values<Name extends string> = Record<Name, string>
/** The errors by field. */
type Campos<Name extends string = string> = { readonly [Field in Name]?: string | undefined }

interface FormOptions<Name extends string> {
  /** The names of the fields, from the first to the last. */
  names: readonly Name[]
  /** Returns further errors, besides missing and malformed values. It may also show a dialog. */
  check?: (values: Values<Name>) => Promise<Campos<Name>> | Campos<Name>
  /**
   * Submits the form. May reject with the error of a server: its `campos` are shown beside their fields, everything
   * else in a dialog.
   */
  submit: (values: Values<Name>) => Promise<unknown>
  /**
   * The field that gets the focus after a dialog about an error that belongs to no field was closed. With undefined,
   * the focus returns to where it was.
   */
  goOnAt?: (failure: ErrorBody) => Name | undefined
  /**
   * Shows more about errors, after they are shown beside their fields. `failure` is the error of the server, or null
   * when nothing was sent.
   */
  say?: ((values: Values<Name>, failure: ErrorBody | null) => Promise<unknown>) | undefined
}

/**
 * A form that keeps what was typed in its fields, whatever happens. When values are missing or malformed, an error is
 * shown beside each field and nothing is submitted. The focus goes to the first field with an error.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { names, check, submit, goOnAt, say } = options
  const { ref, errors, setErrors, inputOf, refuse } = useCampos(names)
  const [isPending, setIsPending] = useState(false)
  /** Set at once, not with a render: a quick second press would otherwise submit again. */
  const isSending = useRef(false)
  // Loaded ahead of time: there may be no network when a dialog is needed.
  useEffect(() => void preloadDialogs(), [])

  const send = async () => {
    const values = record(names, (name) => valueNamed(ref.current, name))
    const checked: Campos<Name> = (await check?.(values)) ?? {}
    // All errors are shown at once. For one field, the error that the browser finds comes before that of `check`.
    if (refuse(record(names, (name) => problemOf(inputOf(name)) ?? checked[name]))) {
      // The form can be used as soon as the dialog closes, which is before the promise settles.
      isSending.current = false
      await say?.(values, null)
      return
    }
    setIsPending(true)
    const failure = await submit(values).then(
      () => null,
      (error: unknown) => error,
    )
    isSending.current = false
    setIsPending(false)
    if (failure === null) return
    if (!isErrorBody(failure)) throw failure
    if (refuse(failure.campos ?? {})) {
      await say?.(values, failure)
      return
    }
    await alertFailure(failure)
    const next = goOnAt?.(failure)
    if (next !== undefined) inputOf(next)?.focus()
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    void send().finally(() => {
      isSending.current = false
    })
  }

  const onInput: FormEventHandler<HTMLFormElement> = ({ target }) => {
    const { name } = target as HTMLInputElement
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined })
  }

  return {
    /**
     * The props of the form. It validates its fields itself: the browser's messages would be in the browser's language.
     */
    props: { ref, onSubmit, onInput, noValidate: true },
    field: (name: Name) => ({ name, error: errors[name] }),
    isPending,
    /** The names of the fields with an error, from the first to the last. */
    errors: names.flatMap((name) => (errors[name] === undefined ? [] : [name])),
    focus: (name: Name) => inputOf(name)?.focus(),
    /** Removes the error of a field whose value was set in another way than by typing. */
    forgive: (name: Name) => setErrors((now) => ({ ...now, [name]: undefined })),
    reset: () => ref.current?.reset(),
  }
}

/** The fields of a form and their errors. */
function useCampos<Name extends string>(names: readonly Name[]) {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Campos>({})
  const inputOf = (name: Name) => inputNamed(ref.current, name)
  /** Shows the errors and focuses the first field with one. Returns false when there are none. */
  const refuse = (found: Campos): boolean => {
    setErrors(found)
    const first = names.find((name) => found[name] !== undefined)
    if (first !== undefined) inputOf(first)?.focus()
    return first !== undefined
  }
  return { ref, errors, setErrors, inputOf, refuse }
}

/** The input with this name; in a group of radios the chosen one, or the first. */
function inputNamed(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const found = form?.elements.namedItem(name) ?? null
  if (found === null || found instanceof Element) return found as HTMLInputElement | null
  const radios = [...found] as HTMLInputElement[]
  return radios.find(({ checked }) => checked) ?? radios[0] ?? null
}

/** The value that would be submitted; empty for a group of radios without a chosen one. */
function valueNamed(form: HTMLFormElement | null, name: string): string {
  const input = inputNamed(form, name)
  return input && (input.type !== 'radio' || input.checked) ? input.value : ''
}

/**
 * The error that the browser finds. For a number or a date only that it is not one, because the form checks the limits.
 */
function problemOf(input: HTMLInputElement | null): string | undefined {
  if (!input || input.validity.valid) return undefined
  if (input.validity.badInput)
    return input.type === 'date' ? 'Escreva uma data que existe.' : 'Escreva um número.'
  if (input.validity.valueMissing) return isChoice(input) ? 'Escolha uma opção.' : REQUIRED
  if (input.type === 'number' || input.type === 'date') return undefined
  if (input.type === 'email') return 'Escreva um e-mail, como nome@exemplo.br.'
  return input.validationMessage
}

const REQUIRED = 'Preencha este campo.'
const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'select-one'

const record = <Name extends string, T>(names: readonly Name[], of: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, T>

const isErrorBody = (error: unknown): error is ErrorBody =>
  error instanceof Error && 'titulo' in error && 'mensagem' in error && 'icone' in error
