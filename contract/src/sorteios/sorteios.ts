import type { z } from 'zod'
import { post } from '../calls/call.ts'
import type * as schema from './sorteios.schema.ts'

/**
 * What to draw from: a matéria, an assunto of one, a prova, a year (`ano`), how hard they are, what the account has not answered, or has got wrong and not right
 * since (`so`), only these ids (`entre`), and which ids not (`exceto`).
 */
export type FiltroDeSorteio = z.infer<typeof schema.filtroDeSorteio>

/**
 * What to draw, and how many questions (1 to 100). `prova_inteira`: of the prova that is asked for (`id_prova`) also the
 * questions that an exam has and practice has not, annulled or without a key.
 */
export type PedidoDeSorteio = z.infer<typeof schema.pedidoDeSorteio>

/** A question with all that it takes to show and to grade it. */
export type QuestaoSorteada = z.infer<typeof schema.questaoSorteada>

/** The questions drawn, and how many the filters leave in all, those of `exceto` included. */
export type Sorteio = z.infer<typeof schema.sorteio>

/** How many questions a filter leaves to draw, in all, by assunto, and by how hard they are. */
export type Contagem = z.infer<typeof schema.contagem>

export const sorteios = {
  create: post<PedidoDeSorteio, Sorteio>('/sorteios', { acesso: 'publico', extensao: 'sorteios' }),
  /** A server with it also draws by `id_assunto`, `ano`, `dificuldade`, `so` and `entre`; others leave them aside. */
  count: post<FiltroDeSorteio, Contagem>('/sorteios/contagem', {
    acesso: 'publico',
    extensao: 'escolha',
  }),
}
