import { ErrorPanel } from '@rumo/shared-ui'
import type { ComponentProps } from 'react'
import { LazyScreen } from '../../../shared/lazy-screen.tsx'
import { Page } from '../../../shared/page.tsx'
import type { ConferenciaDaEnviada } from './conferencia-da-enviada.tsx'
import { LoadingTema } from './loading-tema.tsx'

const load = () => import('./conferencia-da-enviada.tsx')

/** The checks of an essay that waits, whose code comes when one asks for it. */
export const LazyConferencia = (props: ComponentProps<typeof ConferenciaDaEnviada>) => (
  <LazyScreen
    load={load}
    renderLoading={(wait) => <LoadingTema heading={props.heading.attach} {...wait} />}
    renderBroken={({ onRetry }) => (
      <Page>
        <ErrorPanel
          titulo="Não foi possível mostrar a conferência"
          mensagem="Confira sua conexão e tente de novo."
          onRetry={onRetry}
        />
      </Page>
    )}
  >
    {({ ConferenciaDaEnviada: Screen }) => <Screen {...props} />}
  </LazyScreen>
)
