import { isNumber, shapeOf, type Guard } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'

/** What a form holds, and what it held before it was changed. */
export interface Edit<Rascunho> {
  base: Rascunho
  rascunho: Rascunho
}

/** The same as this device keeps it. */
export interface KeptEdit<Rascunho> extends Edit<Rascunho> {
  /** When it was kept, by the clock of the device in ms. */
  em: number
}

/** Keeps what a form holds on this device, at every change, until it is saved or given up. */
export class EditKeeper<Rascunho extends object> {
  readonly #ownDevice: OwnDevice
  readonly #name: string
  readonly #isKeptEdit: Guard<KeptEdit<Rascunho>>
  /** What is to be kept; null: nothing. */
  #next: KeptEdit<Rascunho> | null = null
  #isKept = true
  #writing: Promise<void> | null = null

  constructor(ownDevice: OwnDevice, name: string, isRascunho: Guard<Rascunho>) {
    this.#ownDevice = ownDevice
    this.#name = `edicao/1/${name}`
    this.#isKeptEdit = shapeOf<KeptEdit<Rascunho>>({
      em: isNumber,
      base: isRascunho,
      rascunho: isRascunho,
    })
  }

  /** What was kept and neither saved nor given up; null where nothing was, or the device refuses. */
  async read(): Promise<KeptEdit<Rascunho> | null> {
    const kept = await this.#ownDevice.read<unknown>(this.#name).catch(() => undefined)
    return this.#isKeptEdit(kept) ? kept : null
  }

  /** Keeps it, or with null nothing; settles once the device has answered. */
  async keep(edit: Edit<Rascunho> | null): Promise<void> {
    this.#next = edit && { ...edit, em: Date.now() }
    this.#isKept = false
    this.#writing ??= this.#write()
    return this.#writing
  }

  /** Leaves what is not known to be kept: the page is about to go. */
  leave(): void {
    if (this.#writing && this.#next) this.#ownDevice.put(this.#name, this.#next)
  }

  async #write(): Promise<void> {
    while (!this.#isKept) {
      const next = this.#next
      this.#isKept = true
      await this.#ownDevice.update<unknown>(this.#name, () => next ?? undefined)
    }
    this.#writing = null
  }
}
