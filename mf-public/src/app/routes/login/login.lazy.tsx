import type { Faculdade } from '@rumo/contract'
import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

export const loadLogin = () => import('../login.tsx')

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
