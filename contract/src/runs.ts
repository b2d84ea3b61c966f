import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times as often as in `npm test` a property is tried (vitest.config.ts). */
    thoroughness: number
  }
}

/** How often a property is tried that `npm test` tries `usual` times: `npm test -- --full` tries more. */
export const runs = (usual: number) => usual * inject('thoroughness')
