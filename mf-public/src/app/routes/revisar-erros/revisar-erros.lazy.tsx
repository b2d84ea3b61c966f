import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = async () => (await import('./revisar-erros.open.tsx')).openRevisao()

/** The screen on which errors come back, whose code comes when it is needed. */
export const LazyRevisarErros = () => (
  <WaitingScreen load={load} titulo="Revisar erros" texto="Carregando questões..." oQue="a revisão">
    {(Screen) => <Screen />}
  </WaitingScreen>
)
