import type { ReactNode } from 'react'
import { Carregando, TextSkeleton } from './carregando.tsx'
import { NotShown } from './not-shown.tsx'
import { RoutedScreen } from './routed-screen.tsx'
import { Page } from './page.tsx'

interface WaitingScreenProps<Module> {
  load: () => Promise<Module>
  titulo: string
  intro?: string
  /** The words of docs/product/errors.md. */
  texto: string
  /** What could not be shown, as in 'o simulado'. */
  oQue: string
  children: (screen: Module) => ReactNode
}

/**
 * A screen whose code is loaded when it is needed, with the page, loading and failure states that most screens have.
 */
export const WaitingScreen = <Module,>(props: WaitingScreenProps<Module>) => (
  <RoutedScreen
    load={props.load}
    renderLoading={(wait) => (
      <Page>
        <Carregando titulo={props.titulo} intro={props.intro} texto={props.texto} {...wait}>
          <TextSkeleton />
        </Carregando>
      </Page>
    )}
    renderBroken={({ onRetry }) => (
      <Page>
        <NotShown oQue={props.oQue} onRetry={onRetry} />
      </Page>
    )}
  >
    {props.children}
  </RoutedScreen>
)
