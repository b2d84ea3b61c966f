import { registro, type Entidade, type Mudanca } from '@rumo/contract'
import { ApiError, http, session } from '@rumo/shared-auth'
import { onWhenWords } from '@rumo/shared-ui/words'
import { isEqual } from 'es-toolkit'
import { thisNoun, type Noun } from './noun.ts'

/** Whether another user saved a record after it was opened here. */
export const isConflict = (error: unknown) =>
  error instanceof ApiError && error.codigo === 'versao_antiga'

export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** A field in which this user's value differs from the stored one. */
export interface Difference {
  campo: string
  mine: unknown
  theirs: unknown
  /** Which value is suggested: that of the only user who changed the field; null if both did. */
  likely: 'mine' | 'theirs' | null
}

/**
 * The fields that differ between what this user wrote and what is stored now. `base` is the record as this user opened
 * it. Fields that `now` lacks are left out.
 */
export function differencesOf(mine: object, now: object, base: object): Difference[] {
  const [stored, opened] = [now, base].map(
    (record) => new Map<string, unknown>(Object.entries(record)),
  )
  return Object.entries(mine).flatMap(([campo, value]: [string, unknown]) => {
    const theirs = stored?.get(campo)
    if (!stored?.has(campo) || isSame(value, theirs)) return []
    const before = opened?.get(campo)
    const likely = isSame(value, before) ? 'theirs' : isSame(theirs, before) ? 'mine' : null
    return { campo, mine: value, theirs, likely }
  })
}

/** To a form, a number equals its digits, and null equals an empty text. */
const isSame = (a: unknown, b: unknown) => isEqual(plain(a), plain(b))
const plain = (value: unknown) =>
  typeof value === 'number' ? String(value) : value === null || value === undefined ? '' : value

/**
 * The last change of a record in the log; null if there is none, if the server keeps no log, or if it does not answer.
 */
export async function lastChange(entidade: Entidade, id: number): Promise<Mudanca | null> {
  if (!http.offers(registro.list)) return null
  try {
    const [last] = await http.call(registro.list, {
      query: { entidade, id_registro: id, limite: 1 },
    })
    return last ?? null
  } catch (error) {
    // The dialog works without the name: it still shows what differs.
    if (error instanceof ApiError) return null
    throw error
  }
}

export type SavedBy = Pick<Mudanca, 'autor' | 'em'>

/** Says who saved meanwhile, and when: the user in another tab or on another device, another user by name, or 'another person'. */
export function whoWords(noun: Noun, change: SavedBy | null): string {
  if (!change?.autor) return `Outra pessoa editou ${thisNoun(noun)}`
  const { id, nome } = change.autor
  return id === session.claims()?.id
    ? `Você mudou isto em outra aba ou aparelho, ${onWhenWords(change.em)}`
    : `${nome} editou ${thisNoun(noun)} ${onWhenWords(change.em)}`
}
