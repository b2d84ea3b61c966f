import type { z } from 'zod'
import { type ById, get, post } from '../calls/call.ts'
import type * as schema from './redacoes-enviadas.schema.ts'

/** An essay to send: a text on a theme or, with `id_anterior`, a rewriting of an earlier essay of the same student. */
export type NovaRedacaoEnviada = z.infer<typeof schema.novaRedacaoEnviada>

/**
 * A sent essay, which never changes: a rewriting is a new essay with the same `id_primeira` and the next `reescrita`.
 * The theme is stored as it was at that time. `correcoes` holds delivered corrections only.
 */
export type RedacaoEnviada = z.infer<typeof schema.redacaoEnviada>

/** An essay in a list, with the beginning of its text only. Once the essay is corrected, `nota` is its grade. */
export type LinhaDeRedacaoEnviada = z.infer<typeof schema.linhaDeRedacaoEnviada>

export type VistaDaCorrecao = z.infer<typeof schema.vistaDaCorrecao>

/** Which of the caller's essays to list, the newest first. The answer is always one page. */
export type FiltroDeRedacoesEnviadas = z.infer<typeof schema.filtroDeRedacoesEnviadas>

const CONTA = { acesso: 'conta', extensao: 'redacoes_enviadas' } as const

/** The essays of the caller. `one` answers 404 for an essay of another student, except to correctors. */
export const redacoesEnviadas = {
  /** A repeated request with the same `chave` creates no second essay and answers with the first one. */
  send: post<NovaRedacaoEnviada, RedacaoEnviada>('/redacoes-enviadas', CONTA),
  list: get<LinhaDeRedacaoEnviada[], { query?: FiltroDeRedacoesEnviadas }>(
    '/redacoes-enviadas',
    CONTA,
  ),
  one: get<RedacaoEnviada, ById>('/redacoes-enviadas/{id}', CONTA),
  /**
   * Tells that the caller has opened the correction of their own essay. The first time counts. Nothing changes before the
   * essay is corrected.
   * Servers that give no `vista_em` do not have it.
   */
  see: post<undefined, VistaDaCorrecao, ById>('/redacoes-enviadas/{id}/vista', CONTA),
}
