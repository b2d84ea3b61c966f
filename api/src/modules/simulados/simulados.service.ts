import {
  type Cartao,
  type CartaoSolto,
  MAX_QUESTOES_DE_SIMULADO,
  type NovoSimulado,
  type PedidoDeSorteio,
  type QuestaoCorrigida,
  type Simulado,
  type SimuladoEncerrado,
  type SimuladoFeito,
} from '@rumo/contract'
import { gradeQuestao } from '@rumo/contract/rules'
import { keyBy } from 'es-toolkit'
import type { Limit } from '../../domain/accounts/limits/limits.ts'
import { lastPublishedQuestoes } from '../../domain/questoes/last-published.ts'
import { readEmCurso } from '../../domain/tentativas/em-curso.ts'
import { MissingRecordError } from '../../errors.ts'
import type { Database } from '../../infra/database/db.ts'
import type { PublishedQuestoes } from '../../domain/questoes/published-questoes.ts'
import { bringSimulado } from './bring-simulado.repository.ts'
import {
  endSimulado,
  markSimulado,
  type Outcome,
  removeSimulado,
} from './end-simulado.repository.ts'
import type { Proposta } from './proposta.ts'
import { findSimulado, readShownIds } from './read-simulados.repository.ts'
import { type Answering, simuladosAnswers } from './simulados.answers.service.ts'
import {
  ChaveEmUsoError,
  ProvaGrandeDemaisError,
  SemQuestoesError,
  SimuladoEmCursoError,
  SimuladoEncerradoError,
  SimuladoInexistenteError,
  TempoNaoAcabouError,
} from './simulados.errors.ts'
import { insertSimulado, readProva, type Started } from './start-simulado.repository.ts'

interface Dependencies {
  db: Database
  published: PublishedQuestoes
  /** How many simulados one account may begin. */
  limit: Limit
}

interface OfAccount {
  id: number
  idUsuario: number
}

/** Simulados from their start to their result; all times are those of the server's clock. */
export function simuladosService({ db, published, limit }: Dependencies) {
  const dependencies = { db, published, readQuestoes: lastPublishedQuestoes(db) }
  const answering = simuladosAnswers(dependencies)

  /**
   * Draws questions for a simulado. Questions of a simulado under way are drawn only when there are not enough others,
   * because the result of the new simulado would be withheld until that one ends.
   */
  async function drawFor(pedido: PedidoDeSorteio, idUsuario: number | null): Promise<number[]> {
    const questoes = await published()
    const emCurso = idUsuario === null ? undefined : await readEmCurso(db, idUsuario)
    const { ids } = questoes.draw(pedido, { leftOut: emCurso })
    return ids.length < pedido.quantidade && emCurso?.size ? questoes.draw(pedido).ids : ids
  }

  async function propose(novo: NovoSimulado, idUsuario: number | null): Promise<Proposta> {
    const nowMs = Date.now()
    if (novo.tipo === 'sorteio') {
      return { novo, prova: null, ids: await drawFor(novo, idUsuario), nowMs }
    }
    const prova = await readProva(db, novo.id_prova)
    if (!prova) throw new MissingRecordError('prova_inexistente', 'Essa prova não existe.')
    if (prova.ids.length > MAX_QUESTOES_DE_SIMULADO) throw new ProvaGrandeDemaisError()
    return { novo, prova, ids: prova.ids, nowMs }
  }

  async function one(idUsuario: number, key: { id: number } | { chave: string }) {
    const row = await findSimulado(db, idUsuario, key)
    if (!row) throw new SimuladoInexistenteError()
    return answering.whole(row)
  }

  async function start(novo: NovoSimulado, idUsuario: number | null): Promise<Simulado> {
    if (idUsuario === null) return answering.withoutAccount(await propose(novo, null))
    const { chave } = novo
    const known = await findSimulado(db, idUsuario, { chave })
    if (known) return answering.whole(known)
    refuseStart(await insertSimulado(db, idUsuario, await propose(novo, idUsuario), limit))
    return one(idUsuario, { chave })
  }

  return {
    /**
     * Starts a simulado. It is stored for an account, and not for a visitor (null). Throws a MissingRecordError when
     * there is no such prova, and a ConflictError when there are no questions to ask, or more than a simulado may have.
     */
    start,
    /** Throws a MissingRecordError when the account has no such simulado; so do `mark`, `remove` and `end`. */
    one: ({ id, idUsuario }: OfAccount) => one(idUsuario, { id }),

    /** Saves the marks of a card. Throws a ConflictError when the simulado has ended. */
    async mark(of: OfAccount, cartao: Cartao): Promise<void> {
      refuse(await markSimulado(db, of, { cartao, nowMs: Date.now() }))
    },

    /** Discards a simulado. Throws a ConflictError when the simulado has ended. */
    async remove(of: OfAccount): Promise<void> {
      refuse(await removeSimulado(db, of))
    },

    /**
     * Throws a ConflictError when none of the questions was ever published, or when another account has the `chave`.
     */
    async bring(idUsuario: number, feito: SimuladoFeito): Promise<void> {
      refuseStart(await bringSimulado(db, idUsuario, { feito, nowMs: Date.now() }, limit))
    },

    /**
     * Ends a simulado; one that has already ended is given as it is. Throws a ConflictError when the simulado has time
     * left, because the device does not know of a pause; its card is saved all the same.
     */
    async end(of: OfAccount, cartao: Cartao): Promise<SimuladoEncerrado> {
      const outcome = await endSimulado(db, of, { cartao, nowMs: Date.now() })
      if (outcome !== 'ended') refuse(outcome)
      const row = await findSimulado(db, of.idUsuario, { id: of.id })
      const simulado = row && (await answering.ended(row))
      if (!simulado) throw new SimuladoInexistenteError()
      return simulado
    },

    /**
     * Grades a visitor's marks; questions that are no longer public are left out. Throws a ConflictError when no
     * question is left. Also throws one when a simulado under way of the calling account (null: a visitor) asks any of
     * the questions: the device keeps the card and asks again later.
     */
    grade: (cartao: CartaoSolto, idUsuario: number | null): Promise<QuestaoCorrigida[]> =>
      grade(dependencies, cartao, idUsuario),
  }
}

async function grade(
  { db, readQuestoes }: Answering,
  { questoes }: CartaoSolto,
  idUsuario: number | null,
): Promise<QuestaoCorrigida[]> {
  const marcadas = new Map(questoes.map(({ id_questao, marcada }) => [id_questao, marcada]))
  const emCurso = idUsuario === null ? undefined : await readEmCurso(db, idUsuario)
  if (questoes.some(({ id_questao }) => emCurso?.has(id_questao))) {
    throw new SimuladoEmCursoError()
  }
  const ids = await readShownIds(db, [...marcadas.keys()])
  if (ids.length === 0) throw new SemQuestoesError()
  const byId = keyBy(await readQuestoes(ids), ({ id }) => id)
  return [...marcadas].flatMap(([id, marcada]) => {
    const questao = byId[id]
    return questao ? { ...questao, marcada, resultado: gradeQuestao(questao, marcada) } : []
  })
}

function refuseStart(started: Started): void {
  if (started === 'empty') throw new SemQuestoesError()
  if (started === 'taken') throw new ChaveEmUsoError()
}

function refuse(outcome: Outcome): void {
  if (outcome === 'missing') throw new SimuladoInexistenteError()
  if (outcome === 'ended') throw new SimuladoEncerradoError()
  if (outcome === 'running') throw new TempoNaoAcabouError()
}
