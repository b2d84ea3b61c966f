import path from 'node:path'
import { readBasePath } from './base-path.ts'

/** The folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/** What the commands take from the environment; the API's own keys are read by the API. */
export interface ToolsConfig {
  base: string
  /** A Chromium of one's own for the tests. */
  chromium: string | undefined
  /** The first port of the journeys' servers. */
  journeysPort: number
  /** What chance begins with in the journeys: the clock's, unless told. */
  journeysSeed: string
  /** The folder in which somebody called npm: the paths that they give are relative to it. */
  calledIn: string
}

/** Reads the environment. Throws a sentence for people on a value that cannot be. */
export function readToolsConfig(env: NodeJS.ProcessEnv): ToolsConfig {
  return {
    base: readBasePath(env),
    chromium: env.CHROMIUM_PATH || undefined,
    journeysPort: Number(env.E2E_PORT || 3210),
    journeysSeed: env.E2E_SEED || String(Date.now() % 1_000_000),
    calledIn: env.INIT_CWD || process.cwd(),
  }
}
