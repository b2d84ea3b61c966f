import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './correcoes.schema.ts'

/** A remark on a passage of an essay. */
export type Anotacao = z.infer<typeof schema.anotacao>

/** The points given to an essay, and the maximum. */
export type Nota = z.infer<typeof schema.nota>

/** Which essay to correct, and by which rubric it is graded. */
export type NovaCorrecao = z.infer<typeof schema.novaCorrecao>

/**
 * A correction with the essay that it is about. Each corrector has a correction of their own, so that two correctors
 * never overwrite each other's work. `outras` lists the other corrections of the same essay.
 */
export type Correcao = z.infer<typeof schema.correcao>

/** A correction as the author of the essay reads it. */
export type CorrecaoEntregue = z.infer<typeof schema.correcaoEntregue>

/** The changes to a correction in progress. `anotacoes` and `notas` replace the stored ones as a whole. */
export type MudancasDeCorrecao = z.infer<typeof schema.mudancasDeCorrecao>

/** An essay in the list of essays to correct. */
export type LinhaDeCorrecao = z.infer<typeof schema.linhaDeCorrecao>

/** Which essays to list, by default those that wait longest first. The answer is always one page. */
export type FiltroDeCorrecoes = z.infer<typeof schema.filtroDeCorrecoes>

const OPTIONS = { acesso: 'corretor', extensao: 'correcoes' } as const

/** The correction of essays in the back office. Changing a correction of another corrector is answered with 403. */
export const correcoes = {
  list: get<LinhaDeCorrecao[], { query?: FiltroDeCorrecoes }>('/correcoes', OPTIONS),
  /**
   * 403 `correcao_as_cegas` for the correction of another corrector, until all correctors of the essay have delivered.
   */
  one: get<Correcao, ById>('/correcoes/{id}', OPTIONS),
  /**
   * Begins a correction. Where the caller already has one of this essay, in progress or delivered, that one is
   * returned. 409 `redacao_propria` for the caller's own essay.
   */
  begin: post<NovaCorrecao, Correcao>('/correcoes', OPTIONS),
  /**
   * 409 `correcao_entregue` once the correction is delivered; `deliver` and `remove` answer the same. 409
   * `rubrica_de_outra_correcao` for another rubric than that of the other correctors.
   */
  update: put<MudancasDeCorrecao, Correcao, ById>('/correcoes/{id}', OPTIONS),
  /** 422 with `campos` while a criterion has no grade. */
  deliver: post<{ versao?: number | undefined }, Correcao, ById>(
    '/correcoes/{id}/entrega',
    OPTIONS,
  ),
  remove: del<null, ById>('/correcoes/{id}', OPTIONS),
}
