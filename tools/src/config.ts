import path from 'node:path'
import { z } from 'zod'
import { basePath } from './base-path.ts'

/** The folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/** What the commands take from the environment; the API's own keys are read by the API. */
export interface ToolsConfig {
  base: string
  /** The Chromium that the tests are to use. */
  chromium: string | undefined
  /** The first port of the journeys' servers. */
  journeysPort: number
  /** The random seed of the journeys; taken from the clock by default. */
  journeysSeed: string
  /** The folder in which npm was called: paths in arguments are relative to it. */
  calledIn: string
  /** The folder of real exams, which are not in the repository. */
  realExams: string | undefined
  /** The folder of the built sites of others that the bench measures beside Rumo (docs/peers.md). */
  peers: string | undefined
}

const number = (key: string) =>
  z.string().regex(/^\d{1,9}$/, {
    error: ({ input }) => `${key} "${String(input)}" não serve: escreva um número inteiro.`,
  })

const environment = z.object({
  BASE_PATH: basePath,
  CHROMIUM_PATH: z.string().optional(),
  E2E_PORT: number('E2E_PORT').transform(Number).default(3210),
  E2E_SEED: number('E2E_SEED').optional(),
  INIT_CWD: z.string().optional(),
  PEERS_DIR: z.string().optional(),
  RUMO_EXAMS: z.string().optional(),
})

/** Reads the environment. Throws with a message for the user about each invalid value. */
export function readToolsConfig(env: NodeJS.ProcessEnv = ownEnv()): ToolsConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = environment.safeParse(given)
  if (error) throw new Error(error.issues.map(({ message }) => message).join('\n'))
  return {
    base: data.BASE_PATH,
    chromium: data.CHROMIUM_PATH,
    journeysPort: data.E2E_PORT,
    journeysSeed: data.E2E_SEED ?? String(Date.now() % 1_000_000),
    calledIn: data.INIT_CWD ?? process.cwd(),
    realExams: data.RUMO_EXAMS,
    peers: data.PEERS_DIR,
  }
}

/** The environment of this process with the variables of `added`, for the programs that it starts. */
export function ownEnv(added: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...added }
}
