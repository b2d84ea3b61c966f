import type { COMPOSITION_NAME, Composition } from '@rumo/contract'

// The parts of its global scope that the worker uses (https://www.w3.org/TR/service-workers/). TypeScript's own types
// of this scope and those of a page cannot be used in one program.

interface Extendable {
  waitUntil: (work: Promise<unknown>) => void
}

interface Fetching extends Extendable {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface Events {
  install: Extendable
  activate: Extendable
  fetch: Fetching
  message: Extendable & { readonly data: unknown }
}

interface WorkerScope extends Record<typeof COMPOSITION_NAME, Composition> {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  readonly clients: { claim: () => Promise<void> }
}

const isWorkerScope = (value: unknown): value is WorkerScope => 'skipWaiting' in Object(value)

const own: unknown = globalThis
if (!isWorkerScope(own)) throw new Error('This runs in a service worker alone.')
export const scope = own
