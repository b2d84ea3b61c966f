import { MAX_RASCUNHO, type Rascunho as Sent } from '@rumo/contract'
import { isNumber, shapeOf, type Guard } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import { debounce } from 'es-toolkit/compat'

/** What a form holds, and what it held before it was changed. */
export interface Edit<Rascunho> {
  base: Rascunho
  rascunho: Rascunho
}

/** The same as it is kept. */
export interface KeptEdit<Rascunho> extends Edit<Rascunho> {
  /** When it was kept, by the clock of its device in ms. */
  em: number
}

/** What was kept, and whether this device has it; else the account has it from another one. */
export interface FoundEdit<Rascunho> extends KeptEdit<Rascunho> {
  isHere: boolean
}

/** The drafts of the account, by the names of forms. Each call rejects where the server is not reached or refuses. */
export interface Servidor {
  one: (nome: string, signal: AbortSignal) => Promise<Sent | null>
  save: (nome: string, rascunho: Sent) => Promise<unknown>
  remove: (nome: string) => Promise<unknown>
}

/** A pause in work: then the server gets it. */
export const PAUSE_MS = 2000
/** The longest wait before that, for users who type without a pause. */
const MAX_WAIT_MS = 10_000
/** How long the form waits for the server before it opens. */
export const READS_WITHIN_MS = 2000

/**
 * Keeps what a form holds until it is saved or given up: on this device at every change, and with the server, where it
 * takes drafts, at every pause.
 */
export class EditKeeper<Rascunho extends object> {
  readonly #ownDevice: OwnDevice
  readonly #name: string
  readonly #isKeptEdit: Guard<KeptEdit<Rascunho>>
  readonly #servidor: Servidor | null
  readonly #sendLater = debounce(() => this.#send(), PAUSE_MS, { maxWait: MAX_WAIT_MS })
  /** What is to be kept; null: nothing. */
  #next: KeptEdit<Rascunho> | null = null
  #isKept = true
  /** Whether this device took what it was given last. */
  #isTaken = true
  #writing: Promise<void> | null = null
  /** One call after the other: a removal comes after what was sent before. */
  #calling: Promise<void> = Promise.resolve()
  /** Whether the server may have something of it. */
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

  /** What was kept last and neither saved nor given up; null where nothing was, or neither device nor server answers. */
  async read(): Promise<FoundEdit<Rascunho> | null> {
    const [here, there] = await Promise.all([this.#readDevice(), this.#readServer()])
    if (there && (!here || there.em > here.em)) return { ...there, isHere: false }
    return here && { ...here, isHere: true }
  }

  /** Keeps it, or with null nothing; settles once the device has answered. */
  async keep(edit: Edit<Rascunho> | null): Promise<void> {
    this.#next = edit && { ...edit, em: Date.now() }
    this.#isKept = false
    this.#writing ??= this.#write()
    if (edit) this.#sendLater()
    else this.#forget()
    return this.#writing
  }

  /** Whether this device has what was to be kept last, once it has answered. */
  async isOnDevice(): Promise<boolean> {
    await this.#writing
    return this.#isTaken
  }

  /** Leaves what is not known to be kept: the page is about to go. */
  leave(): void {
    if (this.#writing && this.#next) this.#ownDevice.put(this.#deviceName, this.#next)
  }

  /** Stops when the form closes: what the server lacks, this device has. */
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
      // The server may have a draft all the same, which is removed once the form is saved.
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

/** What fails is sent again with the next change, and this device has it meanwhile. */
async function after(before: Promise<void>, work: () => Promise<unknown>): Promise<void> {
  await before
  await work().catch(() => undefined)
}
