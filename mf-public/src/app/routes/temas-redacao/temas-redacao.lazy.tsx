import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = async () => (await import('./temas-redacao.open.tsx')).openTemasRedacao()

/** The screen of tema de redação, whose code comes when it is needed. */
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
