import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = async () => (await import('./revisar-erros.open.tsx')).openRevisao()

export const LazyRevisarErros = () => (
  <WaitingScreen load={load} titulo="Revisar erros" texto="Carregando questões..." oQue="a revisão">
    {(Screen) => <Screen />}
  </WaitingScreen>
)
