import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

/** Its code. */
export const loadCadastro = () => import('../cadastro.tsx')

/** The screen where one makes an account, whose code comes when it is needed. */
export const LazyCadastro = () => (
  <WaitingScreen load={loadCadastro} titulo="Criar Conta" texto="Carregando..." oQue="esta página">
    {({ Cadastro }) => <Cadastro />}
  </WaitingScreen>
)
