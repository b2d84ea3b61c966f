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
import { MissingRecordError } from '../../errors.ts'
import type { PublishedQuestoes } from '../../domain/questoes/published-questoes.ts'
import type { Outcome } from './end-simulado.repository.ts'
import type { Proposta } from './proposta.ts'
import { simuladosAnswers } from './simulados.answers.service.ts'
import {
  ChaveEmUsoError,
  ProvaGrandeDemaisError,
  SemQuestoesError,
  SimuladoEmCursoError,
  SimuladoEncerradoError,
  SimuladoInexistenteError,
  TempoNaoAcabouError,
} from './simulados.errors.ts'
import type { SimuladosRepository } from './simulados.repository.ts'
import type { Started } from './start-simulado.repository.ts'

interface Needs {
  repository: SimuladosRepository
  published: PublishedQuestoes
}

interface OfAccount {
  id: number
  idUsuario: number
}

/** Simulados from their start to their result; all instants are the server's. */
export function simuladosService({ repository, published }: Needs) {
  const answering = simuladosAnswers(repository, published)

  /** Questions of a simulado under way are drawn only where there are not enough others: their result would wait. */
  async function drawFor(pedido: PedidoDeSorteio, idUsuario: number | null): Promise<number[]> {
    const questoes = await published()
    const emCurso = idUsuario === null ? undefined : await repository.emCurso(idUsuario)
    const { ids } = questoes.draw(pedido, { leftOut: emCurso })
    return ids.length < pedido.quantidade && emCurso?.size ? questoes.draw(pedido).ids : ids
  }

  async function propose(novo: NovoSimulado, idUsuario: number | null): Promise<Proposta> {
    const nowMs = Date.now()
    if (novo.tipo === 'sorteio') {
      return { novo, prova: null, ids: await drawFor(novo, idUsuario), nowMs }
    }
    const prova = await repository.prova(novo.id_prova)
    if (!prova) throw new MissingRecordError('prova_inexistente', 'Essa prova não existe.')
    if (prova.ids.length > MAX_QUESTOES_DE_SIMULADO) throw new ProvaGrandeDemaisError()
    return { novo, prova, ids: prova.ids, nowMs }
  }

  async function one(idUsuario: number, key: { id: number } | { chave: string }) {
    const row = await repository.find(idUsuario, key)
    if (!row) throw new SimuladoInexistenteError()
    return answering.whole(row)
  }

  async function start(novo: NovoSimulado, idUsuario: number | null): Promise<Simulado> {
    if (idUsuario === null) return answering.loose(await propose(novo, null))
    const { chave } = novo
    const known = await repository.find(idUsuario, { chave })
    if (known) return answering.whole(known)
    refuseStart(await repository.insert(idUsuario, await propose(novo, idUsuario)))
    return one(idUsuario, { chave })
  }

  return {
    /**
     * Starts a simulado, which is kept for an account (null: a visitor's is not). Throws a MissingRecordError
     * where there is no such prova, and a ConflictError where there is no question to ask, or more than a simulado
     * holds.
     */
    start,
    /** Throws a MissingRecordError where this account has no such simulado; so do the next three. */
    one: ({ id, idUsuario }: OfAccount) => one(idUsuario, { id }),

    /** Throws a ConflictError where it is ended. */
    async mark(of: OfAccount, cartao: Cartao): Promise<void> {
      refuse(await repository.mark(of, { cartao, nowMs: Date.now() }))
    },

    /** Throws a ConflictError where it is ended. */
    async remove(of: OfAccount): Promise<void> {
      refuse(await repository.remove(of))
    },

    /** Throws a ConflictError where none of its questions was ever published, or the `chave` is another account's. */
    async bring(idUsuario: number, feito: SimuladoFeito): Promise<void> {
      refuseStart(await repository.bring(idUsuario, feito, Date.now()))
    },

    /**
     * Ends it; one that has already ended is given as it is. Throws a ConflictError, with the card kept, where its time
     * is over only for a device that does not know of a pause.
     */
    async end(of: OfAccount, cartao: Cartao): Promise<SimuladoEncerrado> {
      const outcome = await repository.end(of, { cartao, nowMs: Date.now() })
      if (outcome !== 'ended') refuse(outcome)
      const row = await repository.find(of.idUsuario, { id: of.id })
      const simulado = row && (await answering.ended(row))
      if (!simulado) throw new SimuladoInexistenteError()
      return simulado
    },

    /**
     * Grades what a visitor marked, without what is not there for everybody any more. Throws a ConflictError where
     * nothing is, or a simulado under way of the account that calls (null: of a visitor) asks any of it: the device
     * keeps the card, and asks again.
     */
    grade: (cartao: CartaoSolto, idUsuario: number | null): Promise<QuestaoCorrigida[]> =>
      grade(repository, cartao, idUsuario),
  }
}

async function grade(
  repository: SimuladosRepository,
  { questoes }: CartaoSolto,
  idUsuario: number | null,
): Promise<QuestaoCorrigida[]> {
  const marcadas = new Map(questoes.map(({ id_questao, marcada }) => [id_questao, marcada]))
  const emCurso = idUsuario === null ? undefined : await repository.emCurso(idUsuario)
  if (questoes.some(({ id_questao }) => emCurso?.has(id_questao))) {
    throw new SimuladoEmCursoError()
  }
  const ids = await repository.shownIds([...marcadas.keys()])
  if (ids.length === 0) throw new SemQuestoesError()
  const byId = keyBy(await repository.questoes(ids), ({ id }) => id)
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
