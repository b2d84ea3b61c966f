import type { Faculdade } from '@rumo/contract'
import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

/** Its code. */
export const loadLogin = () => import('../login.tsx')

/** The screen where one enters, whose code comes when it is needed. */
export const LazyLogin = ({ faculdade }: { faculdade: Faculdade }) => (
  <WaitingScreen
    load={loadLogin}
    titulo="Entrar na Plataforma"
    texto="Carregando..."
    oQue="esta página"
  >
    {({ Login }) => <Login faculdade={faculdade} />}
  </WaitingScreen>
)
