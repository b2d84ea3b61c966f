import { ErrorPanel } from '@rumo/shared-ui'
import { Carregando, QuestaoSkeleton } from '../../../shared/carregando.tsx'
import { RoutedScreen } from '../../../shared/routed-screen.tsx'
import { Frame } from './frame.tsx'

const load = async () => (await import('./questoes-alternativas.open.tsx')).openPractice()

export const LazyQuestoesAlternativas = () => (
  <RoutedScreen
    load={load}
    renderLoading={(wait) => (
      <Frame filter={null}>
        <Carregando titulo="Questões alternativas" texto="Carregando questões..." {...wait}>
          <QuestaoSkeleton />
        </Carregando>
      </Frame>
    )}
    renderBroken={({ onRetry }) => (
      <Frame filter={false}>
        <ErrorPanel
          titulo="Não foi possível mostrar as questões"
          mensagem="Confira sua conexão e tente de novo."
          onRetry={onRetry}
        />
      </Frame>
    )}
  >
    {(Screen) => <Screen />}
  </RoutedScreen>
)
