/** Which questions to draw, by the account's earlier answers: see `Escolha` in docs/decisions/practice.md. */
export const SO = ['nao_respondidas', 'erradas'] as const
export type So = (typeof SO)[number]
