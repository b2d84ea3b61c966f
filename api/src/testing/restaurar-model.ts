import { isEqual } from 'es-toolkit'

/** A record without its version. */
export interface Conteudo {
  [field: string]: unknown
  /** The ids of the references that a question names, in their order. */
  referencias?: readonly number[]
}

/** Every record by its kind and id: `provas/3`. */
export type Estado = ReadonlyMap<string, Conteudo>

/** One step: all records before and after it. */
export interface Ato {
  /** The main line of the log. */
  linha: number
  isCriacao: boolean
  before: Estado
  after: Estado
}

const VISIBILITY = ['publicada', 'retirada'] as const

/** Computes, without a database, the records after every step, and what a restore makes of them. */
export class ModeloDeRestauracao {
  estado: Estado = new Map()
  readonly atos: Ato[] = []

  /** Adds a step; `changes` has the records that it wrote, by their key, and undefined for removed ones. */
  take(changes: ReadonlyMap<string, Conteudo | undefined>, linha: number, isCriacao = false): void {
    this.become(this.after(changes), linha, isCriacao)
  }

  /** Adds a step that led to the state `after`. */
  become(after: Estado, linha: number, isCriacao = false): void {
    this.atos.push({ linha, isCriacao, before: this.estado, after })
    this.estado = after
  }

  /** The state after these changes. */
  after(changes: ReadonlyMap<string, Conteudo | undefined>): Estado {
    return withoutUnnamed(applied(this.estado, changes))
  }

  /** The state after an act was undone; undefined when the restore is refused. */
  restored({ before, after, isCriacao }: Ato, isHeld: (id: number) => boolean): Estado | undefined {
    if (isCriacao) return undefined
    const changes = new Map<string, Conteudo | undefined>()
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [was, became] = [before.get(key), after.get(key)]
      if (isEqual(was, became)) continue
      // A new reference is not undone by itself: a reference exists as long as a record uses it.
      if (key.startsWith('referencias/') && !was) continue
      changes.set(key, was && seenAs(was, { became, now: this.estado.get(key) }))
    }
    for (const wanted of Array.from(changes.values())) {
      for (const id of wanted?.referencias ?? []) {
        const key = `referencias/${id}`
        if (!this.estado.has(key) && !changes.has(key)) changes.set(key, before.get(key))
      }
    }
    const wanted = this.after(changes)
    if (isEqual(wanted, this.estado)) return undefined
    return this.#isPossible(wanted, { before, changes }, isHeld) ? wanted : undefined
  }

  #isPossible(
    wanted: Estado,
    { before, changes }: { before: Estado; changes: ReadonlyMap<string, Conteudo | undefined> },
    isHeld: (id: number) => boolean,
  ): boolean {
    for (const [key, conteudo] of wanted) {
      if (namesWhatIsGone(conteudo, wanted)) return false
      if (isTaken(key, conteudo, wanted)) return false
    }
    for (const [key, conteudo] of changes) {
      const now = this.estado.get(key)
      const goes = now !== undefined && conteudo === undefined
      if (goes && key.startsWith('questoes/') && isHeld(idOf(key))) return false
      if (conteudo && takesNumero(key, { conteudo, now, wanted, before })) return false
    }
    return true
  }
}

const idOf = (key: string) => Number(key.split('/')[1])

function applied(estado: Estado, changes: ReadonlyMap<string, Conteudo | undefined>): Estado {
  const next = new Map(estado)
  for (const [key, conteudo] of changes) {
    if (conteudo) next.set(key, conteudo)
    else next.delete(key)
  }
  return next
}

/** Removes references that no record uses any more. */
function withoutUnnamed(estado: Estado): Estado {
  const named = new Set([...estado.values()].flatMap(({ referencias = [] }) => referencias))
  return new Map(
    [...estado].filter(([key]) => !key.startsWith('referencias/') || named.has(idOf(key))),
  )
}

/**
 * The record as it was before, except for its visibility, which is restored only if the undone step itself changed it.
 */
