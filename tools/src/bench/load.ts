import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)
const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'))
const UNREAD_BODIES = fileURLToPath(new URL('./unread-bodies.ts', import.meta.url))

const report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
})

export interface Load {
  url: string
  /** The Accept-Encoding header of each call. */
  encoding: string
  /** The body that each call posts. When unset, each call is a GET. */
  body?: unknown
  /** The token of the account that calls. */
  token?: string
  connections: number
  seconds: number
  /**
   * How many calls a second all connections make together. When unset, each connection calls again as soon as it is
   * answered.
   */
  callsPerSecond?: number
}

export interface LoadResult {
  answersPerSecond: number
  p99Ms: number
  /** Failed calls, or answers with another status than 2xx. */
  failures: number
}

/** Calls `url` from a process of its own, so that the calls cost the measured process nothing. */
export async function load({
  url,
  encoding,
  body,
  token,
  connections,
  seconds,
  callsPerSecond,
}: Load): Promise<LoadResult> {
  const options = {
    connections,
    duration: seconds,
    setupClient: UNREAD_BODIES,
    ...(callsPerSecond !== undefined && { overallRate: callsPerSecond }),
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }
  const headers = {
    'accept-encoding': encoding,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const { stdout } = await run(process.execPath, [
    AUTOCANNON,
    ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ...Object.entries(headers).map(([name, value]) => `--headers=${name}=${value}`),
    '--json',
    '--no-progress',
    url,
  ])
  const { requests, latency, errors, non2xx } = report.parse(JSON.parse(stdout))
  return {
    answersPerSecond: requests.average,
    p99Ms: latency.p99,
    failures: errors + non2xx,
  }
}
