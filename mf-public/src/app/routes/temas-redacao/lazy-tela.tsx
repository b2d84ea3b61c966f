import type { ReactNode } from 'react'
import { LazyScreen } from '../../../shared/lazy-screen.tsx'
import { NotShown } from '../../../shared/not-shown.tsx'
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
        <NotShown oQue={oQue} onRetry={onRetry} />
      </Page>
    )}
  >
    {children}
  </LazyScreen>
)
