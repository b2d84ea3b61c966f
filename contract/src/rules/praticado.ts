import {
  byNewest,
  type DiaDeMateria,
  DIAS_RECENTES,
  suggestMaterias,
  type Sugestao,
  type Tendencia,
  tendenciaOf,
} from './desempenho.ts'
import { addDays, type Dia } from './dia.ts'
import { type Placar, placarOf, type Resultado } from './resultado.ts'
import { type Sequencia, sequenciaOf } from './sequencia.ts'

/** How many days the list of days with practice goes back, including today. */
const DAYS_NAMED = 28
const MOST_SUGGESTED = 3

/** An existing matéria; `isDrawable` says whether it has questions to practise. */
export interface MateriaConhecida {
  id: number
  nome: string
  isDrawable: boolean
}

/** The answers in a matéria on one day; `id_materia` is 0 for questions without a matéria. */
export interface DiaPraticado extends DiaDeMateria {
  id_materia: number
}

/** All answers in a matéria; `id_materia` is 0 for questions without a matéria. */
export interface TotalDeMateria extends Placar {
  id_materia: number
}

/** What is read of a student's practice; each list may be in any order. */
export interface Pratica {
  /** Every day with an answer, once each. */
  dias: readonly Dia[]
  /** One entry for each matéria with answers; every answer is counted. */
  totais: readonly TotalDeMateria[]
  /** The same as `totais`, but only the first answer to each question is counted. */
  primeiras: readonly TotalDeMateria[]
  /**
   * For each matéria, its newest days with answers to questions that have a key: DIAS_RECENTES days, or all where there
   * are fewer.
   */
  recentes: readonly DiaPraticado[]
}

type NomeDeMateria = Pick<MateriaConhecida, 'id' | 'nome'>

/**
 * The statistics of practice: zeros and empty lists before the first answer. The counts are of the first answer to each
 * question; `repetidas` counts all later ones.
 */
export interface Praticado {
  respondidas: number
  certas: number
  sequencia: Sequencia & { dias: Dia[] }
  materias: (Placar & {
    materia: NomeDeMateria
    repetidas: Placar
    tendencia: Tendencia | null
  })[]
  a_praticar: { materia: NomeDeMateria; motivo: Sugestao['motivo'] }[]
}

/** An answer to a question; `id_materia` is 0 for a question without a matéria. */
export interface RespostaDeMateria {
  id_questao: number
  id_materia: number
  /** ISO 8601 in UTC. */
  respondida_em: string
  resultado: Resultado
}

/**
 * The score of the first answers in each matéria. Of two answers at the same instant, the one that is listed first
 * counts.
 */
export function primeirasOf(respostas: readonly RespostaDeMateria[]): TotalDeMateria[] {
  const primeiras = new Map<number, RespostaDeMateria>()
  for (const resposta of respostas) {
    const before = primeiras.get(resposta.id_questao)
    const isFirst = !before || resposta.respondida_em < before.respondida_em
    if (isFirst) primeiras.set(resposta.id_questao, resposta)
  }
  const byMateria = Map.groupBy(primeiras.values(), ({ id_materia }) => id_materia)
  return [...byMateria].map(([id_materia, its]) => ({
    id_materia,
    ...placarOf(its.map(({ resultado }) => resultado)),
  }))
}

/**
 * Builds a Pratica from all days of practice (one entry for each day and matéria) and from the scores of the first
 * answers.
 */
export function praticaOf(
  dias: readonly DiaPraticado[],
  primeiras: readonly TotalDeMateria[],
): Pratica {
  const byMateria = Map.groupBy(dias, ({ id_materia }) => id_materia)
  return {
    dias: [...new Set(dias.map(({ dia }) => dia))],
    totais: [...byMateria].map(([id_materia, its]) => ({ id_materia, ...sumOf(its) })),
    primeiras,
    recentes: [...byMateria.values()].flatMap((its) =>
      byNewest(its.filter(({ total }) => total > 0)).slice(0, DIAS_RECENTES),
    ),
  }
}

/** Calculates the statistics of practice. `materias` are all existing ones, sorted by name. */
export function praticadoOf(
  { dias, totais, primeiras, recentes }: Pratica,
  materias: readonly MateriaConhecida[],
  hoje: Dia,
): Praticado {
  const { certas, total } = sumOf(primeiras)
  const all = materias.map((materia) => ({
    ...materia,
    todas: sumOf(totais.filter(({ id_materia }) => id_materia === materia.id)),
    placar: sumOf(primeiras.filter(({ id_materia }) => id_materia === materia.id)),
    dias: recentes.filter(({ id_materia }) => id_materia === materia.id),
  }))
  return {
    respondidas: total,
    certas,
    sequencia: sequencia(dias, hoje),
    // Answers without a key count as practice, but not for a matéria.
    materias: all.filter(({ todas }) => todas.total > 0).map(praticada),
    a_praticar: sumOf(totais).total === 0 ? [] : suggest(all),
  }
}

interface ComPratica extends MateriaConhecida {
  todas: Placar
  placar: Placar
  dias: readonly DiaPraticado[]
}

function sequencia(dias: readonly Dia[], hoje: Dia): Praticado['sequencia'] {
  const first = addDays(hoje, 1 - DAYS_NAMED)
  const named = dias.filter((dia) => dia >= first && dia <= hoje)
  return { ...sequenciaOf(dias, hoje), dias: named.toSorted((a, b) => (a < b ? -1 : 1)) }
}

function praticada({ id, nome, todas, placar, dias }: ComPratica): Praticado['materias'][number] {
  const repetidas = { certas: todas.certas - placar.certas, total: todas.total - placar.total }
  return { ...placar, materia: { id, nome }, repetidas, tendencia: tendenciaOf(dias) }
}

function suggest(materias: readonly ComPratica[]): Praticado['a_praticar'] {
  const drawable = materias.filter(({ isDrawable }) => isDrawable)
  return suggestMaterias(drawable, MOST_SUGGESTED).flatMap(({ id_materia, motivo }) =>
    drawable
      .filter(({ id }) => id === id_materia)
      .map(({ id, nome }) => ({ materia: { id, nome }, motivo })),
  )
}

function sumOf(placares: readonly Placar[]): Placar {
  let [certas, total] = [0, 0]
  for (const placar of placares) {
    certas += placar.certas
    total += placar.total
  }
  return { certas, total }
}
