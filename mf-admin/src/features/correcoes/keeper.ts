import type { Correcao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import type { OwnDevice } from '@rumo/shared-auth/device'
import { debounce } from 'es-toolkit/compat'
import { andamentoAfter, isStopped, type Andamento } from './andamento.ts'
import { Aparelho, type Guardada } from './guardada.ts'
import {
  bodyOf,
  edit,
  isSame,
  problemsOf,
  rascunhoOf,
  type Edicao,
  type Rascunho,
} from './rascunho.ts'

/** A pause in work: then it is sent. */
export const PAUSA_MS = 1000
/** Whoever works without a pause: their correction is sent this often. */
export const SEM_PAUSA_MS = 3000
/** How long to wait before trying again by itself. */
export const DE_NOVO_MS = 10_000

export interface Estado {
  rascunho: Rascunho
  andamento: Andamento
  /** Whether this device takes what the server lacks. */
  isOnDevice: boolean
}

/** What a keeper asks of the server. Both reject with an ApiError. */
export interface Servidor {
  save: (id: number, body: ReturnType<typeof bodyOf> & { versao: number }) => Promise<Correcao>
  find: (id: number) => Promise<Correcao>
}

interface Options {
  correcao: Correcao
  /** What this device has of it that the server lacks. */
  guardada: Guardada | null
  aparelho: OwnDevice
  servidor: Servidor
}

/** Keeps one's own correction: at every change on the device, and at every pause with the server. */
export class CorrecaoKeeper {
  readonly #id: number
  readonly #servidor: Servidor
  readonly #aparelho: Aparelho
  readonly #listeners = new Set<() => void>()
  readonly #later = debounce(() => void this.flush(), PAUSA_MS, { maxWait: SEM_PAUSA_MS })
  #estado: Estado
  /** The last one of the server that this was made of. */
  #versao: number
  /** What the server has. */
  #sent: Rascunho
  /** What was sent without an answer since: the server may have the last of it that reached it. */
  #unanswered: Rascunho[]
  #flushing: Promise<boolean> | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor({ correcao, guardada, aparelho, servidor }: Options) {
    this.#id = correcao.id
    this.#servidor = servidor
    this.#aparelho = new Aparelho(aparelho, correcao.id, (isOnDevice) => this.#set({ isOnDevice }))
    this.#sent = rascunhoOf(correcao)
    this.#versao = guardada?.versao ?? correcao.versao
    this.#unanswered = [...(guardada?.semResposta ?? [])]
    const rascunho = guardada?.rascunho ?? this.#sent
    this.#estado = { rascunho, andamento: { estado: 'guardada' }, isOnDevice: true }
    if (isSame(rascunho, this.#sent)) this.#adopt(correcao)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly estado = (): Estado => this.#estado

  get versao(): number {
    return this.#versao
  }

  /** Whether the server lacks something of it, or may have something that was taken back since. */
  get isUnsent(): boolean {
    return this.#unanswered.length > 0 || !isSame(this.#estado.rascunho, this.#sent)
  }

  /** Begins, or goes on: what an earlier page left on the device is sent. */
  start(): void {
    this.#isClosed = false
    if (this.isUnsent) void this.flush()
  }

  edit(edicao: Edicao): void {
    const rascunho = edit(this.#estado.rascunho, edicao)
    if (rascunho === this.#estado.rascunho) return
    this.#set({ rascunho })
    this.#keep()
    if (isStopped(this.#estado.andamento)) return
    this.#set({ andamento: { estado: 'pendente' } })
    this.#later()
  }

  /** Sends what waits; gives whether the server has all of it now. */
  async flush(): Promise<boolean> {
    this.#later.cancel()
    clearTimeout(this.#retry)
    this.#flushing ??= this.#sendAll()
    return this.#flushing
  }

  /**
   * Makes an end of `mudou`: what stands here is saved over what another window made of it, or gives way to
   * that. Rejects with an ApiError.
   */
  async settle(keeps: 'mine' | 'theirs'): Promise<void> {
    const now = await this.#servidor.find(this.#id)
    if (now.entregue_em !== null) return this.#set({ andamento: { estado: 'entregue' } })
    this.#adopt(now)
    if (keeps === 'theirs') this.#set({ rascunho: this.#sent })
    this.#set({ andamento: { estado: 'pendente' } })
    await this.flush()
    return undefined
  }

  /** Takes what refused to deliver or remove it for its own; false where that says nothing of how it stands. */
  refuse(error: ApiError): boolean {
    const andamento = andamentoAfter(error)
    if (!isStopped(andamento)) return false
    this.#set({ andamento })
    return true
  }

  /** Nothing of it is to be kept any more: it was delivered, or removed. */
  async forget(): Promise<void> {
    this.#sent = this.#estado.rascunho
    this.#unanswered = []
    this.close()
    await this.#aparelho.keep(null)
  }

  /** Leaves to the device what it may not have yet: the page is about to go. */
  leave(): void {
    this.#aparelho.leave()
  }

  /** Nobody looks at it any more: what waits is on the device. */
  close(): void {
    this.#isClosed = true
    this.#later.cancel()
    clearTimeout(this.#retry)
  }

  async #sendAll(): Promise<boolean> {
    // What is called here may answer at once, and `#flushing` is to be set by then.
    await Promise.resolve()
    try {
      while (this.isUnsent) {
        if (isStopped(this.#estado.andamento) || !(await this.#send(this.#estado.rascunho)))
          return false
      }
      this.#keep()
      this.#set({ andamento: { estado: 'guardada' } })
      return true
    } finally {
      this.#flushing = null
    }
  }

  /** Sends it once; gives whether one may go on. */
  async #send(rascunho: Rascunho): Promise<boolean> {
    const [mensagem] = Object.values(problemsOf(rascunho))
    if (mensagem !== undefined) {
      this.#set({ andamento: { estado: 'recusada', mensagem } })
      return false
    }
    this.#set({ andamento: { estado: 'pendente' } })
    this.#unanswered = [...this.#unanswered.filter((each) => !isSame(each, rascunho)), rascunho]
    this.#keep()
    try {
      const body = { ...bodyOf(rascunho), versao: this.#versao }
      this.#versao = (await this.#servidor.save(this.#id, body)).versao
      this.#sent = rascunho
      this.#unanswered = []
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const reason = error.codigo === 'versao_antiga' ? await this.#foreignIn(error) : error
      if (reason === null) return true
      this.#fail(reason)
      return false
    }
  }

  /** Why one cannot go on; null where what was in the way is one's own, of which the answer was lost. */
  async #foreignIn(conflict: ApiError): Promise<ApiError | null> {
    try {
      const now = await this.#servidor.find(this.#id)
      if (!this.#unanswered.some((each) => isSame(each, rascunhoOf(now)))) return conflict
      this.#adopt(now)
      return null
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
  }

  #adopt(now: Correcao): void {
    this.#versao = now.versao
    this.#sent = rascunhoOf(now)
    this.#unanswered = []
  }

  #fail(error: ApiError): void {
    const andamento = andamentoAfter(error)
    this.#set({ andamento })
    if (andamento.estado !== 'sem-servidor' || error.endedSession || this.#isClosed) return
    this.#retry = setTimeout(() => void this.flush(), DE_NOVO_MS)
  }

  #keep(): void {
    const { rascunho } = this.#estado
    const content = { versao: this.#versao, rascunho, semResposta: this.#unanswered }
    void this.#aparelho.keep(this.isUnsent || hasEmpty(rascunho) ? content : null)
  }

  #set(changes: Partial<Estado>): void {
    this.#estado = { ...this.#estado, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

/** A remark that says nothing yet is on no server, but its passage was chosen. */
const hasEmpty = ({ anotacoes }: Rascunho) => anotacoes.some(({ texto }) => texto.trim() === '')
