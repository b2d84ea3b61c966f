import type { EarlyAnswer } from '@rumo/shared-auth'

declare global {
  /** A draw of any ten questions that the page asked for by itself (app/routes/questoes-alternativas/). */
  var rumoSorteio: Promise<EarlyAnswer> | undefined
}

/** One that is older is not what somebody asks for now. */
const LONGEST_MS = 30_000

/** What the page asked for ahead of the screen, once; undefined where it did not. */
export function takeEarlySorteio(): Promise<EarlyAnswer> | undefined {
  const early = globalThis.rumoSorteio
  globalThis.rumoSorteio = undefined
  return performance.now() < LONGEST_MS ? early : undefined
}
