import type { Estatisticas, Plano } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'

/** A simulado that was begun and whose result was not seen yet. */
export interface SimuladoAberto {
  /** The server's id; null for a simulado that this device has. */
  id: number | null
  nome: string
  marcadas: number
  total: number
  etapa: 'em-curso' | 'entregue'
  pausado: boolean
  /**
   * The instant at which the simulado ends, when only the server has it; null when this device has its clock, or
   * without a time limit.
   */
  terminaEm: string | null
}

/** What the device and the server know about the user. A field is null when there is nothing or no answer. */
export interface Conhecido {
  hoje: Dia
  temConta: boolean
  /** The simulados that were begun and whose results were not seen. The one to continue is first. */
  simulados: readonly SimuladoAberto[]
  /** The essays whose correction was not opened yet, the newest correction first. */
  corrigidas: readonly { id: number; titulo: string; nota: number; maximo: number }[]
  rascunho: { titulo: string } | null
  /** The last essay that this device kept for a visitor. */
  guardada: { titulo: string; em: string } | null
  treino: {
    /** The query of the address of the set, without `?`. */
    lugar: string
    /** The matéria or prova of the questions; null for questions of any kind. */
    nome: string | null
    respondidas: number
    total: number
    /** Whether the user asked for its result, with questions still blank. */
    mostraResultado: boolean
    /** The day on which it was practised last. */
    dia: Dia
  } | null
  plano: Pick<Plano, 'data_da_prova' | 'vencidas' | 'sem_tempo' | 'meta'> | null
  /**
   * What was saved for use offline, only while there is no network: today's study plan in words, and the names of
   * everything that was saved.
   */
  aqui: { plano: string | null; nomes: readonly string[] } | null
  aPraticar: Estatisticas['a_praticar'][number] | null
}
