/** Which of the questions to draw, by what the account answered: see `Escolha` in docs/decisions/practice.md. */
export const SO = ['nao_respondidas', 'erradas'] as const
export type So = (typeof SO)[number]
