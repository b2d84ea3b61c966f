import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times as often as in `npm test` a property is tried (vitest.config.ts). */
    thoroughness: number
  }
}

/**
 * How often a property is tried: `usual` times in `npm test`; in `npm test -- --full` `inFull` times, which is ten times
 * as often unless told.
 */
export const runs = (usual: number, inFull = usual * inject('thoroughness')) =>
  isFull() ? inFull : usual

const isFull = () => inject('thoroughness') > 1

/** One case in so many, always the same ones; in a full run all. For cases that cost a second each. */
export const someOf = <Case>(all: readonly Case[], oneIn: number) =>
  isFull() ? all : all.filter((_, index) => (index - 1) % oneIn === 0)
