import { MAX_SEGUNDOS } from '@rumo/contract'

/**
 * Measures for how long the user looks at each question of a set. Questions are given by their place in the set. Time
 * while the page is hidden does not count.
 */
export class Leitura {
  readonly #spentMs = new Map<number, number>()
  #place: number
  /** When the user began to look at the current question (ms); null while the page is hidden. */
  #sinceMs: number | null

  constructor(place: number, nowMs: number) {
    this.#place = place
    this.#sinceMs = nowMs
  }

  /** Called at each step: the user looks at this question now, which may be the same as before. */
  turnTo(place: number, nowMs: number): void {
    this.pause(nowMs)
    this.#place = place
    this.#sinceMs = nowMs
  }

  pause(nowMs: number): void {
    if (this.#sinceMs !== null) {
      // The difference is negative when the clock was set back.
      const spentMs = Math.max(0, nowMs - this.#sinceMs)
      this.#spentMs.set(this.#place, (this.#spentMs.get(this.#place) ?? 0) + spentMs)
    }
    this.#sinceMs = null
  }

  resume(nowMs: number): void {
    this.#sinceMs ??= nowMs
  }

  /**
   * For how many seconds a question was looked at, up to the last `turnTo` or `pause`, limited to what an answer may
   * report.
   */
  segundosOf(place: number): number {
    return Math.min(MAX_SEGUNDOS, Math.round((this.#spentMs.get(place) ?? 0) / 1000))
  }
}
