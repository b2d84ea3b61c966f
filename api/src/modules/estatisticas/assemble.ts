import type { Estatisticas } from '@rumo/contract'
import {
  addDays,
  type Dia,
  type DiaDeMateria,
  sequenciaOf,
  suggestMaterias,
  tendenciaOf,
} from '@rumo/contract/rules'

/** So many days of practice are named, today included. */
const DAYS_NAMED = 28
const MOST_SUGGESTED = 3

/** A matéria that is there; `isDrawable`: there are questions of it to practise. */
export interface Materia {
  id: number
  nome: string
  isDrawable: boolean
}

/** What was answered of a matéria (0: of none) on a day. */
export interface DiaPraticado extends DiaDeMateria {
  id_materia: number
}

/** What the days of practice come to; `materias` are all there are, by name, `dias` in any order. */
export function desempenhoOf(
  dias: readonly DiaPraticado[],
  materias: readonly Materia[],
  hoje: Dia,
): Omit<Estatisticas, 'simulados' | 'redacoes'> {
  const ofMateria = Map.groupBy(dias, ({ id_materia }) => id_materia)
  const all = materias.map((materia) => ({ ...materia, dias: ofMateria.get(materia.id) ?? [] }))
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

type ComDias = Materia & { dias: readonly DiaPraticado[] }

function sequencia(dias: readonly DiaPraticado[], hoje: Dia): Estatisticas['sequencia'] {
  const practised = [...new Set(dias.map(({ dia }) => dia))]
  const first = addDays(hoje, 1 - DAYS_NAMED)
  const named = practised.filter((dia) => dia >= first && dia <= hoje)
  return { ...sequenciaOf(practised, hoje), dias: named.toSorted((a, b) => (a < b ? -1 : 1)) }
}

function praticada({ id, nome, dias }: ComDias): Estatisticas['materias'][number] {
  return { ...sumOf(dias), materia: { id, nome }, tendencia: tendenciaOf(dias) }
}

function suggest(materias: readonly ComDias[]): Estatisticas['a_praticar'] {
  const drawable = materias.filter(({ isDrawable }) => isDrawable)
  const byId = new Map(drawable.map((materia) => [materia.id, materia]))
  return suggestMaterias(drawable, MOST_SUGGESTED).flatMap(({ id_materia, motivo }) => {
    const materia = byId.get(id_materia)
    return materia ? [{ materia: { id: materia.id, nome: materia.nome }, motivo }] : []
  })
}

function sumOf(dias: readonly DiaPraticado[]) {
  let [certas, total] = [0, 0]
  for (const dia of dias) {
    certas += dia.certas
    total += dia.total
  }
  return { certas, total }
}
