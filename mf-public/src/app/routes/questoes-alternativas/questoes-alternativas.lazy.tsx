import { Carregando, QuestaoSkeleton } from '../../../shared/carregando.tsx'
import { NotShown } from '../../../shared/not-shown.tsx'
import { RoutedScreen } from '../../../shared/routed-screen.tsx'
import { Frame } from './frame.tsx'

/** Loads the screen of practice. */
export const loadPractice = async () =>
  (await import('./questoes-alternativas.open.tsx')).openPractice()

export const LazyQuestoesAlternativas = () => (
  <RoutedScreen
    load={loadPractice}
    renderLoading={(wait) => (
      <Frame filter={null}>
        <Carregando titulo="Questões alternativas" texto="Carregando questões..." {...wait}>
          <QuestaoSkeleton />
        </Carregando>
      </Frame>
    )}
    renderBroken={({ onRetry }) => (
      <Frame filter={false}>
        <NotShown oQue="as questões" onRetry={onRetry} />
      </Frame>
    )}
  >
    {(Screen) => <Screen />}
  </RoutedScreen>
)
