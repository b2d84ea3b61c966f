import type { ReactNode } from 'react'
import { LazyScreen } from '../../../shared/lazy-screen.tsx'
import { NotShown } from '../../../shared/not-shown.tsx'
import { Page } from '../../../shared/page.tsx'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { LoadingTema } from './loading-tema.tsx'

interface LazyTelaProps<Module> {
  load: () => Promise<Module>
  heading: ScreenHeading
  /** What could not be shown, with its article, such as 'os temas'. */
  oQue: string
  children: (module: Module) => ReactNode
}

/** A screen that replaces the sheet; its code is loaded when the user opens it. */
export const LazyTela = <Module,>({ load, heading, oQue, children }: LazyTelaProps<Module>) => (
  <LazyScreen
    load={load}
    renderLoading={(wait) => <LoadingTema heading={heading.attach} {...wait} />}
    renderBroken={({ onRetry }) => (
      <Page>
        <NotShown oQue={oQue} onRetry={onRetry} />
      </Page>
    )}
  >
    {children}
  </LazyScreen>
)
