import { ErrorPanel } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import { LazyScreen } from '../../../shared/lazy-screen.tsx'
import { Page } from '../../../shared/page.tsx'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { LoadingTema } from './loading-tema.tsx'

interface LazyTelaProps<Module> {
  load: () => Promise<Module>
  heading: ScreenHeading
  /** What could not be shown, with its article. */
  oQue: string
  children: (module: Module) => ReactNode
}

/** A screen beside the sheet, whose code comes when one asks for it. */
export const LazyTela = <Module,>({ load, heading, oQue, children }: LazyTelaProps<Module>) => (
  <LazyScreen
    load={load}
    renderLoading={(wait) => <LoadingTema heading={heading.attach} {...wait} />}
    renderBroken={({ onRetry }) => (
      <Page>
        <ErrorPanel
          titulo={`Não foi possível mostrar ${oQue}`}
          mensagem="Confira sua conexão e tente de novo."
          onRetry={onRetry}
        />
      </Page>
    )}
  >
    {children}
  </LazyScreen>
)
