import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './simulados.schema.ts'

/** What to simulate: questions drawn at random, of one matéria if told, or a whole prova in its order. */
export type NovoSimulado = z.infer<typeof schema.novoSimulado>

/** A question as an exam shows it: nothing in it tells which alternative is right. */
export type QuestaoDeSimulado = z.infer<typeof schema.questaoDeSimulado>

/** A question with its key, the marked alternative and the result. */
export type QuestaoCorrigida = z.infer<typeof schema.questaoCorrigida>

/**
 * A simulado under way. `id` is null for a visitor, of whom nothing is kept. `agora` is the server's clock as it
 * answered; `termina_em` is null where there is no limit of time.
 */
export type SimuladoEmCurso = z.infer<typeof schema.simuladoEmCurso>

/** A graded simulado; with `recorrecao` if its result changed since it was first told. */
export type SimuladoEncerrado = z.infer<typeof schema.simuladoEncerrado>

/** The earlier result, and which questions changed why, the last change of each. */
export type Recorrecao = z.infer<typeof schema.recorrecao>

export type Simulado = z.infer<typeof schema.simulado>

/** A simulado in a list, with its result once it has one. */
export type LinhaDeSimulado = z.infer<typeof schema.linhaDeSimulado>

/** Which of one's own to list, the newest first; always one page. */
export type FiltroDeSimulados = z.infer<typeof schema.filtroDeSimulados>

/** All marks: those that the server already has change nothing. */
export type Cartao = z.infer<typeof schema.cartao>

/** One that a device began and ended without a network, with all that it knows. */
export type SimuladoFeito = z.infer<typeof schema.simuladoFeito>

/** The card of a visitor, whose simulado is kept only on the device. */
export type CartaoSolto = z.infer<typeof schema.cartaoSolto>

const CONTA = { acesso: 'conta', extensao: 'simulados' } as const
const PUBLICO = { acesso: 'publico', extensao: 'simulados' } as const

/** The caller's own simulados: another's are 404. */
export const simulados = {
  /**
   * Sent again with the same `chave` it answers the same simulado, under way or ended. 409 `prova_grande_demais` for a
   * prova of more questions than a simulado holds: it is simulated whole, or not at all.
   */
  start: post<NovoSimulado, Simulado>('/simulados', PUBLICO),
  list: get<LinhaDeSimulado[], { query?: FiltroDeSimulados }>('/simulados', CONTA),
  one: get<Simulado, ById>('/simulados/{id}', CONTA),
  /** 409 `simulado_encerrado` once it has ended: it does not change any more. */
  mark: put<Cartao, null, ById>('/simulados/{id}/marcacoes', CONTA),
  /**
   * Grades it with what there is, the last marks included, but none that was made after its end. One that is
   * ended already is answered as it is. 409 `tempo_nao_acabou`, with the card kept, where `encerrado_em` is the end as
   * the pauses of this card alone have it, and the simulado was paused for longer: it goes on.
   */
  end: post<Cartao, SimuladoEncerrado, ById>('/simulados/{id}/encerramento', CONTA),
  /** Only one under way: 409 `simulado_encerrado`. */
  remove: del<null, ById>('/simulados/{id}', CONTA),
  /**
   * Keeps one that was begun and ended on a device; sent again with the same `chave` it changes nothing. Its answers are
   * those that `tentativas` takes by the same keys. 409 `sem_questoes` where none of it was ever published.
   */
  bring: post<SimuladoFeito, null>('/simulados/feitos', {
    acesso: 'conta',
    extensao: 'simulados_feitos',
  }),
  /**
   * Grades a visitor's card and keeps nothing; 409 `sem_questoes` where none of it is published at the moment,
   * `simulado_em_curso` where a simulado under way of the account that calls asks any of it.
   */
  grade: post<CartaoSolto, QuestaoCorrigida[]>('/simulados/correcao', PUBLICO),
}
