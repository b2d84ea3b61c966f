import type { QuestaoEditada } from '@rumo/contract'

/** A question as the back office sends it, complete except for a matéria; the arguments override its parts. */
export function questaoEditada(
  questao: Partial<QuestaoEditada['questao']> & { id_prova: number },
  rest: Partial<Omit<QuestaoEditada, 'questao'>> = {},
): QuestaoEditada {
  return {
    questao: { texto: 'Qual delas é uma base?', numero: 1, situacao: 'normal', ...questao },
    alternativas: [
      { texto: 'Água', correta: false, comentario: 'É neutra.' },
      { texto: 'Soda', correta: true },
      { texto: 'Vinagre', correta: false },
    ],
    referencias: [],
    ...rest,
  }
}
