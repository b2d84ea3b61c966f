import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times as often as in `npm test` a property is tried (vitest.config.ts). */
    thoroughness: number
  }
}

/**
 * How often a property is tried that `npm test` tries `usual` times. `npm test -- --full` tries more: `inFull` times,
 * or as often again as it is thorough.
 */
export const runs = (usual: number, inFull = usual * inject('thoroughness')) =>
  isFull() ? inFull : usual

const isFull = () => inject('thoroughness') > 1

/** One in so many of these cases, always the same ones; in a full run all. For those of which each costs a second. */
export const someOf = <Case>(all: readonly Case[], oneIn: number) =>
  isFull() ? all : all.filter((_, index) => index % oneIn === 1)
