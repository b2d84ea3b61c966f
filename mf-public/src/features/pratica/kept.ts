import { isPratica, type Pratica, type Resposta } from './rules.ts'

/** A set left for longer is not come back to. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

export interface KeptSet {
  /** Null: all matérias. */
  idMateria: number | null
  pratica: Pratica
  changedAtMs: number
}

/** What a device keeps of practice. Tabs that practise at once may leave several sets of one matéria. */
export interface Kept {
  sets: KeptSet[]
  seen: [id: number, idMateria: number | null][]
}

/** The sets that can be gone on with: of each matéria the one that was used last. */
export function lastSets(kept: Partial<Kept> | undefined, nowMs: number): KeptSet[] {
  const usable = (kept?.sets ?? []).filter(
    (set) => isPratica(set.pratica) && nowMs - set.changedAtMs < KEPT_FOR_MS,
  )
  return usable.toSorted((one, other) => one.changedAtMs - other.changedAtMs)
}

/** Puts one set among those that are kept, with what another tab answered in it, and what it has shown. */
export function withSet(kept: Partial<Kept> | undefined, set: KeptSet, seen: Kept['seen']): Kept {
  const same = kept?.sets?.find((other) => isSameSet(other, set))
  const pratica = same ? mergePratica(same.pratica, set.pratica) : set.pratica
  const others = withoutSet(kept, set).sets.filter(
    ({ changedAtMs }) => set.changedAtMs - changedAtMs < KEPT_FOR_MS,
  )
  return {
    sets: [...others, { ...set, pratica }],
    seen: [...new Map([...(kept?.seen ?? []), ...seen])],
  }
}

/** Takes one set from those that are kept, and no other of its matéria. */
export function withoutSet(kept: Partial<Kept> | undefined, set: KeptSet): Kept {
  return {
    sets: (kept?.sets ?? []).filter((other) => !isSameSet(other, set)),
    seen: kept?.seen ?? [],
  }
}

function isSameSet(one: KeptSet, other: KeptSet): boolean {
  return one.idMateria === other.idMateria && idsOf(one) === idsOf(other)
}

const idsOf = ({ pratica }: KeptSet) =>
  isPratica(pratica) ? pratica.questoes.map(({ id }) => id).join(' ') : null

/** One set as two tabs have practised it: every answer counts, and the first that was kept stays first. */
function mergePratica(kept: Pratica, mine: Pratica): Pratica {
  const respostas = mine.respostas.map((resposta, index) =>
    mergeResposta(kept.respostas[index], resposta),
  )
  return { ...mine, respostas }
}

function mergeResposta(kept: Resposta | undefined, mine: Resposta): Resposta {
  if (!kept) return mine
  const isUntouched = mine.primeira === null && mine.escolhida === null
  return {
    ...(isUntouched ? kept : mine),
    primeira: kept.primeira ?? mine.primeira,
    foiVista: kept.foiVista || mine.foiVista,
  }
}
