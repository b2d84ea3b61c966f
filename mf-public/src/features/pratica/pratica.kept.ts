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
import { isPratica, type Pratica, type Resposta } from './pratica.rules.ts'
import { isVista, mergeVistas, type Vista } from './vistas.ts'

/** The name under which a device keeps it. */
export const PRATICA_GUARDADA = 'pratica/1'

/** A set left for longer is not come back to. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

export interface KeptSet {
  /** Null: all matérias. */
  idMateria: number | null
  /** The key of its choice, where that is more than a matéria. */
  escolha?: string | undefined
  pratica: Pratica
  changedAtMs: number
}

/** What a device keeps of practice. Tabs that practise at once may leave several sets of one choice. */
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

/** The valid part of what a device kept, which another release or an edit by hand may have left incomplete. */
export function readKept(kept: unknown): Kept {
  const { sets, seen } = (kept ?? {}) as Partial<Record<keyof Kept, unknown>>
  return { sets: filterList(sets, isSet), seen: filterList(seen, isVista) }
}

function filterList<T>(list: unknown, isIt: Guard<T>): T[] {
  return Array.isArray(list) ? list.filter(isIt) : []
}

/** Whether what was left is still come back to. */
export const isFresh = ({ changedAtMs }: { changedAtMs: number }, nowMs: number): boolean =>
  nowMs - changedAtMs < KEPT_FOR_MS

export const placeOf = ({ idMateria, escolha }: Pick<KeptSet, 'idMateria' | 'escolha'>): string =>
  escolha ?? keyOf(daMateria(idMateria))

/** What is kept of a choice beside its set. */
export const labelOf = (escolha: Escolha): Pick<KeptSet, 'idMateria' | 'escolha'> => ({
  idMateria: escolha.idMateria,
  ...(!isPlain(escolha) && { escolha: keyOf(escolha) }),
})

/** The sets that are not too old: of each choice the one that was used last. */
export function lastSets({ sets }: Kept, nowMs: number): KeptSet[] {
  const fresh = sets.filter((set) => isFresh(set, nowMs))
  return fresh.toSorted((one, other) => one.changedAtMs - other.changedAtMs)
}

/** Puts one set among those that are kept, with what another tab answered in it, and what it has shown. */
export function withSet(kept: Kept, set: KeptSet, seen: Vista[]): Kept {
  const same = kept.sets.find((other) => isSameSet(other, set))
  const pratica = same ? mergePratica(same.pratica, set.pratica) : set.pratica
  const others = withoutSet(kept, set).sets.filter((other) => isFresh(other, set.changedAtMs))
  return { sets: [...others, { ...set, pratica }], seen: mergeVistas(kept.seen, seen) }
}

/** Takes one set from those that are kept, and no other of its choice. */
export function withoutSet(kept: Kept, set: KeptSet): Kept {
  return { ...kept, sets: kept.sets.filter((other) => !isSameSet(other, set)) }
}

/** Whether two sets have the same questions under the same choice, however far they got. */
export function isSameSet(one: KeptSet, other: KeptSet): boolean {
  return placeOf(one) === placeOf(other) && idsOf(one) === idsOf(other)
}

const idsOf = ({ pratica }: KeptSet) => pratica.questoes.map(({ id }) => id).join(' ')

/** One set as two tabs have practised it: every answer counts, and the first that was kept stays first. */
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
