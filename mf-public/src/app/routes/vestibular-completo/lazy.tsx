import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = () => import('../vestibular-completo.tsx')

/** The screen of simulado, whose code comes when it is needed. */
export const LazyVestibularCompleto = () => (
  <WaitingScreen
    load={load}
    titulo="Vestibular completo"
    texto="Gerando Simulado..."
    oQue="o simulado"
  >
    {({ VestibularCompleto }) => <VestibularCompleto />}
  </WaitingScreen>
)
