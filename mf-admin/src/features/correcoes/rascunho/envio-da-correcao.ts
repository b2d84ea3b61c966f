import type { Correcao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { bodyOf, isSame, rascunhoOf, type Rascunho } from './correcao-rascunho.ts'

/** What a keeper asks of the server. Both reject with an ApiError. */
export interface Servidor {
  save: (id: number, body: ReturnType<typeof bodyOf> & { versao: number }) => Promise<Correcao>
  find: (id: number) => Promise<Correcao>
}

/** What the server has of a correction, as far as is known here, and how more is brought to it. */
export class Envio {
  readonly #id: number
  readonly #servidor: Servidor
  /** The last one of the server that what stands here was made of. */
  #versao: number
  /** What the server has. */
  #sent: Rascunho
  /** What was sent without an answer since: the server may have the last of it that reached it. */
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

  /** Whether the server lacks nothing of it, nor may have something that was taken back since. */
  has(rascunho: Rascunho): boolean {
    return this.#unanswered.length === 0 && isSame(rascunho, this.#sent)
  }

  /** Goes on as a window did that was left. */
  resume(versao: number, semResposta: readonly Rascunho[]): void {
    this.#versao = versao
    this.#unanswered = semResposta
  }

  /** What is there now is what one goes on from. */
  adopt(now: Correcao): void {
    this.#versao = now.versao
    this.#sent = rascunhoOf(now)
    this.#unanswered = []
  }

  /** The correction came to its end: nothing is to be sent any more. */
  end(rascunho: Rascunho): void {
    this.#sent = rascunho
    this.#unanswered = []
  }

  /** Sends it once, and counts it as unanswered from the first moment on; gives why one cannot go on, or null. */
  async send(rascunho: Rascunho): Promise<ApiError | null> {
    this.#unanswered = [...this.#unanswered.filter((each) => !isSame(each, rascunho)), rascunho]
    try {
      const body = { ...bodyOf(rascunho), versao: this.#versao }
      this.#versao = (await this.#servidor.save(this.#id, body)).versao
      this.end(rascunho)
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.codigo === 'versao_antiga' ? this.#foreignIn(error) : error
    }
  }

  /** What was delivered, where that is what stands here; null where it is something else, or nothing was. */
  async findDelivered(rascunho: Rascunho): Promise<Correcao | null> {
    const now = await this.find()
    return now.entregue_em !== null && isSame(rascunhoOf(now), rascunho) ? now : null
  }

  async find(): Promise<Correcao> {
    return this.#servidor.find(this.#id)
  }

  /** Null where what was in the way is one's own, of which the answer was lost. */
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
