import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The factor by which properties are tried more often than in `npm test` (vitest.config.ts). */
    thoroughness: number
  }
}

/**
 * How often a property is tried: `usual` times in `npm test`; `inFull` times in `npm test -- --full`, by default ten
 * times as often.
 */
export const runs = (usual: number, inFull = usual * inject('thoroughness')) =>
  isFull() ? inFull : usual

const isFull = () => inject('thoroughness') > 1

/** One case in `oneIn`, always the same ones; in a full run, all cases. For cases that take about a second each. */
export const someOf = <Case>(all: readonly Case[], oneIn: number) =>
  isFull() ? all : all.filter((_, index) => (index - 1) % oneIn === 0)
