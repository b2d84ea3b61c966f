import { isDificuldade, type Dificuldade } from '@rumo/contract/rules'
import { QUESTOES_PER_SET } from '../../shared/questoes-per-set.ts'

/**
 * The user's choice of questions to practise. The query of the address holds it, so that a choice can be saved, sent
 * and opened again.
 */
export interface Escolha {
  readonly idMateria: number | null
  /** An assunto of the matéria. */
  readonly idAssunto: number | null
  readonly idProva: number | null
  readonly ano: number | null
  /** The difficulty by the first answers of all students; null for any difficulty. */
  readonly dificuldade: Dificuldade | null
  /**
   * Only the questions not answered yet, those answered wrong and not right since, or those that the user keeps; null
   * for all.
   */
  readonly so: So | null
  /** With `so` 'guardadas', only the questions kept in this list; null for all that are kept. */
  readonly lista: string | null
  readonly quantas: number
}

export type So = 'nao-respondidas' | 'erradas' | 'guardadas'

export const LEAST_QUANTAS = 1
export const MOST_QUANTAS = 50
const MOST_ID = Number.MAX_SAFE_INTEGER

/** The default choice: any ten questions. */
export const QUAISQUER: Escolha = {
  idMateria: null,
  idAssunto: null,
  idProva: null,
  ano: null,
  dificuldade: null,
  so: null,
  lista: null,
  quantas: QUESTOES_PER_SET,
}

/** The choice of one matéria, or of all matérias (null). */
export const daMateria = (idMateria: number | null): Escolha => ({ ...QUAISQUER, idMateria })

/** The choice of the questions that the user keeps, in one list or all of them (null). */
export const dasGuardadas = (lista: string | null): Escolha => ({
  ...QUAISQUER,
  so: 'guardadas',
  lista,
})

/** The choice of the new questions of a day's study plan, at most as many as fit into one set. */
export const doPlano = (novas: number): Escolha => ({
  ...QUAISQUER,
  so: 'nao-respondidas',
  quantas: Math.min(novas, MOST_QUANTAS),
})

/** Whether a set of this choice, with so many questions still blank, is what is left of a plan's `novas` questions. */
export function isDoPlano(escolha: Escolha, blanks: number, novas: number): boolean {
  const planned = doPlano(novas)
  const isSameChoice = keyOf({ ...escolha, quantas: planned.quantas }) === keyOf(planned)
  return isSameChoice && blanks === planned.quantas
}

/** How many new questions the study plan asks for (`plano=3`); null when the address does not say. */
export function readPlano(params: URLSearchParams): number | null {
  const plano = params.get('plano') ?? ''
  return /^[1-9]\d{0,3}$/.test(plano) ? Number(plano) : null
}

/** Whether the choice has any limit besides the matéria. */
export const isNarrow = ({ idAssunto, idProva, ano, dificuldade, so }: Escolha): boolean =>
  idAssunto !== null || idProva !== null || ano !== null || dificuldade !== null || so !== null

/** Whether only the matéria is chosen, by which every server that draws can draw. */
export const isPlain = (escolha: Escolha): boolean =>
  keyOf(escolha) === keyOf(daMateria(escolha.idMateria))

interface Part {
  field: keyof Escolha
  /** Reads this part from the address; undefined when the value is not valid. */
  read: (value: string) => Partial<Escolha> | undefined
}

/** The name of each part of a choice in the address. */
const PARTS = {
  materia: { field: 'idMateria', read: whole(1, MOST_ID, (idMateria) => ({ idMateria })) },
  assunto: { field: 'idAssunto', read: whole(1, MOST_ID, (idAssunto) => ({ idAssunto })) },
  prova: { field: 'idProva', read: whole(1, MOST_ID, (idProva) => ({ idProva })) },
  ano: { field: 'ano', read: whole(1900, 2099, (ano) => ({ ano })) },
  dificuldade: {
    field: 'dificuldade',
    read: (dificuldade) => (isDificuldade(dificuldade) ? { dificuldade } : undefined),
  },
  so: { field: 'so', read: (so) => (isSo(so) ? { so } : undefined) },
  lista: { field: 'lista', read: (lista) => (lista === '' ? undefined : { lista }) },
  quantas: {
    field: 'quantas',
    read: whole(LEAST_QUANTAS, MOST_QUANTAS, (quantas) => ({ quantas })),
  },
} as const satisfies Record<string, Part>

const NAMES = Object.keys(PARTS) as readonly (keyof typeof PARTS)[]

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/**
 * Reads the choice in the query of an address. Parts that are not valid are left out and returned in `ignoradas`, as
 * the address has them.
 */
export function readEscolha(params: URLSearchParams): { escolha: Escolha; ignoradas: string[] } {
  const escolha: Writable<Escolha> = { ...QUAISQUER }
  const ignoradas: string[] = []
  for (const name of NAMES) {
    const value = params.get(name)
    const chosen = value === null ? undefined : PARTS[name].read(value)
    if (chosen !== undefined) Object.assign(escolha, chosen)
    else if (value) ignoradas.push(`${name}=${value}`)
  }
  if (escolha.idAssunto !== null && escolha.idMateria === null) {
    ignoradas.push(`assunto=${params.get('assunto')}`)
    escolha.idAssunto = null
  }
  if (escolha.lista !== null && escolha.so !== 'guardadas') {
    ignoradas.push(`lista=${params.get('lista')}`)
    escolha.lista = null
  }
  return { escolha, ignoradas }
}

/** The query parameters of a choice, without the parts that have their default. */
export function paramsOf(escolha: Escolha): Record<string, string> {
  const said = NAMES.filter((name) => escolha[PARTS[name].field] !== QUAISQUER[PARTS[name].field])
  return Object.fromEntries(said.map((name) => [name, `${escolha[PARTS[name].field]}`]))
}

/** The choice as the query of an address. Equal choices have the same key; the key of the default choice is empty. */
export const keyOf = (escolha: Escolha): string => new URLSearchParams(paramsOf(escolha)).toString()

function isSo(value: string): value is So {
  return value === 'nao-respondidas' || value === 'erradas' || value === 'guardadas'
}

/** Returns a function that reads a whole number within limits and turns it into a part of a choice with `as`. */
function whole(least: number, most: number, as: (number: number) => Partial<Escolha>) {
  return (value: string): Partial<Escolha> | undefined => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return number >= least && number <= most ? as(number) : undefined
  }
}
