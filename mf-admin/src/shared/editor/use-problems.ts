import { omit } from 'es-toolkit'
import { type FormEventHandler, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sendingIn } from '../envio/envio-status.tsx'

/** The problems of a form, by the path of each field, until they are corrected. */
export function useProblems<Rascunho>(
  rascunho: Rascunho,
  problemsOf: (rascunho: Rascunho) => Record<string, string>,
) {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** The paths of the problems that this form found. It cannot judge problems that the server reported. */
  const own = useRef<readonly string[]>([])
  const focus = (path: string) => fieldAt(ref.current, path)?.focus()
  const show = (found: Record<string, string>, judged: readonly string[]): boolean => {
    own.current = judged
    flushSync(() => setErrors(found))
    const [first] = Object.keys(found)
    if (first !== undefined) focus(first)
    return first !== undefined
  }
  /**
   * Removes the problems that do not exist any more, also where no field was typed into, such as after marking an
   * alternative or removing an item.
   */
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const still = { ...problemsOf(rascunho), ...sendingIn(ref.current) }
    const mended = own.current.filter((path) => errors[path] && still[path] !== errors[path])
    if (mended.length > 0) setErrors(omit(errors, mended))
  }, [errors, rascunho, problemsOf])
  /** Removes the problem of a field as soon as the user types into the field. */
  const onInput: FormEventHandler<HTMLFormElement> = ({ target }) => {
    const { name } = target as HTMLInputElement
    if (errors[name] !== undefined) setErrors(omit(errors, [name]))
  }
  return {
    ref,
    errors,
    onInput,
    focus,
    /** Shows problems that the server reported. Returns false if there are none. */
    refuse: (found: Record<string, string>) => show(found, []),
    /** The same for problems that the form itself found. */
    refuseOwn: (found: Record<string, string>) => show(found, Object.keys(found)),
  }
}

/** The field at a path; for a list, the first control in it. */
function fieldAt(form: HTMLFormElement | null, path: string): HTMLElement | null {
  const named = form?.elements.namedItem(path === 'alternativas' ? 'correta' : path) ?? null
  if (named instanceof HTMLElement) return named
  const [first] = named instanceof RadioNodeList ? [...named] : []
  return first instanceof HTMLElement ? first : null
}
