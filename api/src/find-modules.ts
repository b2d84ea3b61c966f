import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { once } from 'es-toolkit'
import type { Register } from './module-context.ts'

/** What each `*.routes.ts` exports. */
interface Module {
  register: Register
}

/** Loads the modules, each `modules/<noun>/*.routes.ts`. They are looked for once per process. */
export const findModules = once((): Promise<Module[]> => {
  const files = globSync('modules/*/*.routes.ts', { cwd: import.meta.dirname })
  return Promise.all(
    files
      .toSorted()
      .map((file) => import(pathToFileURL(path.join(import.meta.dirname, file)).href)),
  )
})
