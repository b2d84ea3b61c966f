import { session } from '@rumo/shared-auth'
import type { Row } from './columns.ts'

type Values = readonly (readonly [name: string, value: string])[]

interface Kept {
  name: string
  row: Row | null
  values: Values
  owner: number
}

/**
 * What stood in a form when the session ended under it: it outlasts the way to /login and back, not the page,
 * and is for the same account alone.
 */
let kept: Kept | null = null

/** Whose form it is, asked while they are signed in. */
export const ownerOf = () => session.claims()?.id ?? null

/** Keeps what stands in a form of a record, if the session has just ended under its owner's hands. */
export function keepForm(
  name: string,
  row: Row | null,
  owner: number | null,
  form: HTMLFormElement,
): void {
  if (owner === null || session.claims() !== null) return
  kept = { name, row, owner, values: valuesOf(form) }
}

/** What was kept of a noun's form for whoever is signed in now. */
export function keptForm(name: string): Pick<Kept, 'row' | 'values'> | null {
  return kept?.name === name && kept.owner === ownerOf() ? kept : null
}

export function forgetForm(): void {
  kept = null
}

/** Puts values back into the fields that had them. */
export function fillForm(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of values) {
    const field = form.elements.namedItem(name) as { value: string } | null
    if (field) field.value = value
  }
}

/** No password is kept. */
function valuesOf(form: HTMLFormElement): Values {
  return [...new FormData(form)].flatMap(([name, value]) => {
    const field = form.elements.namedItem(name)
    const isSecret = field instanceof HTMLInputElement && field.autocomplete.endsWith('password')
    return isSecret || typeof value !== 'string' ? [] : [[name, value] as const]
  })
}
