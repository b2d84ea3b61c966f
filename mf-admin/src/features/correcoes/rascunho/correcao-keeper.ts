import type { Correcao } from '@rumo/contract'
import type { ApiError } from '@rumo/shared-auth'
import { DraftKeeper } from '../../../shared/draft-keeper.ts'
import { andamentoAfter, isStopped, type Andamento } from './andamento.ts'
import { DeviceCopy } from './device-copy.ts'
import { EnvioDaCorrecao, type Servidor } from './envio-da-correcao.ts'
import { goOnWith, type LeftDraft, type Shelf } from './kept-draft.ts'
import {
  edit,
  hasEmpty,
  isSame,
  problemsOf,
  type Edicao,
  type Rascunho,
} from './correcao-rascunho.ts'

/** The longest wait before a correction is sent, for users who type without a pause. */
export const MAX_WAIT_MS = 3000

export interface Estado {
  rascunho: Rascunho
  andamento: Andamento
  /** Whether this device stores what the server does not have yet. */
  isOnDevice: boolean
  /**
   * The drafts that other windows left on this device and that neither this window nor the server has, newest first.
   */
  outras: readonly LeftDraft[]
}

interface Options {
  correcao: Correcao
  /** The drafts of this correction that this device still holds, newest first. */
  leftDrafts: readonly LeftDraft[]
  shelf: Shelf
  servidor: Servidor
}

/** Saves the user's own correction: on the device at every change, on the server at every pause. */
export class CorrecaoKeeper extends DraftKeeper<Estado> {
  readonly #envio: EnvioDaCorrecao
  readonly #copy: DeviceCopy

  constructor({ correcao, leftDrafts, shelf, servidor }: Options) {
    const envio = new EnvioDaCorrecao(correcao, servidor)
    const { atual, outras, iguais } = goOnWith(leftDrafts, correcao)
    const rascunho = atual?.rascunho ?? envio.sent
    if (atual && !isSame(rascunho, envio.sent)) envio.resume(atual.versao, atual.semResposta)
    super({ rascunho, andamento: { estado: 'guardada' }, isOnDevice: true, outras }, MAX_WAIT_MS)
    this.#envio = envio
    this.#copy = new DeviceCopy(shelf, correcao.id, (isOnDevice) => this.set({ isOnDevice }))
    this.#copy.inherit(iguais)
  }

  get versao(): number {
    return this.#envio.versao
  }

  override get isUnsaved(): boolean {
    return !this.#envio.has(this.estado().rascunho)
  }

  edit(edicao: Edicao): void {
    const rascunho = edit(this.estado().rascunho, edicao)
    if (rascunho === this.estado().rascunho) return
    this.set({ rascunho })
    void this.#keep()
    if (isStopped(this.estado().andamento)) return
    this.set({ andamento: { estado: 'pendente' } })
    this.saveLater()
  }

  /**
   * Resolves the state `mudou`. 'mine': saves this window's draft over the newer version on the server. 'theirs':
   * replaces this window's draft by the server's version. Rejects with an ApiError.
   */
  async settle(keeps: 'mine' | 'theirs'): Promise<void> {
    const now = await this.#envio.find()
    if (now.entregue_em !== null) return this.set({ andamento: { estado: 'entregue' } })
    this.#envio.adopt(now)
    if (keeps === 'theirs') this.set({ rascunho: this.#envio.sent })
    this.set({ andamento: { estado: 'pendente' } })
    await this.flush()
    return undefined
  }

  /** Reads again which drafts other windows left on this device, and returns them. */
  async findOutras(): Promise<readonly LeftDraft[]> {
    await this.#keep()
    const outras = await this.#copy.findOutras([this.#envio.sent, this.estado().rascunho])
    this.set({ outras })
    return outras
  }

  /**
   * Continues with a draft that another window left. The current draft stays on the device in its place, unless the
   * server has it. Does nothing if the current draft could be lost.
   */
  async swap(leftDraft: LeftDraft): Promise<void> {
    await this.flush()
    await this.#keep()
    if (this.isUnsaved && !this.estado().isOnDevice) return
    this.#copy.takeOver(leftDraft)
    this.#envio.resume(leftDraft.versao, leftDraft.semResposta)
    this.set({ rascunho: leftDraft.rascunho, andamento: { estado: 'pendente' } })
    await this.findOutras()
    await this.flush()
  }

  /** Deletes a draft that another window left. */
  async discard(leftDraft: LeftDraft): Promise<void> {
    await this.#copy.forget([leftDraft])
    await this.findOutras()
  }

  /**
   * The delivered correction if its content equals the current draft, so that only the answer to the delivery was lost.
   * Null otherwise. Rejects with an ApiError.
   */
  async findDelivered(): Promise<Correcao | null> {
    return this.#envio.findDelivered(this.estado().rascunho)
  }

  /**
   * Takes over the state from an error of a delivery or a removal. Returns false if the error says nothing about the
   * correction's state.
   */
  refuse(error: ApiError): boolean {
    const andamento = andamentoAfter(error)
    if (!isStopped(andamento)) return false
    this.set({ andamento })
    return true
  }

  /**
   * Deletes every draft of the correction on this device, also those of other windows, because it was delivered or
   * removed.
   */
  async forget(): Promise<void> {
    this.#envio.settle(this.estado().rascunho)
    this.close()
    await this.#copy.forget(this.estado().outras)
    await this.#copy.keep(null)
  }

  /** Called when the page is about to be closed: writes the latest draft to the device. */
  leave(): void {
    this.#copy.leave()
  }

  protected override async saveAll(): Promise<boolean> {
    while (this.isUnsaved) {
      const { andamento, rascunho } = this.estado()
      if (isStopped(andamento) || !(await this.#send(rascunho))) return false
    }
    void this.#keep()
    this.set({ andamento: { estado: 'guardada' } })
    return true
  }

  /** Sends the draft once. Returns whether saving may continue. */
  async #send(rascunho: Rascunho): Promise<boolean> {
    const [mensagem] = Object.values(problemsOf(rascunho))
    if (mensagem !== undefined) {
      this.set({ andamento: { estado: 'recusada', mensagem } })
      return false
    }
    this.set({ andamento: { estado: 'pendente' } })
    const sending = this.#envio.send(rascunho)
    void this.#keep()
    const error = await sending
    if (error) this.#fail(error)
    return error === null
  }

  #fail(error: ApiError): void {
    const andamento = andamentoAfter(error)
    this.set({ andamento })
    if (andamento.estado === 'sem-servidor' && !error.endedSession) this.retry()
  }

  async #keep(): Promise<void> {
    const { rascunho } = this.estado()
    const { versao, semResposta } = this.#envio
    const content = { versao, rascunho, semResposta }
    return this.#copy.keep(this.isUnsaved || hasEmpty(rascunho) ? content : null)
  }
}
