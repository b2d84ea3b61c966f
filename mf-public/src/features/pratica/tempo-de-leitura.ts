import { MAX_SEGUNDOS } from '@rumo/contract'

/** Measures for how long each question of a set is looked at, by its place; not while the page is hidden. */
export class Leitura {
  readonly #spentMs = new Map<number, number>()
  #place: number
  /** Since when it is looked at; null while the page is hidden. */
  #sinceMs: number | null

  constructor(place: number, nowMs: number) {
    this.#place = place
    this.#sinceMs = nowMs
  }

  /** Another question is looked at, or the same one still. */
  turnTo(place: number, nowMs: number): void {
    this.pause(nowMs)
    this.#place = place
    this.#sinceMs = nowMs
  }

  pause(nowMs: number): void {
    if (this.#sinceMs !== null) {
      // A clock that was set back gives a negative time.
      const spentMs = Math.max(0, nowMs - this.#sinceMs)
      this.#spentMs.set(this.#place, (this.#spentMs.get(this.#place) ?? 0) + spentMs)
    }
    this.#sinceMs = null
  }

  resume(nowMs: number): void {
    this.#sinceMs ??= nowMs
  }

  /** For how long a question was looked at up to the last turn or pause, as an answer tells it. */
  segundosOf(place: number): number {
    return Math.min(MAX_SEGUNDOS, Math.round((this.#spentMs.get(place) ?? 0) / 1000))
  }
}
