import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = () => import('../buscar-questoes.tsx')

/** The search of the bank, whose code comes when it is needed. */
export const LazyBuscarQuestoes = () => (
  <WaitingScreen load={load} titulo="Buscar questões" texto="Carregando a busca..." oQue="a busca">
    {({ BuscarQuestoes }) => <BuscarQuestoes />}
  </WaitingScreen>
)
