import { useState, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { useLoad, useOnline } from './use-load.ts'

export interface LazyScreenProps<Module> {
  /** Imports the screen. Must be the same function at every render. */
  load: () => Promise<Module>
  /** Whether only the user has it loaded again, and not the network that is back. */
  waitsForUser?: boolean | undefined
  renderLoading: (wait: { isSlow: boolean; onRetry: () => void }) => ReactNode
  renderBroken: (wait: { onRetry: () => void }) => ReactNode
  children: (screen: Module) => ReactNode
}

/** The code of screens that was loaded ahead, by the function that loads it. */
const ahead = new Map<unknown, unknown>()

/**
 * Makes a screen use this code, which is loaded already, instead of loading it. Returns the function that ends this.
 */
export function hold<Module>(load: () => Promise<Module>, module: Module): () => void {
  ahead.set(load, module)
  return () => ahead.delete(load)
}

/**
 * A screen whose code is loaded when it is needed, so that the home page does without it. It does not use React.lazy,
 * which renderToString does not wait for.
 */
export function LazyScreen<Module>(props: LazyScreenProps<Module>) {
  const { load, renderBroken, children } = props
  const [held] = useState(() => ahead.get(load) as Module | undefined)
  if (held === undefined) return <Awaited {...props} />
  return (
    <ErrorBoundary fallback={renderBroken({ onRetry: reload })}>{children(held)}</ErrorBoundary>
  )
}

function Awaited<Module>(props: LazyScreenProps<Module>) {
  const { load, waitsForUser = false, renderLoading, renderBroken, children } = props
  const screen = useLoad(load)
  const retry = () => void loadAnew(screen.retry)
  useOnline(screen.status === 'error' && !waitsForUser, retry)
  if (screen.status === 'error') return renderBroken({ onRetry: retry })
  if (screen.status === 'loading') return renderLoading({ isSlow: screen.isSlow, onRetry: reload })
  return (
    <ErrorBoundary fallback={renderBroken({ onRetry: reload })}>
      {children(screen.value)}
    </ErrorBoundary>
  )
}

/**
 * A browser does not request a module again after it failed, so only a reload helps; the user's work is kept on the
 * device. When the server does not answer, a reload would lose the page too, so only the import is repeated.
 */
async function loadAnew(retry: () => void): Promise<void> {
  const isServed = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isServed) reload()
  else retry()
}

/** While the request for a module hangs, the browser joins further imports to it. Only a reload requests it again. */
const reload = () => location.reload()
