import { problemOfSenha } from '@rumo/contract'
import { alert, Field, useForm } from '@rumo/shared-ui'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { keepsAccountsInHand } from '../../features/conta/api.ts'
import { CampoEmail, CampoSenha } from '../../features/conta/campos.tsx'
import { Folha, Formulario, Outra } from '../../features/conta/folha.tsx'
import { useCadastro } from '../../features/conta/use-cadastro.ts'
import { device } from '../../shared/device.ts'
import { fila } from '../../shared/fila.ts'
import { askAboutVisitante } from '../do-visitante.ts'
import { PATHS } from '../paths.ts'
import { OQueGuardamos } from './cadastro/o-que-guardamos.tsx'

const ask = (conta: string) => askAboutVisitante({ device, fila }, conta)

const NAMES = ['nome', 'email', 'senha', 'senhaConfirmacao'] as const
type Values = Record<(typeof NAMES)[number], string>

/** Where one makes an account (docs/product.md sections 2 and 4), and is signed in at once. */
export function Cadastro() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { submit, onlyEnters } = useCadastro(ask)
  const form = useForm({ names: NAMES, check, submit })

  return (
    <Folha
      titulo="Criar Conta"
      intro="Pedimos só nome, e-mail e senha. Abaixo explicamos para quê."
      onHome={() => void navigate(PATHS.home)}
    >
      <Formulario form={form} acao={['Cadastrar', 'Cadastrando…']}>
        <Field label="Nome completo" autoComplete="name" required {...form.field('nome')} />
        <CampoEmail {...form.field('email')} />
        <CampoSenha isNew hint="Pelo menos 8 caracteres." {...form.field('senha')} />
        <CampoSenha isNew label="Confirme a senha" {...form.field('senhaConfirmacao')} />
      </Formulario>
      <output>{onlyEnters && 'Sua conta já foi criada. Falta só entrar: tente de novo.'}</output>
      <Outra pergunta="Já tem uma conta?">
        <Link to={`${PATHS.login}${search}`}>Entrar</Link>
      </Outra>
      <OQueGuardamos isInHand={keepsAccountsInHand()} />
    </Folha>
  )
}

/** The passwords are compared before anything else is said of them. */
async function check({ senha, senhaConfirmacao }: Values) {
  if (senha === senhaConfirmacao) return { senha: problemOfSenha(senha) }
  await alert(SENHAS_DIFERENTES)
  return { senhaConfirmacao: 'As senhas informadas não coincidem.' }
}

/** The words of docs/product.md section 5. */
const SENHAS_DIFERENTES = {
  icone: 'warning',
  titulo: 'Senhas não coincidem',
  texto: 'As senhas informadas não coincidem. Por favor, verifique e tente novamente.',
} as const
