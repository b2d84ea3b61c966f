import type { SiteConfig } from '@rumo/contract'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { PRERENDER, stampOf } from '../vite/prerender-files.ts'

/** How long a bundle may take to draw all of its pages. It usually takes some ms. */
const PATIENCE_MS = 20_000

interface PrerenderInput {
  bundle: string
  /** The folder of its build. */
  build: string
  site: SiteConfig
  /** Paths below the site's base. */
  paths: readonly string[]
  patienceMs?: number
}

/** The worker's answer for one path. */
export type Drawn = { path: string; markup: string } | { path: string; problem: string }

/** The markup that a bundle drew, by path, and a message for the user about each page that it did not draw. */
export interface Prerendered {
  markup: ReadonlyMap<string, string>
  problems: string[]
}

/**
 * Draws the pages of a bundle ahead of its scripts, in a thread of its own. Never rejects: a page that was not drawn
 * appears when its scripts have loaded.
 */
export async function prerenderPages(input: PrerenderInput): Promise<Prerendered> {
  const { bundle, build, paths } = input
  if (paths.length === 0 || !existsSync(path.join(build, PRERENDER.module))) return nothing()
  if (!(await isOfBuild(build))) {
    return nothing(`${bundle}: as páginas prontas são de outra construção e ficam de fora.`)
  }
  const { drawn, endOf } = await drawApart(input)
  const markup = new Map<string, string>()
  const problems: string[] = []
  for (const sitePath of paths) {
    const page = drawn.find((one) => one.path === sitePath)
    if (page && 'markup' in page) markup.set(sitePath, page.markup)
    else problems.push(`${bundle}: ${sitePath} fica sem página pronta (${page?.problem ?? endOf}).`)
  }
  return { markup, problems }
}

const nothing = (...problems: string[]): Prerendered => ({ markup: new Map(), problems })

/**
 * Whether the drawn pages are of this build. When a build was copied only in part, they may not be, and the browser
 * would have to throw them away.
 */
async function isOfBuild(build: string): Promise<boolean> {
  const stamp = await readFile(path.join(build, PRERENDER.stamp), 'utf8').catch(() => '')
  return stamp === (await stampOf(build))
}

/**
 * Runs the bundle's code in a thread of its own. Even if that code hangs or ends its process, only the thread is
 * affected.
 */
async function drawApart({
  build,
  site,
  paths,
  patienceMs = PATIENCE_MS,
}: PrerenderInput): Promise<{ drawn: Drawn[]; endOf: string }> {
  const module = pathToFileURL(path.join(build, PRERENDER.module)).href
  const worker = new Worker(new URL('prerender-worker.ts', import.meta.url), {
    workerData: { module, site, paths } satisfies PrerenderTask,
    // With React's build for production the markup is as short as in the browser.
    env: { NODE_ENV: 'production' },
  })
  const drawn: Drawn[] = []
  let endOf = 'sem resposta'
  const timer = setTimeout(() => void worker.terminate(), patienceMs)
  await new Promise<void>((resolve) => {
    worker.on('message', (page: Drawn) => drawn.push(page))
    // The event `exit` follows.
    worker.on('error', (error) => {
      endOf = String(error)
    })
    worker.on('exit', () => resolve())
  })
  clearTimeout(timer)
  return { drawn, endOf }
}

/** The data that the worker gets. */
export interface PrerenderTask {
  /** The address of the module. */
  module: string
  site: SiteConfig
  paths: readonly string[]
}
