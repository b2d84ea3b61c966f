import { isNumber, isText, orNull, shapeOf, type Guarded } from '@rumo/contract/shapes'
import { type OwnDevice, ultimoOf } from '@rumo/shared-device/device'

/** `marca`: the tab that kept a state of the work, and when. */
const isMarked = shapeOf({ marca: shapeOf({ aba: isText, em: isNumber }) })

type Marked<T> = T & Guarded<typeof isMarked>

type Marca = Marked<object>['marca']

/** The state that a tab left when it was closed, and the name of the state that the tab knew to be kept then. */
const isUltimo = shapeOf({ work: isMarked, sobre: orNull(isText) })

type Ultimo = Guarded<typeof isUltimo>

/**
 * Keeps a state elsewhere that a tab left after another tab had continued the work. Resolves to false when the device
 * refuses.
 */
type PutAside = (work: unknown) => Promise<boolean>

/**
 * A piece of work that a device keeps and that several tabs may have open. As a whole it belongs to the tab that was
 * used last. A tab does not overwrite the state of another tab that it has not seen.
 */
export class KeptWork<T extends object> {
  readonly #ownDevice: OwnDevice
  readonly #name: string
  /** The name under which a closing tab leaves its state, because it has no time for a `write`. */
  readonly #ultimo: string
  readonly #putAside: PutAside
  readonly #aba = `${Math.random()}`
  /**
   * The name of the kept state that this tab last saw. Null: nothing was kept; undefined: the device could not be read.
   */
  #known: string | null | undefined
  /** The name of the state that `other` last found. */
  #seen: string | null = null
  #isUnkept = false
  /** Whether a state may be kept under `#ultimo`. */
  #hasLeft = false

  constructor(ownDevice: OwnDevice, name: string, putAside: PutAside = async () => true) {
    this.#ownDevice = ownDevice
    this.#name = name
    this.#putAside = putAside
    this.#ultimo = ultimoOf(name)
  }

  /** The kept value, of whatever shape; undefined when there is none. Rejects when the device refuses. */
  async read(): Promise<unknown> {
    const unsettled = await this.#settle()
    const kept = await this.#ownDevice.read<unknown>(this.#name)
    this.#known = nameOf(kept)
    return unsettled && isLast(unsettled, kept) ? unsettled.work : kept
  }

  /** Whether only this tab has its last state, because it was not kept yet or the device refused to keep it. */
  get isUnkept(): boolean {
    return this.#isUnkept
  }

  /** To be called when this tab has a new state, which a later `write` keeps. */
  hold(): void {
    this.#isUnkept = true
  }

  /** Whether another tab has continued the work since. */
  async hasMoved(): Promise<boolean> {
    if (this.#known === undefined) return false
    // A failed read is no reason to replace what is on the screen.
    const kept = await this.#ownDevice.read<unknown>(this.#name).catch(() => UNREADABLE)
    return kept !== UNREADABLE && nameOf(kept) !== this.#known && !this.#isOwn(kept)
  }

  /** The state that another tab has kept since; null when no tab has. Rejects when the device refuses. */
  async other(): Promise<unknown> {
    const kept = await this.#ownDevice.read<unknown>(this.#name)
    this.#seen = nameOf(kept)
    if (this.#seen === this.#known || !isMarked(kept) || this.#isOwn(kept)) return null
    return kept
  }

  /** Lets the next `write` replace the state that `other` gave, because the user has seen it. */
  takeOver(): void {
    this.#known = this.#seen
  }

  /** Keeps the current state. Resolves to false when the device refuses, or another tab has continued the work. */
  async write(work: T): Promise<boolean> {
    const marked = { ...work, marca: this.#marca() }
    const hadLeft = this.#hasLeft
    const isKept = await this.#replace(marked, false)
    this.#isUnkept = !isKept
    // The state that this tab left before is older and no longer needed.
    if (isKept && hadLeft) await this.#forgetUltimo(marked.marca.em)
    return isKept
  }

  /**
   * Leaves the current state for the next reader. For a page that is about to close, in which a `write` may not finish.
   */
  leave(work: T): void {
    if (this.#known === undefined) return
    const ultimo: Ultimo = { work: { ...work, marca: this.#marca() }, sobre: this.#known }
    this.#ownDevice.put(this.#ultimo, ultimo)
    this.#hasLeft = true
  }

  /** Deletes the work, unless it belongs to another tab by now. Resolves to false when the device refuses. */
  async remove(): Promise<boolean> {
    const isGone = await this.#replace(undefined, true)
    if (isGone) this.#isUnkept = false
    // The page was not closed after all: delete the state that it left.
    if (this.#hasLeft) await this.#forgetUltimo()
    return isGone
  }

  /**
   * Makes the state that a closing tab left the kept one. If another tab has continued the work, the state is put aside
   * instead. Resolves to the left state when the device has no room to restore it; it then stays where it was left.
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

  /** Deletes the left state, unless it is newer than `until`. */
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

/** Whether another tab has kept a state since, or has deleted the work. The left state is then kept nowhere else. */
const isOvertaken = (ultimo: Ultimo, kept: unknown): boolean =>
  !isLast(ultimo, kept) && !(isMarked(kept) && kept.marca.aba === ultimo.work.marca.aba)

/** Whether the left state is the newest: nothing was kept since except earlier states of the same tab. */
function isLast({ work: { marca }, sobre }: Ultimo, kept: unknown): boolean {
  if (nameOf(kept) === sobre) return true
  return isMarked(kept) && kept.marca.aba === marca.aba && kept.marca.em <= marca.em
}

/** When a tab kept this state; undefined for a state without a mark. */
export const writtenAt = (kept: unknown): string | undefined =>
  isMarked(kept) ? new Date(kept.marca.em).toISOString() : undefined

const UNREADABLE = Symbol('unreadable')

/**
 * The name of a state, by which states are told apart. A state kept by an earlier release, or edited by hand, has no
 * mark.
 */
function nameOf(kept: unknown): string | null {
  if (kept === undefined) return null
  return isMarked(kept) ? `${kept.marca.aba} ${kept.marca.em}` : 'unmarked'
}
