import type { z } from 'zod'
import { post } from '../calls/call.ts'
import type { pedidoDeSorteio, questaoSorteada, sorteio } from './sorteios.schema.ts'

/** What to draw: how many questions (1 to 100), of which matéria and prova, and which ids not again. */
export type PedidoDeSorteio = z.infer<typeof pedidoDeSorteio>

/** A question with all that it takes to show and to grade it. */
export type QuestaoSorteada = z.infer<typeof questaoSorteada>

/** The questions drawn, and how many the filters leave in all, those of `exceto` included. */
export type Sorteio = z.infer<typeof sorteio>

export const sorteios = {
  create: post<PedidoDeSorteio, Sorteio>('/sorteios', { acesso: 'publico', extensao: 'sorteios' }),
}
