import { isDificuldade, type Dificuldade } from '@rumo/contract/rules'
import { QUESTOES_PER_SET } from '../../shared/questoes-per-set.ts'

/** Which questions one practises: what an address says after `?`, so that it can be kept, sent and opened anew. */
export interface Escolha {
  readonly idMateria: number | null
  /** A topic of the matéria. */
  readonly idAssunto: number | null
  readonly idProva: number | null
  /** Of the vestibular. */
  readonly ano: number | null
  /** By the first answers of all; null: however hard they are. */
  readonly dificuldade: Dificuldade | null
  /** Only what was not answered, what went wrong and was not right since, or what one keeps. */
  readonly so: So | null
  /** Of those that one keeps, only this list; null where all of them are meant, or others. */
  readonly lista: string | null
  readonly quantas: number
}

export type So = 'nao-respondidas' | 'erradas' | 'guardadas'

export const LEAST_QUANTAS = 1
export const MOST_QUANTAS = 50
const MOST_ID = Number.MAX_SAFE_INTEGER

/** Any ten questions. */
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

/** The questions of one matéria, or of all of them (null). */
export const daMateria = (idMateria: number | null): Escolha => ({ ...QUAISQUER, idMateria })

/** The questions that one keeps: of one list, or all of them (null). */
export const dasGuardadas = (lista: string | null): Escolha => ({
  ...QUAISQUER,
  so: 'guardadas',
  lista,
})

/** The new questions of a day's plan, as far as they fit into one set. */
export const doPlano = (novas: number): Escolha => ({
  ...QUAISQUER,
  so: 'nao-respondidas',
  quantas: Math.min(novas, MOST_QUANTAS),
})

/** How many new questions a plan asks for (`plano=3`); null where the address says nothing of that. */
export function readPlano(params: URLSearchParams): number | null {
  const plano = params.get('plano') ?? ''
  return /^[1-9]\d{0,3}$/.test(plano) ? Number(plano) : null
}

/** Whether it leaves out more than other matérias, whatever was chosen of those. */
export const isNarrow = ({ idAssunto, idProva, ano, dificuldade, so }: Escolha): boolean =>
  idAssunto !== null || idProva !== null || ano !== null || dificuldade !== null || so !== null

/** Whether it is by the matéria alone, as every server that draws can. */
export const isPlain = (escolha: Escolha): boolean =>
  keyOf(escolha) === keyOf(daMateria(escolha.idMateria))

interface Part {
  field: keyof Escolha
  /** What is read from an address; undefined where it says nothing that can be. */
  read: (value: string) => Partial<Escolha> | undefined
}

/** How each part is called in an address. */
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

/** What an address asks for, and what of it says nothing (`ignoradas`, as it stands there): that is left out. */
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

/** The same as an address says it, without what goes unsaid. */
export function paramsOf(escolha: Escolha): Record<string, string> {
  const said = NAMES.filter((name) => escolha[PARTS[name].field] !== QUAISQUER[PARTS[name].field])
  return Object.fromEntries(said.map((name) => [name, `${escolha[PARTS[name].field]}`]))
}

/** Two choices of the same have the same; that of any ten is empty. */
export const keyOf = (escolha: Escolha): string => new URLSearchParams(paramsOf(escolha)).toString()

function isSo(value: string): value is So {
  return value === 'nao-respondidas' || value === 'erradas' || value === 'guardadas'
}

/** Reads a whole number within limits, as the part of a choice that `as` makes of it. */
function whole(least: number, most: number, as: (number: number) => Partial<Escolha>) {
  return (value: string): Partial<Escolha> | undefined => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return number >= least && number <= most ? as(number) : undefined
  }
}
