import { useMemo } from 'react'
import { LazyScreen, type LazyScreenProps } from './lazy-screen.tsx'

/** The screen of a path: its router comes with its code. */
export function RoutedScreen<Module>({ load, children, ...props }: LazyScreenProps<Module>) {
  const loadRouted = useMemo(() => () => Promise.all([load(), import('./routed.tsx')]), [load])
  return (
    <LazyScreen load={loadRouted} {...props}>
      {([screen, { Routed }]) => <Routed>{children(screen)}</Routed>}
    </LazyScreen>
  )
}
