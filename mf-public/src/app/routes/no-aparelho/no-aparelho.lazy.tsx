import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

/** Its code. */
export const loadNoAparelho = () => import('../no-aparelho.tsx')

/** The screen of what was taken along, whose code comes when it is needed. */
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
