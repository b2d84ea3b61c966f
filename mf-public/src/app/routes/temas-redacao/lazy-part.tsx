import { Button } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import { LazyScreen } from '../../../shared/lazy-screen.tsx'

interface LazyPartProps<Module> {
  load: () => Promise<Module>
  loading: string
  broken: string
  children: (module: Module) => ReactNode
}

/** A part of the essay screen whose code is loaded when the user opens it. */
export const LazyPart = <Module,>({ load, loading, broken, children }: LazyPartProps<Module>) => (
  <LazyScreen
    load={load}
    renderLoading={() => <output>{loading}</output>}
    renderBroken={({ onRetry }) => (
      <p role="alert">
        {broken} Confira sua conexão.{' '}
        <Button variant="quiet" onClick={onRetry}>
          Tentar de novo
        </Button>
      </p>
    )}
  >
    {children}
  </LazyScreen>
)
