import type { z } from 'zod'
import { post } from '../calls/call.ts'
import type * as schema from './sorteios.schema.ts'

/**
 * Which questions to draw from: a matéria, one of its assuntos, a prova, a year (`ano`), a difficulty. `so` takes only
 * the questions that the account has not answered, or only those that it answered wrong and not right since. `entre`
 * takes only these ids, `exceto` leaves these ids out.
 */
export type FiltroDeSorteio = z.infer<typeof schema.filtroDeSorteio>

/**
 * What to draw, and how many questions (1 to 100). With `prova_inteira`, the draw from a prova (`id_prova`) also
 * includes questions that belong to an exam but not to practice: annulled ones, and those without a key.
 */
export type PedidoDeSorteio = z.infer<typeof schema.pedidoDeSorteio>

/** A question with everything that is needed to show and to grade it. */
export type QuestaoSorteada = z.infer<typeof schema.questaoSorteada>

/** The drawn questions, and how many questions match the filter in all, including those of `exceto`. */
export type Sorteio = z.infer<typeof schema.sorteio>

/** How many questions match a filter: in all, by assunto, and by difficulty. */
export type Contagem = z.infer<typeof schema.contagem>

export const sorteios = {
  create: post<PedidoDeSorteio, Sorteio>('/sorteios', { acesso: 'publico', extensao: 'sorteios' }),
  /**
   * A server with this call also draws by `id_assunto`, `ano`, `dificuldade`, `so` and `entre`; other servers ignore
   * these fields.
   */
  count: post<FiltroDeSorteio, Contagem>('/sorteios/contagem', {
    acesso: 'publico',
    extensao: 'escolha',
  }),
}
