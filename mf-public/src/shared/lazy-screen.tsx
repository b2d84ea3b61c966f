import { useState, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { useLoad, useOnline } from './use-load.ts'

export interface LazyScreenProps<Module> {
  /** Imports the screen; the same function each time. */
  load: () => Promise<Module>
  renderLoading: (wait: { isSlow: boolean; onRetry: () => void }) => ReactNode
  renderBroken: (wait: { onRetry: () => void }) => ReactNode
  children: (screen: Module) => ReactNode
}

/** Code that came before its screen is shown, by what loads it. */
const ahead = new Map<unknown, unknown>()

/** Has a screen shown with code that is there already. */
export function hold<Module>(load: () => Promise<Module>, module: Module): void {
  ahead.set(load, module)
}

/**
 * A screen whose code comes when it is needed: the home page does without it. Not by React.lazy, which
 * renderToString gives up on.
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
  const { load, renderLoading, renderBroken, children } = props
  const screen = useLoad(load)
  const retry = () => void loadAnew(screen.retry)
  useOnline(screen.status === 'error', retry)
  if (screen.status === 'error') return renderBroken({ onRetry: retry })
  if (screen.status === 'loading') return renderLoading({ isSlow: screen.isSlow, onRetry: reload })
  return (
    <ErrorBoundary fallback={renderBroken({ onRetry: reload })}>
      {children(screen.value)}
    </ErrorBoundary>
  )
}

/**
 * A browser asks no more for a module that failed: where the server answers, only another page does, and what
 * one did is on the device. Without a network a reload would lose the page too.
 */
async function loadAnew(retry: () => void): Promise<void> {
  const isServed = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isServed) reload()
  else retry()
}

/** A browser joins the request for a module that hangs: only another page asks anew. */
const reload = () => location.reload()
