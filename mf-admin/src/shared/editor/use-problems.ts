import { omit } from 'es-toolkit'
import { type FormEventHandler, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sendingIn } from '../envio/envio-status.tsx'

/** What is wrong, by the path of each field, until it is so no more. */
export function useProblems<Rascunho>(
  rascunho: Rascunho,
  problemsOf: (rascunho: Rascunho) => Record<string, string>,
) {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** The paths of what was found wrong here; what a server says, this form cannot judge. */
  const own = useRef<readonly string[]>([])
  const focus = (path: string) => fieldAt(ref.current, path)?.focus()
  const show = (found: Record<string, string>, judged: readonly string[]): boolean => {
    own.current = judged
    flushSync(() => setErrors(found))
    const [first] = Object.keys(found)
    if (first !== undefined) focus(first)
    return first !== undefined
  }
  /** What was found wrong holds no more once it is so no more, whatever mended it: a mark, an item that went. */
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const still = { ...problemsOf(rascunho), ...sendingIn(ref.current) }
    const mended = own.current.filter((path) => errors[path] && still[path] !== errors[path])
    if (mended.length > 0) setErrors(omit(errors, mended))
  }, [errors, rascunho, problemsOf])
  /** What was said of a field holds no more once it is written anew. */
  const onInput: FormEventHandler<HTMLFormElement> = ({ target }) => {
    const { name } = target as HTMLInputElement
    if (errors[name] !== undefined) setErrors(omit(errors, [name]))
  }
  return {
    ref,
    errors,
    onInput,
    focus,
    /** Says what a server finds wrong; false where that is nothing. */
    refuse: (found: Record<string, string>) => show(found, []),
    /** The same of what was found here. */
    refuseOwn: (found: Record<string, string>) => show(found, Object.keys(found)),
  }
}

/** The field at a path, or, of a list, the first thing in it that can be done. */
function fieldAt(form: HTMLFormElement | null, path: string): HTMLElement | null {
  const named = form?.elements.namedItem(path === 'alternativas' ? 'correta' : path) ?? null
  if (named instanceof HTMLElement) return named
  const [first] = named instanceof RadioNodeList ? [...named] : []
  return first instanceof HTMLElement ? first : null
}
