import type { Correcao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { bodyOf, isSame, rascunhoOf, type Rascunho } from './correcao-rascunho.ts'

/** The calls that a keeper makes. Both reject with an ApiError. */
export interface Servidor {
  save: (id: number, body: ReturnType<typeof bodyOf> & { versao: number }) => Promise<Correcao>
  find: (id: number) => Promise<Correcao>
}

/** The state of a correction on the server, as far as this window knows, and the requests that save changes. */
export class EnvioDaCorrecao {
  readonly #id: number
  readonly #servidor: Servidor
  /** The server's version on which the current draft is based. */
  #versao: number
  /** The draft that the server has. */
  #sent: Rascunho
  /** Drafts that were sent since without an answer. The server may hold the last one of them that arrived. */
  #unanswered: readonly Rascunho[] = []

  constructor(correcao: Correcao, servidor: Servidor) {
    this.#id = correcao.id
    this.#servidor = servidor
    this.#versao = correcao.versao
    this.#sent = rascunhoOf(correcao)
  }

  get versao(): number {
    return this.#versao
  }

  get sent(): Rascunho {
    return this.#sent
  }

  get semResposta(): readonly Rascunho[] {
    return this.#unanswered
  }

  /** Whether the server certainly has exactly this draft. An unanswered request may have stored another one. */
  has(rascunho: Rascunho): boolean {
    return this.#unanswered.length === 0 && isSame(rascunho, this.#sent)
  }

  /** Continues a draft of another window, with the state that its window had. */
  resume(versao: number, semResposta: readonly Rascunho[]): void {
    this.#versao = versao
    this.#unanswered = semResposta
  }

  /** Makes the server's current correction the basis of the next changes. */
  adopt(now: Correcao): void {
    this.#versao = now.versao
    this.#sent = rascunhoOf(now)
    this.#unanswered = []
  }

  /** Marks a draft as saved, or as no longer needed: nothing is left to send. */
  settle(rascunho: Rascunho): void {
    this.#sent = rascunho
    this.#unanswered = []
  }

  /**
   * Sends a draft once. It counts as unanswered from the start of the request. Returns null, or the error that stops
   * saving.
   */
  async send(rascunho: Rascunho): Promise<ApiError | null> {
    this.#unanswered = [...this.#unanswered.filter((each) => !isSame(each, rascunho)), rascunho]
    try {
      const body = { ...bodyOf(rascunho), versao: this.#versao }
      this.#versao = (await this.#servidor.save(this.#id, body)).versao
      this.settle(rascunho)
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.codigo === 'versao_antiga' ? this.#foreignIn(error) : error
    }
  }

  /** The delivered correction if its content equals this draft; null if it differs or is not delivered. */
  async findDelivered(rascunho: Rascunho): Promise<Correcao | null> {
    const now = await this.find()
    return now.entregue_em !== null && isSame(rascunhoOf(now), rascunho) ? now : null
  }

  async find(): Promise<Correcao> {
    return this.#servidor.find(this.#id)
  }

  /**
   * Checks a conflict of versions. Null if the newer version is an own draft whose answer was lost; otherwise the
   * conflict.
   */
  async #foreignIn(conflict: ApiError): Promise<ApiError | null> {
    try {
      const now = await this.find()
      if (!this.#unanswered.some((each) => isSame(each, rascunhoOf(now)))) return conflict
      this.adopt(now)
      return null
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
  }
}
