import type { NovoSimulado } from '@rumo/contract'
import { startRelogio } from '@rumo/contract/rules'

/** A prova for a simulado: all its questions in their order, including annulled ones. */
export interface ProvaInteira {
  id: number
  nome: string
  instrucoes: string | null
  duracao_minutos: number | null
  ids: readonly number[]
}

/** A simulado that is about to be started. */
export interface Proposta {
  novo: NovoSimulado
  /** Null when the questions are drawn. */
  prova: ProvaInteira | null
  ids: readonly number[]
  /** The time of the start, in ms since 1970. */
  nowMs: number
}

/** The matéria that questions are drawn from; undefined for a draw from all matérias, and for a prova. */
export function materiaOf(novo: NovoSimulado): number | undefined {
  return novo.tipo === 'sorteio' ? novo.id_materia : undefined
}

/** The start and the end of a simulado; the end is null when there is no time limit. */
export function horasOf({ novo, prova, nowMs }: Proposta) {
  const comTempoExtra = novo.tipo === 'prova' && novo.tempo_extra
  const { terminaEmMs } = startRelogio(nowMs, prova?.duracao_minutos ?? null, comTempoExtra)
  return {
    iniciado_em: new Date(nowMs).toISOString(),
    termina_em: terminaEmMs === null ? null : new Date(terminaEmMs).toISOString(),
  }
}
