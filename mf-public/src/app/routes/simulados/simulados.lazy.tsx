import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = () => import('../simulados.tsx')

export const LazySimulado = ({ id }: { id: string }) => (
  <WaitingScreen load={load} titulo="Simulado" texto="Carregando o simulado..." oQue="o simulado">
    {({ Simulado }) => <Simulado key={id} id={id} />}
  </WaitingScreen>
)
