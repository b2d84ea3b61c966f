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
import type { Placar } from './resultado.ts'
import { type Sequencia, sequenciaOf } from './sequencia.ts'

/** So many days of practice are named, today included. */
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

/** What of somebody's practice is looked at, each list in any order. */
export interface Pratica {
  /** Every day on which anything was answered, once each. */
  dias: readonly Dia[]
  /** One of each matéria of which anything was answered. */
  totais: readonly TotalDeMateria[]
  /** Of each matéria its newest days with answers to which there is a key, DIAS_RECENTES or all there are. */
  recentes: readonly DiaPraticado[]
}

type NomeDeMateria = Pick<MateriaConhecida, 'id' | 'nome'>

/** What days of practice come to, before the first one nothing but zeros and empty lists. */
export interface Praticado {
  respondidas: number
  certas: number
  sequencia: Sequencia & { dias: Dia[] }
  materias: (Placar & { materia: NomeDeMateria; tendencia: Tendencia | null })[]
  a_praticar: { materia: NomeDeMateria; motivo: Sugestao['motivo'] }[]
}

/** Makes of all days of practice, one a day and matéria, what is looked at of them. */
export function praticaOf(dias: readonly DiaPraticado[]): Pratica {
  const byMateria = Map.groupBy(dias, ({ id_materia }) => id_materia)
  return {
    dias: [...new Set(dias.map(({ dia }) => dia))],
    totais: [...byMateria].map(([id_materia, its]) => ({ id_materia, ...sumOf(its) })),
    recentes: [...byMateria.values()].flatMap((its) =>
      byNewest(its.filter(({ total }) => total > 0)).slice(0, DIAS_RECENTES),
    ),
  }
}

/** Says what practice comes to; `materias` are all there are, by name. */
export function praticadoOf(
  { dias, totais, recentes }: Pratica,
  materias: readonly MateriaConhecida[],
  hoje: Dia,
): Praticado {
  const { certas, total } = sumOf(totais)
  const all = materias.map((materia) => ({
    ...materia,
    placar: sumOf(totais.filter(({ id_materia }) => id_materia === materia.id)),
    dias: recentes.filter(({ id_materia }) => id_materia === materia.id),
  }))
  return {
    respondidas: total,
    certas,
    sequencia: sequencia(dias, hoje),
    // What has no key yet was practice, and says nothing of a matéria.
    materias: all.map(praticada).filter((materia) => materia.total > 0),
    a_praticar: total === 0 ? [] : suggest(all),
  }
}

interface ComPratica extends MateriaConhecida {
  placar: Placar
  dias: readonly DiaPraticado[]
}

function sequencia(dias: readonly Dia[], hoje: Dia): Praticado['sequencia'] {
  const first = addDays(hoje, 1 - DAYS_NAMED)
  const named = dias.filter((dia) => dia >= first && dia <= hoje)
  return { ...sequenciaOf(dias, hoje), dias: named.toSorted((a, b) => (a < b ? -1 : 1)) }
}

function praticada({ id, nome, placar, dias }: ComPratica): Praticado['materias'][number] {
  return { ...placar, materia: { id, nome }, tendencia: tendenciaOf(dias) }
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
