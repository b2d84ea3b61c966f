import {
  isId,
  isNumber,
  isText,
  orMissing,
  orNull,
  shapeOf,
  type Guard,
} from '@rumo/contract/shapes'
import { daMateria, isPlain, keyOf, type Escolha } from './escolha.rules.ts'
import { isPratica } from './is-pratica.ts'
import type { Pratica, Resposta } from './pratica.rules.ts'
import { isVista, mergeVistas, type Vista } from './vistas.ts'

/** The name under which a device keeps practice. */
export const PRATICA_GUARDADA = 'pratica/1'

/** A set that was left for longer is not continued. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

export interface KeptSet {
  /** Null for all matérias. */
  idMateria: number | null
  /** The key of the set's choice, when the choice is more than a matéria. */
  escolha?: string | undefined
  pratica: Pratica
  changedAtMs: number
}

/** What a device keeps of practice. Several tabs that practise at once may leave several sets of one choice. */
export interface Kept {
  sets: KeptSet[]
  seen: Vista[]
}

const isSet = shapeOf<KeptSet>({
  idMateria: orNull(isId),
  escolha: orMissing(isText),
  pratica: isPratica,
  changedAtMs: isNumber,
})

/** The valid part of what the device kept. Another release, or an edit by hand, may have left invalid entries. */
export function readKept(kept: unknown): Kept {
  const { sets, seen } = (kept ?? {}) as Partial<Record<keyof Kept, unknown>>
  return { sets: filterList(sets, isSet), seen: filterList(seen, isVista) }
}

function filterList<T>(list: unknown, isIt: Guard<T>): T[] {
  return Array.isArray(list) ? list.filter(isIt) : []
}

/** Whether a set is recent enough to be continued. */
export const isFresh = ({ changedAtMs }: { changedAtMs: number }, nowMs: number): boolean =>
  nowMs - changedAtMs < KEPT_FOR_MS

export const placeOf = ({ idMateria, escolha }: Pick<KeptSet, 'idMateria' | 'escolha'>): string =>
  escolha ?? keyOf(daMateria(idMateria))

/** The fields that identify the choice of a kept set. */
export const labelOf = (escolha: Escolha): Pick<KeptSet, 'idMateria' | 'escolha'> => ({
  idMateria: escolha.idMateria,
  ...(!isPlain(escolha) && { escolha: keyOf(escolha) }),
})

/**
 * The sets that are not too old, the last changed one last. Of several sets of one choice, the last one is the current
 * one.
 */
export function lastSets({ sets }: Kept, nowMs: number): KeptSet[] {
  const fresh = sets.filter((set) => isFresh(set, nowMs))
  return fresh.toSorted((one, other) => one.changedAtMs - other.changedAtMs)
}

/**
 * Adds or updates a set in what is kept. Answers from another tab that has the same set are merged, and so are the seen
 * questions.
 */
export function withSet(kept: Kept, set: KeptSet, seen: Vista[]): Kept {
  const same = kept.sets.find((other) => isSameSet(other, set))
  const pratica = same ? mergePratica(same.pratica, set.pratica) : set.pratica
  const others = withoutSet(kept, set).sets.filter((other) => isFresh(other, set.changedAtMs))
  return { sets: [...others, { ...set, pratica }], seen: mergeVistas(kept.seen, seen) }
}

/** Removes one set from what is kept, but no other set of the same choice. */
export function withoutSet(kept: Kept, set: KeptSet): Kept {
  return { ...kept, sets: kept.sets.filter((other) => !isSameSet(other, set)) }
}

/** Whether two sets have the same choice and the same questions, regardless of the answers. */
export function isSameSet(one: KeptSet, other: KeptSet): boolean {
  return placeOf(one) === placeOf(other) && idsOf(one) === idsOf(other)
}

const idsOf = ({ pratica }: KeptSet) => pratica.questoes.map(({ id }) => id).join(' ')

/**
 * Merges the states of one set in two tabs: every answer counts, and a first answer that was kept already stays the
 * first.
 */
export function mergePratica(kept: Pratica, mine: Pratica): Pratica {
  const respostas = mine.respostas.map((resposta, index) =>
    mergeResposta(kept.respostas[index], resposta),
  )
  return { ...mine, respostas }
}

function mergeResposta(kept: Resposta | undefined, mine: Resposta): Resposta {
  if (!kept) return mine
  const { primeira, escolhida, riscadas, marcas } = mine
  const isUntouched = primeira === null && escolhida === null && !riscadas && !marcas
  return {
    ...(isUntouched ? kept : mine),
    primeira: kept.primeira ?? mine.primeira,
    foiVista: kept.foiVista || mine.foiVista,
  }
}
