import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

/** Loads the code of the screens and returns them. */
export const loadQuestoes = async () => (await import('./questoes.open.tsx')).openQuestoes()

/** The search, the kept questions, or the screen of one question. Their code is loaded when it is needed. */
export const LazyQuestoes = ({ id }: { id?: string }) => (
  <WaitingScreen
    load={loadQuestoes}
    titulo="Questões"
    texto="Carregando questões..."
    oQue="as questões"
  >
    {(Screen) => <Screen key={id} id={id} />}
  </WaitingScreen>
)
