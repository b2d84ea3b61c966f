import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

/** Gives its screens. */
export const loadQuestoes = async () => (await import('./questoes.open.tsx')).openQuestoes()

/** The search of the bank, or the screen of one question; their code comes when it is needed. */
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
