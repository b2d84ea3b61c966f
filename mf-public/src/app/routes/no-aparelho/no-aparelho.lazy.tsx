import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

export const loadNoAparelho = () => import('../no-aparelho.tsx')

export const LazyNoAparelho = () => (
  <WaitingScreen
    load={loadNoAparelho}
    titulo="No aparelho"
    texto="Carregando..."
    oQue="esta página"
  >
    {({ NoAparelho }) => <NoAparelho />}
  </WaitingScreen>
)
