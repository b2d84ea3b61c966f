import type { NovoSimulado } from '@rumo/contract'
import { startRelogio } from '@rumo/contract/rules'

/** A prova as it is simulated: its questions in their order, the annulled ones too. */
export interface ProvaInteira {
  id: number
  nome: string
  instrucoes: string | null
  duracao_minutos: number | null
  ids: readonly number[]
}

/** What a simulado is made of, before it is kept. */
export interface Proposta {
  novo: NovoSimulado
  /** Null where it is of drawn questions. */
  prova: ProvaInteira | null
  ids: readonly number[]
  /** When it begins. */
  nowMs: number
}

/** The matéria that questions are drawn of; undefined where they are of any, or of a prova. */
export function materiaOf(novo: NovoSimulado): number | undefined {
  return novo.tipo === 'sorteio' ? novo.id_materia : undefined
}

/** When a simulado begins, and when it ends; null where there is no limit of time. */
export function horasOf({ novo, prova, nowMs }: Proposta) {
  const comTempoExtra = novo.tipo === 'prova' && novo.tempo_extra
  const { terminaEmMs } = startRelogio(nowMs, prova?.duracao_minutos ?? null, comTempoExtra)
  return {
    iniciado_em: new Date(nowMs).toISOString(),
    termina_em: terminaEmMs === null ? null : new Date(terminaEmMs).toISOString(),
  }
}
