import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = async () => (await import('./vestibular-completo.open.tsx')).openVestibularCompleto()

/** The screen of simulado, whose code comes when it is needed. */
export const LazyVestibularCompleto = () => (
  <WaitingScreen
    load={load}
    titulo="Vestibular completo"
    texto="Gerando Simulado..."
    oQue="o simulado"
  >
    {(Screen) => <Screen />}
  </WaitingScreen>
)
