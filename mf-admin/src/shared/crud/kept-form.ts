import { forget, keep, keptFor, ownerOf } from '../kept-after-session.ts'
import type { Row } from './columns.ts'

type Values = readonly (readonly [name: string, value: string])[]

interface KeptForm {
  row: Row | null
  values: Values
}

/** What the signed-in user had typed into the form of this name when the session ended; null if nothing is kept. */
export const keptForm = (name: string) => keptFor(name) as KeptForm | null

/** The kept value of one field; undefined if nothing is kept. */
export const keptValue = (name: string, field: string): string | undefined =>
  keptForm(name)?.values.find(([each]) => each === field)?.[1]

/**
 * Fills a form with the values that were kept of it. Returns a function to call when the form goes away: it keeps the
 * values again if the session has ended by then.
 */
export function restoreForm(name: string, row: Row | null, form: HTMLFormElement): () => void {
  const owner = ownerOf()
  const before = keptForm(name)
  if (before) fillForm(form, before.values)
  forget()
  return () => keep(name, owner, () => ({ row, values: valuesOf(form) }))
}

function fillForm(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of values) {
    const field = form.elements.namedItem(name)
    if (field === null) continue
    if (field instanceof Element) (field as HTMLInputElement).value = value
    else for (const radio of [...field] as HTMLInputElement[]) radio.checked = radio.value === value
  }
}

/** Leaves out passwords, and the addresses of uploaded files, which only the file's own field can show. */
function valuesOf(form: HTMLFormElement): Values {
  return [...new FormData(form)].flatMap(([name, value]) => {
    const field = form.elements.namedItem(name)
    const isLeftOut =
      field instanceof HTMLInputElement &&
      (field.autocomplete.endsWith('password') || isOfFile(field))
    return isLeftOut || typeof value !== 'string' ? [] : [[name, value] as const]
  })
}

const isOfFile = (field: HTMLInputElement) => field.getAttribute('aria-hidden') === 'true'
