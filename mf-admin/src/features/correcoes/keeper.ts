import type { Correcao } from '@rumo/contract'
import type { ApiError } from '@rumo/shared-auth'
import { debounce } from 'es-toolkit/compat'
import { andamentoAfter, isStopped, type Andamento } from './andamento.ts'
import { DeviceCopy } from './device-copy.ts'
import { Envio, type Servidor } from './envio.ts'
import { goOnWith, type LeftDraft, type Shelf } from './kept-draft.ts'
import { edit, hasEmpty, isSame, problemsOf, type Edicao, type Rascunho } from './rascunho.ts'

/** A pause in work: then it is sent. */
export const PAUSE_MS = 1000
/** The longest wait before a correction is sent, for users who type without a pause. */
export const MAX_WAIT_MS = 3000
/** How long to wait before trying again by itself. */
export const RETRY_MS = 10_000

export interface Estado {
  rascunho: Rascunho
  andamento: Andamento
  /** Whether this device takes what the server lacks. */
  isOnDevice: boolean
  /** What other windows left on this device that is neither here nor with the server, the newest first. */
  outras: readonly LeftDraft[]
}

interface Options {
  correcao: Correcao
  /** What this device has of it that the server lacks, the newest first. */
  leftDrafts: readonly LeftDraft[]
  shelf: Shelf
  servidor: Servidor
}

/** Keeps one's own correction: at every change on the device, and at every pause with the server. */
export class CorrecaoKeeper {
  readonly #envio: Envio
  readonly #copy: DeviceCopy
  readonly #listeners = new Set<() => void>()
  readonly #later = debounce(() => void this.flush(), PAUSE_MS, { maxWait: MAX_WAIT_MS })
  #estado: Estado
  #flushing: Promise<boolean> | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor({ correcao, leftDrafts, shelf, servidor }: Options) {
    this.#envio = new Envio(correcao, servidor)
    this.#copy = new DeviceCopy(shelf, correcao.id, (isOnDevice) => this.#set({ isOnDevice }))
    const { atual, outras, iguais } = goOnWith(leftDrafts, correcao)
    this.#copy.inherit(iguais)
    const rascunho = atual?.rascunho ?? this.#envio.sent
    if (atual && !isSame(rascunho, this.#envio.sent)) {
      this.#envio.resume(atual.versao, atual.semResposta)
    }
    this.#estado = { rascunho, andamento: { estado: 'guardada' }, isOnDevice: true, outras }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly estado = (): Estado => this.#estado

  get versao(): number {
    return this.#envio.versao
  }

  /** Whether the server lacks something of it, or may have something that was taken back since. */
  get isUnsent(): boolean {
    return !this.#envio.has(this.#estado.rascunho)
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
    void this.#keep()
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
    const now = await this.#envio.find()
    if (now.entregue_em !== null) return this.#set({ andamento: { estado: 'entregue' } })
    this.#envio.adopt(now)
    if (keeps === 'theirs') this.#set({ rascunho: this.#envio.sent })
    this.#set({ andamento: { estado: 'pendente' } })
    await this.flush()
    return undefined
  }

  /** Looks for what other windows left on this device by now; gives it. */
  async findOutras(): Promise<readonly LeftDraft[]> {
    await this.#keep()
    const outras = await this.#copy.findOutras([this.#envio.sent, this.#estado.rascunho])
    this.#set({ outras })
    return outras
  }

  /** Goes on with what another window left, and leaves in its place what stands here, unless the server has that. */
  async swap(leftDraft: LeftDraft): Promise<void> {
    await this.flush()
    await this.#keep()
    if (this.isUnsent && !this.#estado.isOnDevice) return
    this.#copy.takeOver(leftDraft)
    this.#envio.resume(leftDraft.versao, leftDraft.semResposta)
    this.#set({ rascunho: leftDraft.rascunho, andamento: { estado: 'pendente' } })
    await this.findOutras()
    await this.flush()
  }

  /** What another window left is not wanted any more. */
  async discard(leftDraft: LeftDraft): Promise<void> {
    await this.#copy.forget([leftDraft])
    await this.findOutras()
  }

  /**
   * What was delivered, where that is what stands here: only the answer to it was lost. Null where it is something
   * else. Rejects with an ApiError.
   */
  async findDelivered(): Promise<Correcao | null> {
    return this.#envio.findDelivered(this.#estado.rascunho)
  }

  /** Takes what refused to deliver or remove it for its own; false where that says nothing of how it stands. */
  refuse(error: ApiError): boolean {
    const andamento = andamentoAfter(error)
    if (!isStopped(andamento)) return false
    this.#set({ andamento })
    return true
  }

  /** Nothing of it is to be kept any more, of other windows' neither: it was delivered, or removed. */
  async forget(): Promise<void> {
    this.#envio.end(this.#estado.rascunho)
    this.close()
    await this.#copy.forget(this.#estado.outras)
    await this.#copy.keep(null)
  }

  /** Leaves to the device what it may not have yet: the page is about to go. */
  leave(): void {
    this.#copy.leave()
  }

  /** Stops sending when the screen closes: what waits is on the device. */
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
      void this.#keep()
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
    const sending = this.#envio.send(rascunho)
    void this.#keep()
    const error = await sending
    if (error) this.#fail(error)
    return error === null
  }

  #fail(error: ApiError): void {
    const andamento = andamentoAfter(error)
    this.#set({ andamento })
    if (andamento.estado !== 'sem-servidor' || error.endedSession || this.#isClosed) return
    this.#retry = setTimeout(() => void this.flush(), RETRY_MS)
  }

  async #keep(): Promise<void> {
    const { rascunho } = this.#estado
    const { versao, semResposta } = this.#envio
    const content = { versao, rascunho, semResposta }
    return this.#copy.keep(this.isUnsent || hasEmpty(rascunho) ? content : null)
  }

  #set(changes: Partial<Estado>): void {
    this.#estado = { ...this.#estado, ...changes }
    for (const listener of this.#listeners) listener()
  }
}
