import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = async () => (await import('./questoes.open.tsx')).openQuestao()

/** The screen of one question, whose code comes when it is needed. */
export const LazyQuestao = ({ id }: { id: string }) => (
  <WaitingScreen load={load} titulo="Questão" texto="Carregando a questão..." oQue="a questão">
    {(Screen) => <Screen key={id} id={id} />}
  </WaitingScreen>
)
