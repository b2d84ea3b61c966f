import type { z } from 'zod'
import { get } from './call.ts'
import type { redacao } from './redacoes.schema.ts'

/** An essay proposal of an exam; `instrucoes` is the text of its theme. */
export type Redacao = z.infer<typeof redacao>

export const redacoes = {
  list: get<Redacao[]>('/redacoes', { acesso: 'publico' }),
  one: get<Redacao, { params: { id: number } }>('/redacoes/{id}', { acesso: 'publico' }),
  ofProva: get<Redacao[], { params: { id: number } }>('/redacoes/provas/{id}', {
    acesso: 'publico',
  }),
}
