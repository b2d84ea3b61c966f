import type { Estatisticas } from '@rumo/contract'
import { addDays, type Dia } from '@rumo/contract/rules'
import { parteOf, type Razao } from '../../shared/razao.ts'

export type MateriaPraticada = Estatisticas['materias'][number]

export const isUntouched = ({ respondidas, simulados, redacoes }: Estatisticas) =>
  respondidas === 0 && simulados.length === 0 && redacoes.length === 0

/** Sorts the matérias by their share of right answers, best first. */
export const byParte = (materias: readonly MateriaPraticada[]) =>
  materias.toSorted(
    (a, b) => parteOf(b) - parteOf(a) || a.materia.nome.localeCompare(b.materia.nome, 'pt-BR'),
  )

/** The fewest answers for a finding, and the lowest share of right answers for a strength. */
const [ENOUGH, STRONG] = [10, 0.7]

/** The most important finding in the statistics, with one thing to do next. */
export interface Achado {
  /** What to practise; null when nothing is more urgent than the rest. */
  sugestao: Estatisticas['a_praticar'][number] | null
  /** The results in that matéria; null when nothing of it was answered. */
  praticada: MateriaPraticada | null
  /** The strongest matéria; null when none is strong enough. */
  forte: MateriaPraticada | null
  /** All answers together, when no matéria of them is known; otherwise null. */
  geral: Razao | null
  /** Whether some answers are not counted yet, because their simulado is not graded. */
  temMais: boolean
  abertos: Abertos
}

/** The user's simulados that are not graded. */
export interface Abertos {
  temEmCurso: boolean
  /** How many were handed in on this device and wait to be sent. */
  entregues: number
}

/** The finding that is shown at the top of the profile. */
export function achadoOf(estatisticas: Estatisticas, abertos: Abertos): Achado {
  const { a_praticar, materias, ...all } = estatisticas
  const sugestao = a_praticar[0] ?? null
  const id = sugestao?.materia.id
  const praticada = materias.find(({ materia }) => materia.id === id) ?? null
  const [best] = byParte(materias.filter(({ total }) => total >= ENOUGH))
  const isForte = best !== undefined && best !== praticada && parteOf(best) >= STRONG
  const geral = materias.length === 0 ? { certas: all.certas, total: all.respondidas } : null
  const temMais = abertos.temEmCurso || abertos.entregues > 0 || all.em_simulado > 0
  return { sugestao, praticada, forte: isForte ? best : null, geral, temMais, abertos }
}

export interface DiaDoCalendario {
  dia: Dia
  estado: 'treino' | 'livre' | 'futuro'
  isHoje: boolean
}

const WEEKS = 4
const DAYS = 7

/** The last four weeks, each from Monday to Sunday; the last one contains today. */
export function semanasOf(dias: readonly Dia[], hoje: Dia): DiaDoCalendario[][] {
  const practised = new Set(dias)
  const sinceMonday = (new Date(hoje).getUTCDay() + DAYS - 1) % DAYS
  const first = addDays(hoje, -sinceMonday - (WEEKS - 1) * DAYS)
  return Array.from({ length: WEEKS }, (_week, week) =>
    Array.from({ length: DAYS }, (_day, day) => {
      const dia = addDays(first, week * DAYS + day)
      return { dia, estado: stateOf(dia, hoje, practised), isHoje: dia === hoje }
    }),
  )
}

function stateOf(dia: Dia, hoje: Dia, practised: ReadonlySet<Dia>): DiaDoCalendario['estado'] {
  if (dia > hoje) return 'futuro'
  return practised.has(dia) ? 'treino' : 'livre'
}