function seenAs(
  was: Conteudo,
  { became, now }: { became: Conteudo | undefined; now: Conteudo | undefined },
): Conteudo {
  if (!now || !became) return now ? { ...was, ...visibilityOf(now) } : was
  const kept = VISIBILITY.filter((field) => was[field] === became[field] && field in now)
  return { ...was, ...Object.fromEntries(kept.map((field) => [field, now[field]])) }
}

function visibilityOf(now: Conteudo): Conteudo {
  return Object.fromEntries(
    VISIBILITY.filter((field) => field in now).map((field) => [field, now[field]]),
  )
}

function namesWhatIsGone(conteudo: Conteudo, estado: Estado): boolean {
  const named = { id_prova: 'provas', id_materia: 'materias', id_vestibular: 'vestibulares' }
  return Object.entries(named).some(([field, noun]) => {
    const id = conteudo[field]
    return typeof id === 'number' && !estado.has(`${noun}/${id}`)
  })
}

function isTaken(key: string, conteudo: Conteudo, estado: Estado): boolean {
  const [noun = ''] = key.split('/')
  if (!['cursos', 'materias', 'vestibulares'].includes(noun)) return false
  return [...estado].some(
    ([other, its]) => other !== key && other.startsWith(`${noun}/`) && isEqual(its, conteudo),
  )
}

interface Numbered {
  conteudo: Conteudo
  now: Conteudo | undefined
  wanted: Estado
  before: Estado
}

/**
 * Whether another question has the number now, which it did not have in the state to which this question is restored.
 */
function takesNumero(key: string, { conteudo, now, wanted, before }: Numbered): boolean {
  const places = ['id_prova', 'numero', 'retirada']
  if (!key.startsWith('questoes/') || conteudo['numero'] === null || conteudo['retirada']) {
    return false
  }
  if (now && places.every((field) => now[field] === conteudo[field])) return false
  const hasIt = (other: Conteudo | undefined) =>
    other !== undefined &&
    other['id_prova'] === conteudo['id_prova'] &&
    other['numero'] === conteudo['numero']
  return [...wanted].some(
    ([other, its]) =>
      other !== key &&
      other.startsWith('questoes/') &&
      hasIt(its) &&
      !its['retirada'] &&
      !hasIt(before.get(other)),
  )
}

/** Whether a question may have this number; a retired question may keep any. */
export function isNumeroFree(
  estado: Estado,
  { id_prova, numero }: { id_prova: number; numero?: number | null | undefined },
  own?: string,
): boolean {
  if (numero == null || (own && estado.get(own)?.['retirada'])) return true
  return ![...estado].some(
    ([key, its]) =>
      key !== own &&
      key.startsWith('questoes/') &&
      its['id_prova'] === id_prova &&
      its['numero'] === numero &&
      !its['retirada'],
  )
}

const keysOf = (estado: Estado, noun: string) =>
  [...estado.keys()].filter((key) => key.startsWith(`${noun}/`))

const isOfProva = (estado: Estado, key: string, prova: string) =>
  `provas/${String(estado.get(key)?.['id_prova'])}` === prova

/**
 * The changes when a record is removed: the records that are removed with it, and those that stay because students
 * answered them.
 */
export function removed(
  estado: Estado,
  key: string,
  answered: ReadonlySet<number>,
): Map<string, Conteudo | undefined> {
  const of = (noun: string) =>
    key.startsWith('provas/')
      ? keysOf(estado, noun).filter((own) => isOfProva(estado, own, key))
      : []
  const questoes = key.startsWith('questoes/') ? [key] : of('questoes')
  const held = questoes.filter((own) => answered.has(idOf(own)))
  const changes = new Map<string, Conteudo | undefined>()
  if (!key.startsWith('questoes/')) {
    changes.set(key, held.length > 0 ? { ...estado.get(key), publicada: false } : undefined)
  }
  for (const own of [...questoes, ...of('redacoes')]) {
    changes.set(own, held.includes(own) ? { ...estado.get(own), retirada: true } : undefined)
  }
  return changes
}

export const idsOf = (estado: Estado, noun: string) => keysOf(estado, noun).map(idOf)

/** The id of one of the records of a kind; undefined when there is none. */
export function pickId(estado: Estado, noun: string, which: number): number | undefined {
  const ids = idsOf(estado, noun)
  return ids[which % Math.max(ids.length, 1)]
}
