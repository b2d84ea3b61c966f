import type { Estatisticas } from '@rumo/contract'
import { addDays, type Dia } from '@rumo/contract/rules'
import { parteOf, type Razao } from '../../shared/razao.ts'

export type MateriaPraticada = Estatisticas['materias'][number]

/** Whether nothing was counted yet. */
export const isUntouched = ({ respondidas, simulados, redacoes }: Estatisticas) =>
  respondidas === 0 && simulados.length === 0 && redacoes.length === 0

/** The matérias that go best first. */
export const byParte = (materias: readonly MateriaPraticada[]) =>
  materias.toSorted(
    (a, b) => parteOf(b) - parteOf(a) || a.materia.nome.localeCompare(b.materia.nome, 'pt-BR'),
  )

/** The least answers for a finding, and the least share of right ones for a strength. */
const [ENOUGH, STRONG] = [10, 0.7]

/** What matters most in the statistics, of which one thing can be done next. */
export interface Achado {
  /** What to practise; null where nothing is more urgent than anything else. */
  sugestao: Estatisticas['a_praticar'][number] | null
  /** What was answered of it; null where nothing was. */
  praticada: MateriaPraticada | null
  /** What goes well, if anything does. */
  forte: MateriaPraticada | null
  /** All that was answered, where nothing is known of its matérias; otherwise null. */
  geral: Razao | null
  /** Whether more was answered than is counted: a simulado that is not graded asks it. */
  temMais: boolean
  abertos: Abertos
}

/** One's own simulados that are not graded. */
export interface Abertos {
  temEmCurso: boolean
  /** How many were handed in on this device and wait for the network. */
  entregues: number
}

/** The one finding that heads the profile. */
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

/** The last four weeks from Monday to Sunday, up to the one in which today is. */
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
