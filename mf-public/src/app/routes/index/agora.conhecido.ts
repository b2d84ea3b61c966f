import type { Estatisticas, Plano } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'

/** A simulado that was begun and whose result was not seen. */
export interface SimuladoAberto {
  /** The server's id, where this device does not have it. */
  id: number | null
  nome: string
  marcadas: number
  total: number
  etapa: 'em-curso' | 'entregue'
  /** Whether its clock stands still. */
  pausado: boolean
  /** When it ends, where the device has no clock of it. */
  terminaEm: string | null
}

/** What a device, and the server of an account, tell of a user; null: nothing, or they do not answer. */
export interface Conhecido {
  hoje: Dia
  /** Whether an account is signed in. */
  temConta: boolean
  /** What was begun and not looked at to its end; the one to go on with first. */
  simulados: readonly SimuladoAberto[]
  corrigida: { id: number; titulo: string; nota: number; maximo: number } | null
  rascunho: { titulo: string } | null
  /** The essay that this device kept last for a visitor. */
  guardada: { titulo: string; em: string } | null
  treino: {
    /** What its address says after `?`. */
    lugar: string
    /** What its questions are of; null: of anything. */
    nome: string | null
    respondidas: number
    total: number
  } | null
  plano: Pick<Plano, 'data_da_prova' | 'vencidas' | 'meta'> | null
  /** What was taken along, where there is no network: today's plan, in words, and what else is here. */
  aqui: { plano: string | null; nomes: readonly string[] } | null
  aPraticar: Estatisticas['a_praticar'][number] | null
}
