import type { z } from 'zod'
import { get } from './call.ts'
import type { redacaoReferencia } from './redacoes-referencias.schema.ts'

/** That an essay proposal has a reference text; `ordem` is its place among those of the proposal. */
export type RedacaoReferencia = z.infer<typeof redacaoReferencia>

export const redacoesReferencias = {
  list: get<RedacaoReferencia[]>('/redacoes-referencias', { acesso: 'publico' }),
}
