import type { RascunhoDaRedacao } from '@rumo/contract'
import type { OwnDevice } from '@rumo/shared-device/device'
import { newChave } from '@rumo/shared-device/fila'
import { RASCUNHO } from '@rumo/shared-device/redacoes'
import { debounce } from 'es-toolkit/compat'
import { KeptWork } from '../../shared/kept-work.ts'
import {
  encontroOf,
  escritoOf,
  isSame,
  readVisto,
  VISTO,
  type Escrito,
  type ServidorDoRascunho,
  type Visto,
} from './dois-aparelhos.ts'
import type { Onde } from './onde.ts'
import { putAsideOn, rascunhoIn, type Outro, type Rascunho } from './rascunho.ts'

/** A pause in writing of this length sends the draft to the account; each sending is a request. */
export const ENVIO_PAUSE_MS = 4000
/** The longest wait before a draft is sent, for users who type without a pause. */
const ENVIO_MAX_WAIT_MS = 20_000

/** How many states that were sent without an answer are remembered. */
const MOST_TRIED = 20
const MAX_TITULO = 1000
const UNKNOWN = { texto: '', chave: null, tentadas: [] }

/** A draft of the device that the account keeps too, for all its devices. Without an answer it is sent later. */
export class RascunhoDaConta extends KeptWork<Rascunho> {
  readonly #own: OwnDevice
  readonly #servidor: ServidorDoRascunho
  readonly #listeners = new Set<() => void>()
  readonly #send = debounce(() => void this.#enqueue(() => this.#deliver()), ENVIO_PAUSE_MS, {
    maxWait: ENVIO_MAX_WAIT_MS,
  })
  #onde: Onde = 'aparelho'
  /** The draft in the account, as far as this page knows. */
  #naConta: Escrito | null = null
  #outro: RascunhoDaRedacao | null = null
  /** The account's draft that another device has ended, while this device still has its text. */
  #fim: RascunhoDaRedacao | null = null
  #largado: Rascunho | null = null
  #last: Promise<void> = Promise.resolve()

  constructor(own: OwnDevice, servidor: ServidorDoRascunho) {
    super(own, RASCUNHO, putAsideOn(own, RASCUNHO))
    this.#own = own
    this.#servidor = servidor
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly onde = (): Onde => this.#onde

  override async write(work: Rascunho): Promise<boolean> {
    const isKept = await super.write(work)
    if (!isKept) return false
    const isBehind = this.#onde === 'conta' && !isSame(escritoOf(work), this.#naConta)
    if (isBehind) this.#tell('adiante')
    this.#send()
    return true
  }

  override async remove(): Promise<boolean> {
    const isGone = await super.remove()
    if (isGone) {
      // The text has ended here too. What is written next is another draft.
      if (this.#fim) await this.#know(this.#fim)
      this.#fim = null
      this.#send()
      this.#send.flush()
    }
    return isGone
  }

  /** Sends at once instead of after a pause, because the page is about to close or the network is back. */
  flush(): void {
    this.#send.flush()
  }

  /** Sends again what got no answer. */
  retry(): void {
    this.#send()
    this.#send.flush()
  }

  /**
   * Compares with the server before anything is shown. A newer draft of another device is then taken over, and an
   * unchanged draft that another device has sent or discarded is dropped. A draft that an earlier page could not send is sent soon, also
   * when the server did not answer. Never rejects.
   */
  async meet(): Promise<void> {
    await this.#enqueue(async () => {
      if (this.#servidor.isOpen()) await this.#take(await this.#servidor.find(), true)
    })
    this.#send()
  }

  /** Checks whether another device has written, sent or discarded meanwhile, without replacing the text on the screen. Never rejects. */
  look(): Promise<void> {
    return this.#enqueue(async () => {
      if (!this.#outro && this.#servidor.isOpen()) await this.#take(await this.#servidor.find())
    })
  }

  /** The text of the other device, when there are two; null when there is none or its theme does not load. */
  async outro(): Promise<Outro | null> {
    const rascunho = this.#outro && (await this.#whole(this.#outro).catch(() => null))
    return rascunho && { onde: 'aparelho', rascunho }
  }

  /** The draft that this device dropped because another device had sent or discarded it; null when there is none. */
  get largado(): Rascunho | null {
    return this.#largado
  }

  /** The user has seen both texts and continues with what is written next. */
  async settle(): Promise<void> {
    if (this.#outro) await this.#know(this.#outro)
    this.#outro = null
    this.#tell('aparelho')
  }

  async #deliver(): Promise<void> {
    if (this.#outro || this.#fim || !this.#servidor.isOpen()) return
    const [rascunho, visto] = await this.#state()
    const local = rascunho && escritoOf(rascunho)
    if (isSame(local, visto)) {
      // The changes since the last sending were undone.
      if (this.#onde === 'adiante') this.#tell('conta')
      return
    }
    const { id_redacao, id_anterior } = local ?? visto ?? {}
    if (id_redacao === undefined || id_anterior === undefined) return
    const written = { id_redacao, id_anterior, texto: local?.texto ?? '' }
    await this.#put({ ...written, titulo: titleOf(rascunho) }, visto ?? { ...written, ...UNKNOWN })
  }

  async #put(written: Escrito & { titulo: string }, visto: Visto): Promise<void> {
    const chave = newChave()
    // The chave is kept before sending: if the answer is lost, the device must still recognise its own text.
    await this.#keepVisto({ ...visto, tentadas: [...visto.tentadas, chave].slice(-MOST_TRIED) })
    const em = new Date().toISOString()
    const kept = await this.#servidor.save({ ...written, chave, sobre: visto.chave, em })
    if (kept.chave !== chave) return this.#take(kept)
    await this.#know(kept)
    const [rascunho] = await this.#state()
    // Text that was kept during the request is only on the device.
    this.#tell(isSame(rascunho && escritoOf(rascunho), kept) ? 'conta' : 'adiante')
    return undefined
  }

  /**
   * Compares with the server's draft and acts on the outcome. The text on the screen is only replaced when `mayReplace`
   * is set.
   */
  async #take(servidor: RascunhoDaRedacao | null, mayReplace = false): Promise<void> {
    const [rascunho, visto] = await this.#state()
    const local = rascunho && escritoOf(rascunho)
    switch (encontroOf(local, visto, servidor)) {
      case 'escolhe':
        return this.#meetOutro(servidor)
      case 'traz':
        if (!servidor) return undefined
        if (mayReplace) return this.#bring(servidor)
        return local ? this.#meetOutro(servidor) : undefined
      case 'avisa':
        return this.#meetFim(servidor)
      case 'larga':
        if (!mayReplace) return this.#meetFim(servidor)
        if (!(await super.remove())) return undefined
        this.#largado = rascunho
        await this.#know(servidor)
        return undefined
      case 'envia':
        // This device has already seen the server's draft, or the draft has ended on the server.
        await this.#know(servidor)
        return this.#send()
      default:
        if (servidor) await this.#know(servidor)
        if (local) this.#tell('conta')
        return undefined
    }
  }

  #meetOutro(servidor: RascunhoDaRedacao | null): void {
    this.#outro = servidor
    this.#fim = null
    this.#tell('outro')
  }

  async #meetFim(servidor: RascunhoDaRedacao | null): Promise<void> {
    if (!servidor) return
    this.#fim = servidor
    const wasSent = await this.#servidor.wasSent(servidor).catch(() => false)
    this.#tell(wasSent ? 'enviado' : 'encerrado')
  }

  async #bring(servidor: RascunhoDaRedacao): Promise<void> {
    if (!(await super.write(await this.#whole(servidor)))) return
    await this.#know(servidor)
    this.#tell('conta')
  }

  async #whole(servidor: RascunhoDaRedacao): Promise<Rascunho> {
    return { ...(await this.#servidor.whole(servidor)), em: servidor.em }
  }

  /** Reads from the device instead of this tab's memory, because another tab may have written since. */
  async #state(): Promise<[Rascunho | null, Visto | null]> {
    const rascunho = rascunhoIn(await this.#own.read<unknown>(RASCUNHO))
    return [rascunho, await readVisto(this.#own)]
  }

  #know(servidor: RascunhoDaRedacao | null): Promise<unknown> {
    this.#naConta = servidor
    if (!servidor) return this.#own.update(VISTO, () => undefined)
    const { chave, id_redacao, id_anterior, texto } = servidor
    return this.#keepVisto({ chave, id_redacao, id_anterior, texto, tentadas: [] })
  }

  #keepVisto(visto: Visto): Promise<unknown> {
    return this.#own.update<unknown>(VISTO, () => visto)
  }

  /** Runs the tasks one after the other. When no answer comes, the draft stays on the device. */
  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work).catch(() => {
      if (this.#onde === 'conta' || this.#onde === 'adiante') this.#tell('aparelho')
    })
    return this.#last
  }

  #tell(onde: Onde): void {
    this.#onde = onde
    for (const listener of this.#listeners) listener()
  }
}

const titleOf = (rascunho: Rascunho | null): string =>
  rascunho?.tema.titulo.slice(0, MAX_TITULO) ?? ''
