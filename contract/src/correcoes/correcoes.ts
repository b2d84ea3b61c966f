import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './correcoes.schema.ts'

/** A remark on a passage of an essay. */
export type Anotacao = z.infer<typeof schema.anotacao>

/** The points of an essay, and out of how many. */
export type Nota = z.infer<typeof schema.nota>

/** Which essay to correct, and by which rubric. */
export type NovaCorrecao = z.infer<typeof schema.novaCorrecao>

/**
 * A correction in work belongs to one corrector: another corrector has a correction of their own, so that neither
 * loses work. `outras` lists the other corrections of the essay.
 */
export type Correcao = z.infer<typeof schema.correcao>

/** A correction as the author of the essay reads it. */
export type CorrecaoEntregue = z.infer<typeof schema.correcaoEntregue>

/** The changes to a correction in work; `anotacoes` and `notas` are complete lists. */
export type MudancasDeCorrecao = z.infer<typeof schema.mudancasDeCorrecao>

/** An essay to correct, in the list of them. */
export type LinhaDeCorrecao = z.infer<typeof schema.linhaDeCorrecao>

/** Which essays to list, those that wait longest first unless told; always one page. */
export type FiltroDeCorrecoes = z.infer<typeof schema.filtroDeCorrecoes>

const OPTIONS = { acesso: 'corretor', extensao: 'correcoes' } as const

/** What the back office does with essays. A correction of another corrector is 403 to change. */
export const correcoes = {
  list: get<LinhaDeCorrecao[], { query?: FiltroDeCorrecoes }>('/correcoes', OPTIONS),
  /** 403 `correcao_as_cegas` for another's, before all of several correctors have delivered. */
  one: get<Correcao, ById>('/correcoes/{id}', OPTIONS),
  /**
   * Gives the caller's own correction of this essay where there is one, in work or delivered. 409 `redacao_propria`.
   */
  begin: post<NovaCorrecao, Correcao>('/correcoes', OPTIONS),
  /** 409 `correcao_entregue` once it is delivered; so are the next two. 409 `rubrica_de_outra_correcao`. */
  update: put<MudancasDeCorrecao, Correcao, ById>('/correcoes/{id}', OPTIONS),
  /** 422 with `campos` while a criterion lacks its grade. */
  deliver: post<{ versao?: number | undefined }, Correcao, ById>(
    '/correcoes/{id}/entrega',
    OPTIONS,
  ),
  remove: del<null, ById>('/correcoes/{id}', OPTIONS),
}
