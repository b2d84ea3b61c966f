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

/** How many days of practice are listed, including today. */
const DAYS_NAMED = 28
const MOST_SUGGESTED = 3

/** A matéria that is there; `isDrawable`: there are questions of it to practise. */
export interface MateriaConhecida {
  id: number
  nome: string
  isDrawable: boolean
}

/** What was answered of a matéria (0: of none) on a day. */
export interface DiaPraticado extends DiaDeMateria {
  id_materia: number
}

/** What was answered of a matéria (0: of none) in all. */
export interface TotalDeMateria extends Placar {
  id_materia: number
}

/** What is looked at of a student's practice, each list in any order. */
export interface Pratica {
  /** Every day on which anything was answered, once each. */
  dias: readonly Dia[]
  /** One of each matéria of which anything was answered, each answer counted. */
  totais: readonly TotalDeMateria[]
  /** The same of the first answer to each question. */
  primeiras: readonly TotalDeMateria[]
  /** Of each matéria its newest days with answers to which there is a key, DIAS_RECENTES or all there are. */
  recentes: readonly DiaPraticado[]
}

type NomeDeMateria = Pick<MateriaConhecida, 'id' | 'nome'>

/**
 * What practice comes to, before the first of it nothing but zeros and empty lists. What is counted is the first answer
 * to each question; `repetidas` are the others.
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

/** An answer to a question of a matéria (0: of none). */
export interface RespostaDeMateria {
  id_questao: number
  id_materia: number
  /** ISO 8601 in UTC. */
  respondida_em: string
  resultado: Resultado
}

/** Of each matéria what the first answers to its questions come to; of answers in one moment the first one given here. */
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

/** Makes of all days of practice, one a day and matéria, and of the first answers what is looked at of them. */
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

/** Says what practice comes to; `materias` are all there are, by name. */
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
