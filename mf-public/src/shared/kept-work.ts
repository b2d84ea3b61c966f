import { isNumber, isText, orNull, shapeOf } from '@rumo/contract/shapes'
import { type OwnDevice, ultimoOf } from '@rumo/shared-device/device'

/** The tab that left a piece of work, and when. */
interface Marca {
  aba: string
  em: number
}

type Marked<T> = T & { marca: Marca }

const isMarked = shapeOf<{ marca: Marca }>({
  marca: shapeOf<Marca>({ aba: isText, em: isNumber }),
})

/** What a tab left as it went, and the name of what it knew to be kept. */
interface Ultimo {
  work: { marca: Marca }
  sobre: string | null
}

const isUltimo = shapeOf<Ultimo>({ work: isMarked, sobre: orNull(isText) })

/** Keeps elsewhere what a tab left after another one had gone on; false where the device refuses. */
type PutAside = (work: unknown) => Promise<boolean>

/**
 * One piece of work that a device keeps and that several tabs may have open: it belongs, as a whole, to
 * the tab that was used last. A tab that does not know what another one left does not overwrite it.
 */
export class KeptWork<T extends object> {
  readonly #ownDevice: OwnDevice
  readonly #name: string
  /** Under which a tab leaves what it has no time to keep in its place. */
  readonly #ultimo: string
  readonly #putAside: PutAside
  readonly #aba = `${Math.random()}`
  /** As it was kept when this tab last saw it; null: nothing was, undefined: it could not be read. */
  #known: string | null | undefined
  /** What another tab had kept when this one looked last. */
  #seen: string | null = null
  #isUnkept = false
  /** Whether something may lie under `#ultimo`. */
  #hasLeft = false

  constructor(ownDevice: OwnDevice, name: string, putAside: PutAside = async () => true) {
    this.#ownDevice = ownDevice
    this.#name = name
    this.#putAside = putAside
    this.#ultimo = ultimoOf(name)
  }

  /** What is kept, of whatever shape; undefined where nothing is. Rejects where the device refuses. */
  async read(): Promise<unknown> {
    const unsettled = await this.#settle()
    const kept = await this.#ownDevice.read<unknown>(this.#name)
    this.#known = nameOf(kept)
    return unsettled && isLast(unsettled, kept) ? unsettled.work : kept
  }

  /** Whether what this tab was last told to keep is nowhere but here. */
  get isUnkept(): boolean {
    return this.#isUnkept
  }

  /** Whether another tab has gone on with it since. */
  async hasMoved(): Promise<boolean> {
    if (this.#known === undefined) return false
    // What cannot be read gives no reason to leave what is on the screen.
    const kept = await this.#ownDevice.read<unknown>(this.#name).catch(() => UNREADABLE)
    return kept !== UNREADABLE && nameOf(kept) !== this.#known && !this.#isOwn(kept)
  }

  /** What another tab has kept since, and when; null where none has. Rejects where the device refuses. */
  async other(): Promise<{ work: unknown; em: number } | null> {
    const kept = await this.#ownDevice.read<unknown>(this.#name)
    this.#seen = nameOf(kept)
    if (this.#seen === this.#known || !isMarked(kept) || this.#isOwn(kept)) return null
    return { work: kept, em: kept.marca.em }
  }

  /** Goes on over what `other` gave: the user has seen it. */
  takeOver(): void {
    this.#known = this.#seen
  }

  /** Keeps it as it stands now; false where the device refuses or another tab has gone on with it. */
  async write(work: T): Promise<boolean> {
    const marked = { ...work, marca: this.#marca() }
    const hadLeft = this.#hasLeft
    const isKept = await this.#replace(marked, false)
    this.#isUnkept = !isKept
    // What was left before is older, and no other tab's business.
    if (isKept && hadLeft) await this.#forgetUltimo(marked.marca.em)
    return isKept
  }

  /** Keeps its current state for the next reader: the page is about to go, and may not see the end of a `write`. */
  leave(work: T): void {
    if (this.#known === undefined) return
    const ultimo: Ultimo = { work: { ...work, marca: this.#marca() }, sobre: this.#known }
    this.#ownDevice.put(this.#ultimo, ultimo)
    this.#hasLeft = true
  }

  /** Forgets it, unless it is another tab's by now; false where the device refuses. */
  async remove(): Promise<boolean> {
    const isGone = await this.#replace(undefined, true)
    if (isGone) this.#isUnkept = false
    // The page was not closed after all: remove what it left.
    if (this.#hasLeft) await this.#forgetUltimo()
    return isGone
  }

  /**
   * Restores what a closing tab left; where another tab has continued the work, it is put aside. Gives what the device
   * has no room to restore: it stays where it was left.
   */
  async #settle(): Promise<Ultimo | null> {
    const ultimo = await this.#ownDevice.read<unknown>(this.#ultimo)
    if (ultimo === undefined) return null
    this.#hasLeft = true
    if (isUltimo(ultimo)) {
      const outcome = { isOvertaken: false }
      const isDone = await this.#ownDevice.update<unknown>(this.#name, (kept) => {
        outcome.isOvertaken = isOvertaken(ultimo, kept)
        return isLast(ultimo, kept) ? ultimo.work : kept
      })
      if (!isDone) return ultimo
      if (outcome.isOvertaken && !(await this.#putAside(ultimo.work))) return null
    }
    await this.#forgetUltimo()
    return null
  }

  /** Forgets what was left, up to that time. */
  async #forgetUltimo(until = Infinity): Promise<void> {
    this.#hasLeft = !(await this.#ownDevice.update<unknown>(this.#ultimo, (left) =>
      isUltimo(left) && left.work.marca.em > until ? left : undefined,
    ))
  }

  #marca(): Marca {
    return { aba: this.#aba, em: Date.now() }
  }

  async #replace(next: Marked<T> | undefined, ifForeign: boolean): Promise<boolean> {
    const outcome = { isForeign: false }
    const isDone = await this.#ownDevice.update<unknown>(this.#name, (kept) => {
      outcome.isForeign = kept !== undefined && nameOf(kept) !== this.#known && !this.#isOwn(kept)
      return outcome.isForeign ? kept : next
    })
    if (!isDone) return false
    if (outcome.isForeign) return ifForeign
    this.#known = nameOf(next)
    return true
  }

  #isOwn(kept: unknown): boolean {
    return isMarked(kept) && kept.marca.aba === this.#aba
  }
}

/** Whether another tab has kept something since, or has removed it: this is nowhere else. */
const isOvertaken = (ultimo: Ultimo, kept: unknown): boolean =>
  !isLast(ultimo, kept) && !(isMarked(kept) && kept.marca.aba === ultimo.work.marca.aba)

/** Whether nothing was kept since but what the same tab kept before. */
function isLast({ work: { marca }, sobre }: Ultimo, kept: unknown): boolean {
  if (nameOf(kept) === sobre) return true
  return isMarked(kept) && kept.marca.aba === marca.aba && kept.marca.em <= marca.em
}

const UNREADABLE = Symbol('unreadable')

/** Tells one state from another; what an earlier release, or another hand, kept has no mark. */
function nameOf(kept: unknown): string | null {
  if (kept === undefined) return null
  return isMarked(kept) ? `${kept.marca.aba} ${kept.marca.em}` : 'unmarked'
}
