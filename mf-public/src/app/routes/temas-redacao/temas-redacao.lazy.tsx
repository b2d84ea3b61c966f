import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = async () => (await import('./temas-redacao.open.tsx')).openTemasRedacao()

export const LazyTemasRedacao = () => (
  <WaitingScreen
    load={load}
    titulo="Tema de redação"
    texto="Carregando tema de redação..."
    oQue="o tema de redação"
  >
    {(Screen) => <Screen />}
  </WaitingScreen>
)
