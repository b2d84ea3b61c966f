import type { SiteConfig } from '@rumo/contract'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { PRERENDER, stampOf } from '../vite/prerender-files.ts'

/** How long a bundle may take for all of its pages: they are drawn in some ms. */
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

/** What the worker says of one path. */
export type Drawn = { path: string; markup: string } | { path: string; problem: string }

/** What a bundle drew, by path, and in words for people what it did not. */
export interface Prerendered {
  markup: ReadonlyMap<string, string>
  problems: string[]
}

/**
 * Has a bundle draw its pages ahead of its scripts, in a thread of its own. Never rejects: a page that was not drawn is
 * one that comes by its scripts alone.
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

/** A build that was put in place by halves has pages that the browser would have to throw away. */
async function isOfBuild(build: string): Promise<boolean> {
  const stamp = await readFile(path.join(build, PRERENDER.stamp), 'utf8').catch(() => '')
  return stamp === (await stampOf(build))
}

/** What a bundle's code does there, even if it hangs or ends its process, is over with its thread. */
async function drawApart({
  build,
  site,
  paths,
  patienceMs = PATIENCE_MS,
}: PrerenderInput): Promise<{ drawn: Drawn[]; endOf: string }> {
  const module = pathToFileURL(path.join(build, PRERENDER.module)).href
  const worker = new Worker(new URL('prerender-worker.ts', import.meta.url), {
    workerData: { module, site, paths } satisfies PrerenderTask,
    // React's markup is then as short as in the browser.
    env: { NODE_ENV: 'production' },
  })
  const drawn: Drawn[] = []
  let endOf = 'sem resposta'
  const timer = setTimeout(() => void worker.terminate(), patienceMs)
  await new Promise<void>((resolve) => {
    worker.on('message', (page: Drawn) => drawn.push(page))
    // Its end follows.
    worker.on('error', (error) => {
      endOf = String(error)
    })
    worker.on('exit', () => resolve())
  })
  clearTimeout(timer)
  return { drawn, endOf }
}

/** What the worker is given. */
export interface PrerenderTask {
  /** The address of the module. */
  module: string
  site: SiteConfig
  paths: readonly string[]
}
