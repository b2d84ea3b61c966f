import type { Faculdade } from '@rumo/contract'
import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

interface LazyPorEmailProps {
  tela: 'SenhaEsquecida' | 'SenhaNova' | 'ConfirmarEmail' | 'PararAvisos'
  faculdade: Faculdade
}

const TITULOS: Record<LazyPorEmailProps['tela'], string> = {
  SenhaEsquecida: 'Esqueci minha senha',
  SenhaNova: 'Escolher uma nova senha',
  ConfirmarEmail: 'Confirmar o e-mail',
  PararAvisos: 'Parar de receber avisos',
}

export const loadPorEmail = () => import('../por-email.tsx')

/** The screens that ask for a mail or that a mail links to. Their code is one chunk, loaded when it is needed. */
export const LazyPorEmail = ({ tela, faculdade }: LazyPorEmailProps) => (
  <WaitingScreen
    load={loadPorEmail}
    titulo={TITULOS[tela]}
    texto="Carregando..."
    oQue="esta página"
  >
    {(screens) => {
      const Tela = screens[tela]
      return <Tela faculdade={faculdade} />
    }}
  </WaitingScreen>
)
