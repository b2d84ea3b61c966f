/**
 * Where a question was answered. Of a simulado that the server keeps, the server itself makes the attempts: here
 * it stands for one that was graded without an account.
 */
export const ORIGENS = ['pratica', 'revisao', 'simulado'] as const
export type Origem = (typeof ORIGENS)[number]

/** The longest time that an answer is said to have taken: an hour. */
export const MAX_SEGUNDOS = 3600

/** Why a server never takes an attempt. A question that was never published does not exist. */
export const MOTIVOS_DE_RECUSA = ['questao_inexistente', 'alternativa_inexistente'] as const
export type MotivoDeRecusa = (typeof MOTIVOS_DE_RECUSA)[number]
