import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = () => import('../no-aparelho.tsx')

/** The screen of what was taken along, whose code comes when it is needed. */
export const LazyNoAparelho = () => (
  <WaitingScreen load={load} titulo="No aparelho" texto="Carregando..." oQue="esta página">
    {({ NoAparelho }) => <NoAparelho />}
  </WaitingScreen>
)
