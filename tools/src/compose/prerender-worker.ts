import type { PrerenderModule } from '@rumo/contract/host'
import { parentPort, workerData } from 'node:worker_threads'
import type { Drawn, PrerenderTask } from './prerender.ts'

const { module, site, paths } = workerData as PrerenderTask
const { prerender, drawsRecords = false } = (await import(module)) as PrerenderModule
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
for (const path of paths) parentPort?.postMessage(await drawn(path))
// Ends the thread even when a timer of the bundle is still running.
process.exit()

async function drawn(path: string): Promise<Drawn> {
  if (path.includes('{') && !drawsRecords) return { path, markup: '' }
  try {
    const markup: unknown = await prerender({ site, path })
    if (typeof markup !== 'string') throw new TypeError('no markup')
    return { path, markup }
  } catch (error) {
    return { path, problem: String(error) }
  }
}
