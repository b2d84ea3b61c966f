import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = () => import('../provas-anteriores.tsx')

/** The screen of  provas, whose code comes when it is needed. */
export const LazyProvasAnteriores = () => (
  <WaitingScreen
    load={load}
    titulo="Provas anteriores"
    texto="Carregando provas..."
    oQue="as provas"
  >
    {({ ProvasAnteriores }) => <ProvasAnteriores />}
  </WaitingScreen>
)
