import {
  type DiaDeMateria,
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

type NomeDeMateria = Pick<MateriaConhecida, 'id' | 'nome'>

/** What days of practice come to, before the first one nothing but zeros and empty lists. */
export interface Praticado {
  respondidas: number
  certas: number
  sequencia: Sequencia & { dias: Dia[] }
  materias: (Placar & { materia: NomeDeMateria; tendencia: Tendencia | null })[]
  a_praticar: { materia: NomeDeMateria; motivo: Sugestao['motivo'] }[]
}

/** Says what days of practice come to; `materias` are all there are, by name, `dias` in any order. */
export function praticadoOf(
  dias: readonly DiaPraticado[],
  materias: readonly MateriaConhecida[],
  hoje: Dia,
): Praticado {
  const all = withDias(materias, dias)
  const { certas, total } = sumOf(dias)
  return {
    respondidas: total,
    certas,
    sequencia: sequencia(dias, hoje),
    // What has no key yet was practice, and says nothing of a matéria.
    materias: all.map(praticada).filter((materia) => materia.total > 0),
    a_praticar: total === 0 ? [] : suggest(all),
  }
}

type ComDias = MateriaConhecida & { dias: DiaPraticado[] }

function withDias(
  materias: readonly MateriaConhecida[],
  dias: readonly DiaPraticado[],
): readonly ComDias[] {
  const all = materias.map((materia): ComDias => ({ ...materia, dias: [] }))
  const byId = new Map(all.map((materia) => [materia.id, materia]))
  for (const dia of dias) byId.get(dia.id_materia)?.dias.push(dia)
  return all
}

function sequencia(dias: readonly DiaPraticado[], hoje: Dia): Praticado['sequencia'] {
  const practised = [...new Set(dias.map(({ dia }) => dia))]
  const first = addDays(hoje, 1 - DAYS_NAMED)
  const named = practised.filter((dia) => dia >= first && dia <= hoje)
  return { ...sequenciaOf(practised, hoje), dias: named.toSorted((a, b) => (a < b ? -1 : 1)) }
}

function praticada({ id, nome, dias }: ComDias): Praticado['materias'][number] {
  return { ...sumOf(dias), materia: { id, nome }, tendencia: tendenciaOf(dias) }
}

function suggest(materias: readonly ComDias[]): Praticado['a_praticar'] {
  const drawable = materias.filter(({ isDrawable }) => isDrawable)
  const byId = new Map(drawable.map(({ id, nome }) => [id, { id, nome }]))
  return suggestMaterias(drawable, MOST_SUGGESTED).flatMap(({ id_materia, motivo }) => {
    const materia = byId.get(id_materia)
    return materia ? [{ materia, motivo }] : []
  })
}

function sumOf(dias: readonly DiaPraticado[]): Placar {
  let [certas, total] = [0, 0]
  for (const dia of dias) {
    certas += dia.certas
    total += dia.total
  }
  return { certas, total }
}
