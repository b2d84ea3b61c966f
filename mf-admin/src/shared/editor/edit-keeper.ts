import { MAX_RASCUNHO, type Rascunho as Sent } from '@rumo/contract'
import { isNumber, shapeOf, type Guard } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import { debounce } from 'es-toolkit/compat'

/** The content of a form, and the saved content on which it is based. */
export interface Edit<Rascunho> {
  base: Rascunho
  rascunho: Rascunho
}

/** The same, as it is stored. */
export interface KeptEdit<Rascunho> extends Edit<Rascunho> {
  /** When it was stored, in ms by the device's clock. */
  em: number
}

/** A stored edit. `isHere`: this device has it; otherwise the account has it from another device. */
export interface FoundEdit<Rascunho> extends KeptEdit<Rascunho> {
  isHere: boolean
}

/** The drafts of the account, by the names of forms. Each call rejects if the server does not answer or refuses. */
export interface Servidor {
  one: (nome: string, signal: AbortSignal) => Promise<Sent | null>
  save: (nome: string, rascunho: Sent) => Promise<unknown>
  remove: (nome: string) => Promise<unknown>
}

/** The length of the pause after which the draft is sent to the server. */
export const SEND_PAUSE_MS = 2000
/** The longest wait before the draft is sent, for users who type without a pause. */
const MAX_WAIT_MS = 10_000
/** How long the opening of a form waits for the server's draft. */
export const READS_WITHIN_MS = 2000

/**
 * Keeps the content of a form until it is saved or given up: on this device at every change, and on the server, if it
 * takes drafts, at every pause.
 */
export class EditKeeper<Rascunho extends object> {
  readonly #ownDevice: OwnDevice
  readonly #name: string
  readonly #isKeptEdit: Guard<KeptEdit<Rascunho>>
  readonly #servidor: Servidor | null
  readonly #sendLater = debounce(() => this.#send(), SEND_PAUSE_MS, { maxWait: MAX_WAIT_MS })
  /** The content to write next; null: delete the draft. */
  #next: KeptEdit<Rascunho> | null = null
  #isKept = true
  /** Whether this device stored the last write. */
  #isTaken = true
  #writing: Promise<void> | null = null
  /** Calls run one after the other, so that a removal comes after earlier saves. */
  #calling: Promise<void> = Promise.resolve()
  /** Whether the server may hold a draft. */
  #isSent = false

  constructor(
    ownDevice: OwnDevice,
    name: string,
    isRascunho: Guard<Rascunho>,
    servidor: Servidor | null,
  ) {
    this.#ownDevice = ownDevice
    this.#name = name
    this.#servidor = servidor
    this.#isKeptEdit = shapeOf<KeptEdit<Rascunho>>({
      em: isNumber,
      base: isRascunho,
      rascunho: isRascunho,
    })
  }

  /**
   * The newest draft that was neither saved nor given up, from the device or the server; null if there is none, or if
   * neither answers.
   */
  async read(): Promise<FoundEdit<Rascunho> | null> {
    const [here, there] = await Promise.all([this.#readDevice(), this.#readServer()])
    if (there && (!here || there.em > here.em)) return { ...there, isHere: false }
    return here && { ...here, isHere: true }
  }

  /** Stores the content, or deletes the draft (null). Settles once the device has answered. */
  async keep(edit: Edit<Rascunho> | null): Promise<void> {
    this.#next = edit && { ...edit, em: Date.now() }
    this.#isKept = false
    this.#writing ??= this.#write()
    if (edit) this.#sendLater()
    else this.#forget()
    return this.#writing
  }

  /** Whether this device stored the latest content. Waits for a write under way. */
  async isOnDevice(): Promise<boolean> {
    await this.#writing
    return this.#isTaken
  }

  /** Starts a last write if the current one is not confirmed, because the page is about to be closed. */
  leave(): void {
    if (this.#writing && this.#next) this.#ownDevice.put(this.#deviceName, this.#next)
  }

  /** Stops when the form closes. What was not sent to the server is still on this device. */
  close(): void {
    this.#sendLater.cancel()
  }

  get #deviceName(): string {
    return `edicao/1/${this.#name}`
  }

  async #readDevice(): Promise<KeptEdit<Rascunho> | null> {
    const kept = await this.#ownDevice.read<unknown>(this.#deviceName).catch(() => undefined)
    return this.#isKeptEdit(kept) ? kept : null
  }

  async #readServer(): Promise<KeptEdit<Rascunho> | null> {
    if (!this.#servidor) return null
    try {
      const signal = AbortSignal.timeout(READS_WITHIN_MS)
      const sent = await this.#servidor.one(this.#name, signal)
      this.#isSent = sent !== null
      const kept: unknown = sent && JSON.parse(sent.conteudo)
      return this.#isKeptEdit(kept) ? kept : null
    } catch {
      // The server may hold a draft all the same. It is removed once the form is saved.
      this.#isSent = true
      return null
    }
  }

  async #write(): Promise<void> {
    while (!this.#isKept) {
      const next = this.#next
      this.#isKept = true
      this.#isTaken = await this.#ownDevice.update<unknown>(
        this.#deviceName,
        () => next ?? undefined,
      )
    }
    this.#writing = null
  }

  #send(): void {
    const next = this.#next
    const conteudo = JSON.stringify(next)
    if (!next || conteudo.length > MAX_RASCUNHO) return
    this.#isSent = true
    this.#call((servidor) =>
      servidor.save(this.#name, { em: new Date(next.em).toISOString(), conteudo }),
    )
  }

  #forget(): void {
    this.#sendLater.cancel()
    if (this.#isSent) this.#call((servidor) => servidor.remove(this.#name))
    this.#isSent = false
  }

  #call(work: (servidor: Servidor) => Promise<unknown>): void {
    const servidor = this.#servidor
    if (!servidor) return
    this.#calling = after(this.#calling, () => work(servidor))
  }
}

/** A failed call is not repeated: the next change sends everything again, and until then this device has it. */
async function after(before: Promise<void>, work: () => Promise<unknown>): Promise<void> {
  await before
  await work().catch(() => undefined)
}
