import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

export const loadCadastro = () => import('../cadastro.tsx')

export const LazyCadastro = () => (
  <WaitingScreen load={loadCadastro} titulo="Criar Conta" texto="Carregando..." oQue="esta página">
    {({ Cadastro }) => <Cadastro />}
  </WaitingScreen>
)
