import type { ErrorBody } from '@rumo/contract'
import { useEffect, useRef, useState, type FormEvent, type FormEventHandler } from 'react'
import { alertFailure, preloadDialogs } from '../dialogs/dialogs.ts'

type Values<Name extends string> = Record<Name, string>
/** What is wrong, by field. */
type Campos<Name extends string = string> = { readonly [Field in Name]?: string | undefined }

interface FormOptions<Name extends string> {
  /** The names of the fields, from the first to the last. */
  names: readonly Name[]
  /** Gives what else is wrong than what is missing or malformed; it may say so in a dialog too. */
  check?: (values: Values<Name>) => Promise<Campos<Name>> | Campos<Name>
  /**
   * Does what the form is for. Rejects with what a server said, of which `campos` stand beside their
   * fields and everything else in a dialog.
   */
  submit: (values: Values<Name>) => Promise<unknown>
  /** Where one goes on once a dialog that stands beside no field was read; undefined: where one was. */
  goOnAt?: (failure: ErrorBody) => Name | undefined
  /**
   * Says more about errors, once they are shown beside their fields: what the server said, or null where it was not
   * asked.
   */
  say?: ((values: Values<Name>, failure: ErrorBody | null) => Promise<unknown>) | undefined
}

/**
 * A form whose fields keep what was typed, whatever becomes of it. What is missing or malformed is said
 * beside its field and nothing is submitted; the focus goes to the first field that is wrong.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { names, check, submit, goOnAt, say } = options
  const { ref, errors, setErrors, inputOf, refuse } = useCampos(names)
  const [isPending, setIsPending] = useState(false)
  /** Set before the first render: a quick second press would send again. */
  const isSending = useRef(false)
  // Before they are needed: one may be without a network by then.
  useEffect(() => void preloadDialogs(), [])

  const send = async () => {
    const values = record(names, (name) => valueNamed(ref.current, name))
    const checked: Campos<Name> = (await check?.(values)) ?? {}
    // All at once: what a browser finds is said in its place.
    if (refuse(record(names, (name) => problemOf(inputOf(name)) ?? checked[name]))) {
      // A dialog gives the form back before it says that it is gone.
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
    /** Of the form. Its fields are checked here: the browser's words would be in the browser's language. */
    props: { ref, onSubmit, onInput, noValidate: true },
    /** Of the field with this name. */
    field: (name: Name) => ({ name, error: errors[name] }),
    isPending,
    /** What is wrong now, by field, from the first to the last. */
    errors: names.flatMap((name) => (errors[name] === undefined ? [] : [name])),
    focus: (name: Name) => inputOf(name)?.focus(),
    /** Takes away what was said to be wrong with a field, which something else than typing has filled. */
    forgive: (name: Name) => setErrors((now) => ({ ...now, [name]: undefined })),
    reset: () => ref.current?.reset(),
  }
}

/** The fields of a form, and what is wrong with them. */
function useCampos<Name extends string>(names: readonly Name[]) {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Campos>({})
  const inputOf = (name: Name) => inputNamed(ref.current, name)
  /** Says what is wrong; false where nothing is. */
  const refuse = (found: Campos): boolean => {
    setErrors(found)
    const first = names.find((name) => found[name] !== undefined)
    if (first !== undefined) inputOf(first)?.focus()
    return first !== undefined
  }
  return { ref, errors, setErrors, inputOf, refuse }
}

/** Of a group of radios the one that is chosen, or the first. */
function inputNamed(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const found = form?.elements.namedItem(name) ?? null
  if (found === null || found instanceof Element) return found as HTMLInputElement | null
  const radios = [...found] as HTMLInputElement[]
  return radios.find(({ checked }) => checked) ?? radios[0] ?? null
}

/** As it would be sent: of radios of which none is chosen, nothing. */
function valueNamed(form: HTMLFormElement | null, name: string): string {
  const input = inputNamed(form, name)
  return input && (input.type !== 'radio' || input.checked) ? input.value : ''
}

/** What the browser finds wrong. For a number or a day only that it is none: the form checks the bounds. */
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
