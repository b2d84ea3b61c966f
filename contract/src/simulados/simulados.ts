import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './simulados.schema.ts'

/** The simulado to start: questions drawn at random, optionally of one matéria, or a whole prova in its order. */
export type NovoSimulado = z.infer<typeof schema.novoSimulado>

/** A question as an exam shows it, without anything that reveals the right alternative. */
export type QuestaoDeSimulado = z.infer<typeof schema.questaoDeSimulado>

/** A question with its key, the marked alternative and the result. */
export type QuestaoCorrigida = z.infer<typeof schema.questaoCorrigida>

/**
 * A simulado under way. `id` is null for a visitor, for whom the server stores nothing. `agora` is the server's time
 * when it answered; `termina_em` is null where there is no time limit.
 */
export type SimuladoEmCurso = z.infer<typeof schema.simuladoEmCurso>

/** A graded simulado; `recorrecao` is set where its result changed after the student was first told. */
export type SimuladoEncerrado = z.infer<typeof schema.simuladoEncerrado>

/** The earlier result, and which questions changed and why; for each question only its last change. */
export type Recorrecao = z.infer<typeof schema.recorrecao>

export type Simulado = z.infer<typeof schema.simulado>

/** A simulado in a list, with its result once it has ended. */
export type LinhaDeSimulado = z.infer<typeof schema.linhaDeSimulado>

/** Which of the caller's simulados to list, the newest first. The answer is always one page. */
export type FiltroDeSimulados = z.infer<typeof schema.filtroDeSimulados>

/** All marks of a simulado; those that the server already has change nothing. */
export type Cartao = z.infer<typeof schema.cartao>

/** A complete simulado that a device started and ended while it was offline. */
export type SimuladoFeito = z.infer<typeof schema.simuladoFeito>

/** The card of a visitor, whose simulado is stored only on the device. */
export type CartaoSolto = z.infer<typeof schema.cartaoSolto>

const CONTA = { acesso: 'conta', extensao: 'simulados' } as const
const PUBLICO = { acesso: 'publico', extensao: 'simulados' } as const

/** The simulados of the caller. Those of other users are answered with 404. */
export const simulados = {
  /**
   * A repeated request with the same `chave` answers with the same simulado, under way or ended. 409
   * `prova_grande_demais` for a prova with more questions than a simulado may have, because a prova is always simulated
   * as a whole.
   */
  start: post<NovoSimulado, Simulado>('/simulados', PUBLICO),
  list: get<LinhaDeSimulado[], { query?: FiltroDeSimulados }>('/simulados', CONTA),
  one: get<Simulado, ById>('/simulados/{id}', CONTA),
  /** 409 `simulado_encerrado` once the simulado has ended, because it can no longer change. */
  mark: put<Cartao, null, ById>('/simulados/{id}/marcacoes', CONTA),
  /**
   * Grades a simulado, with the marks of this card except those that were made after its end. A simulado that has
   * already ended is answered unchanged. 409 `tempo_nao_acabou` where `encerrado_em` is the end by the pauses of this
   * card alone, while the server knows of longer pauses: the card is saved, and the simulado goes on.
   */
  end: post<Cartao, SimuladoEncerrado, ById>('/simulados/{id}/encerramento', CONTA),
  /** Only a simulado under way can be deleted; otherwise 409 `simulado_encerrado`. */
  remove: del<null, ById>('/simulados/{id}', CONTA),
  /**
   * Stores a simulado that was started and ended on a device; a repeated request with the same `chave` changes nothing.
   * Its answers are sent by `tentativas`, with the same keys. 409 `sem_questoes` where none of its questions was ever
   * published.
   */
  bring: post<SimuladoFeito, null>('/simulados/feitos', {
    acesso: 'conta',
    extensao: 'simulados_feitos',
  }),
  /**
   * Grades a visitor's card and stores nothing. 409 `sem_questoes` where none of its questions is published at the
   * moment; 409 `simulado_em_curso` where a simulado under way of the calling account asks one of them.
   */
  grade: post<CartaoSolto, QuestaoCorrigida[]>('/simulados/correcao', PUBLICO),
}
