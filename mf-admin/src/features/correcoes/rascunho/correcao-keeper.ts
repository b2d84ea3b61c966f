import type { Correcao } from '@rumo/contract'
import type { ApiError } from '@rumo/shared-auth'
import { DraftKeeper } from '../../../shared/draft-keeper.ts'
import { andamentoAfter, isStopped, type Andamento } from './andamento.ts'
import { DeviceCopy } from './device-copy.ts'
import { Envio, type Servidor } from './envio-da-correcao.ts'
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
export class CorrecaoKeeper extends DraftKeeper<Estado> {
  readonly #envio: Envio
  readonly #copy: DeviceCopy

  constructor({ correcao, leftDrafts, shelf, servidor }: Options) {
    const envio = new Envio(correcao, servidor)
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
   * Makes an end of `mudou`: what stands here is saved over what another window made of it, or gives way to
   * that. Rejects with an ApiError.
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

  /** Looks for what other windows left on this device by now; gives it. */
  async findOutras(): Promise<readonly LeftDraft[]> {
    await this.#keep()
    const outras = await this.#copy.findOutras([this.#envio.sent, this.estado().rascunho])
    this.set({ outras })
    return outras
  }

  /** Goes on with what another window left, and leaves in its place what stands here, unless the server has that. */
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
    return this.#envio.findDelivered(this.estado().rascunho)
  }

  /** Takes what refused to deliver or remove it for its own; false where that says nothing of how it stands. */
  refuse(error: ApiError): boolean {
    const andamento = andamentoAfter(error)
    if (!isStopped(andamento)) return false
    this.set({ andamento })
    return true
  }

  /** Drops every kept draft of it, also those of other windows: it was delivered or removed. */
  async forget(): Promise<void> {
    this.#envio.end(this.estado().rascunho)
    this.close()
    await this.#copy.forget(this.estado().outras)
    await this.#copy.keep(null)
  }

  /** Leaves to the device what it may not have yet: the page is about to go. */
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

  /** Sends it once; gives whether one may go on. */
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
