import type { z } from 'zod'
import { type ById, get, post } from '../calls/call.ts'
import type * as schema from './redacoes-enviadas.schema.ts'

/** What one sends: a text on a theme, or with `id_anterior` a rewriting of one that one has sent. */
export type NovaRedacaoEnviada = z.infer<typeof schema.novaRedacaoEnviada>

/**
 * An essay that was sent, and never changes: written again it is another one, the next `reescrita` of the same
 * `id_primeira`. The theme is as it was then. Of corrections those that were delivered.
 */
export type RedacaoEnviada = z.infer<typeof schema.redacaoEnviada>

/** An essay in a list, without its text; with what it is worth once it is corrected. */
export type LinhaDeRedacaoEnviada = z.infer<typeof schema.linhaDeRedacaoEnviada>

/** Which of one's own to list, the newest first; always one page. */
export type FiltroDeRedacoesEnviadas = z.infer<typeof schema.filtroDeRedacoesEnviadas>

const CONTA = { acesso: 'conta', extensao: 'redacoes_enviadas' } as const

/** The caller's own essays: another's are 404, except for correctors. */
export const redacoesEnviadas = {
  /** Sent again with the same `chave` it answers the same essay. */
  send: post<NovaRedacaoEnviada, RedacaoEnviada>('/redacoes-enviadas', CONTA),
  list: get<LinhaDeRedacaoEnviada[], { query?: FiltroDeRedacoesEnviadas }>(
    '/redacoes-enviadas',
    CONTA,
  ),
  one: get<RedacaoEnviada, ById>('/redacoes-enviadas/{id}', CONTA),
}
