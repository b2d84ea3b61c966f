import { WaitingScreen } from '../../../shared/waiting-screen.tsx'
import { INTRO } from './intro.ts'

const load = async () => (await import('./vestibular-completo.open.tsx')).openVestibularCompleto()

export const LazyVestibularCompleto = () => (
  <WaitingScreen
    load={load}
    titulo="Vestibular completo"
    intro={INTRO}
    texto="Gerando Simulado..."
    oQue="o simulado"
  >
    {(Screen) => <Screen />}
  </WaitingScreen>
)
