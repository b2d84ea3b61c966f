import { ErrorPanel } from '@rumo/shared-ui'
import type { ComponentProps } from 'react'
import { LazyScreen } from '../../../shared/lazy-screen.tsx'
import { Page } from '../../../shared/page.tsx'
import { LoadingTema } from './loading-tema.tsx'
import type { Temas } from './temas.tsx'

const load = () => import('./temas.tsx')

/** The list of themes, whose code comes when one chooses. */
export const LazyTemas = (props: ComponentProps<typeof Temas>) => (
  <LazyScreen
    load={load}
    renderLoading={(wait) => <LoadingTema heading={props.heading.attach} {...wait} />}
    renderBroken={({ onRetry }) => (
      <Page>
        <ErrorPanel
          titulo="Não foi possível mostrar os temas"
          mensagem="Confira sua conexão e tente de novo."
          onRetry={onRetry}
        />
      </Page>
    )}
  >
    {({ Temas: Screen }) => <Screen {...props} />}
  </LazyScreen>
)
