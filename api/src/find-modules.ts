import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { once } from 'es-toolkit'
import type { FastifyInstance } from 'fastify'
import type { Needs } from './needs.ts'

/** What each `*.routes.ts` gives. */
interface Module {
  /** Serves its calls. */
  register(app: FastifyInstance, needs: Needs): void
}

/** The modules, found by their folders: each `modules/<noun>/*.routes.ts`. Looked for once in a process. */
export const findModules = once((): Promise<Module[]> => {
  const files = globSync('modules/*/*.routes.ts', { cwd: import.meta.dirname })
  return Promise.all(
    files
      .toSorted()
      .map((file) => import(pathToFileURL(path.join(import.meta.dirname, file)).href)),
  )
})
