import type { ReactNode } from 'react'
import { Carregando, TextSkeleton } from './carregando.tsx'
import { NotShown } from './not-shown.tsx'
import { RoutedScreen } from './routed-screen.tsx'
import { Page } from './page.tsx'

/** What a screen says while its code is loading, or where that failed. */
export interface WaitingWords {
  titulo: string
  intro?: string
  /** The words of docs/product/errors.md. */
  texto?: string
  /** What could not be shown, as in 'o simulado'. */
  oQue?: string
}

interface WaitingScreenProps<Module> extends WaitingWords {
  load: () => Promise<Module>
  children: (screen: Module) => ReactNode
}

/**
 * A screen whose code is loaded when it is needed, with the page, loading and failure states that most screens have.
 */
export const WaitingScreen = <Module,>({
  load,
  texto = 'Carregando...',
  oQue = 'esta página',
  children,
  ...words
}: WaitingScreenProps<Module>) => (
  <RoutedScreen
    load={load}
    renderLoading={(wait) => (
      <Page>
        <Carregando {...words} texto={texto} {...wait}>
          <TextSkeleton />
        </Carregando>
      </Page>
    )}
    renderBroken={({ onRetry }) => (
      <Page>
        <NotShown oQue={oQue} onRetry={onRetry} />
      </Page>
    )}
  >
    {children}
  </RoutedScreen>
)
