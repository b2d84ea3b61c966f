import {
  redacoesEnviadas,
  tentativas,
  type Call,
  type Input,
  type LoteDeTentativas,
} from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { VISITANTE } from './device.ts'

/** A server that, like the API, stores each record once by its `chave`, for the account that sends it first. */
export class ServerOfAll {
  readonly tentativas = new Map<string, { owner: string; id_questao: number }>()
  readonly redacoes = new Map<string, { owner: string; texto: string }>()
  /** The card with which each simulado was ended. */
  readonly encerrados = new Map<number, unknown>()

  answer(call: Call, owner: string, { params, body }: Input): unknown {
    if (owner === VISITANTE) throw new ApiError(401, undefined)
    if (call === tentativas.send) return this.#receive(owner, body as LoteDeTentativas)
    if (call === redacoesEnviadas.send) {
      const { chave, texto } = body as { chave: string; texto: string }
      if (!this.redacoes.has(chave)) this.redacoes.set(chave, { owner, texto })
      return { id: [...this.redacoes.keys()].indexOf(chave) + 1 }
    }
    const { id } = params as { id: number }
    if (!this.encerrados.has(id)) this.encerrados.set(id, body)
    return { questoes: [corrigida(this.encerrados.get(id))], encerrado_em: ENCERRADO_EM }
  }

  #receive(owner: string, { tentativas: batch }: LoteDeTentativas) {
    for (const { chave, id_questao } of batch) {
      if (!this.tentativas.has(chave)) this.tentativas.set(chave, { owner, id_questao })
    }
    return { recebidas: batch.map(({ chave }) => chave), recusadas: [] }
  }
}

const ENCERRADO_EM = '2026-03-01T11:59:59.000Z'

/** The graded question of a simulado, by the card with which the simulado was ended. */
function corrigida(cartao: unknown) {
  const { marcacoes } = cartao as { marcacoes: { id_alternativa: number | null }[] }
  const prova = { id: 1, nome: 'Prova', vestibular: null }
  const written = { id: 4, id_prova: 1, texto: '', alternativas: [], referencias: [] }
  const marcada = marcacoes[0]?.id_alternativa ?? null
  return { ...written, materia: null, prova, marcada, resultado: 'certa' }
}
