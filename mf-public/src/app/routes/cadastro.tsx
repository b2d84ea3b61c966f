import { problemOfSenha } from '@rumo/contract'
import { alert, askAboutEmail, confirm, Field, useForm } from '@rumo/shared-ui'
import { Link, useNavigate } from 'react-router-dom'
import { keepsAccountsInHand } from '../../features/conta/conta.calls.ts'
import { CampoEmail, CampoSenha } from '../../features/conta/campos.tsx'
import { Folha, Formulario, Outra } from '../../features/conta/form-page.tsx'
import { JA_EXISTE, useCadastro } from '../../features/conta/use-cadastro.ts'
import { device } from '@rumo/shared-device/device'
import { feitos } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'
import { guardadas } from '@rumo/shared-device/guardadas'
import { askAboutVisitante } from '../ask-about-visitante.ts'
import { useSearch } from '../../shared/use-search.ts'
import { PATHS } from '../paths.ts'
import { OQueGuardamos } from './cadastro/o-que-guardamos.tsx'

const ask = (conta: string) => askAboutVisitante({ device, fila, guardadas, feitos }, conta)

const NAMES = ['nome', 'email', 'senha', 'senhaConfirmacao'] as const
type Values = Record<(typeof NAMES)[number], string>

/** The screen for making an account (docs/product/entering.md), which also signs the user in. */
export function Cadastro() {
  const navigate = useNavigate()
  const search = useSearch()
  const { submit, onlyEnters } = useCadastro(ask)
  /** The e-mail goes into the history state, not into the address, where others may read it. */
  const enterAs = (email: string) => navigate(`${PATHS.login}${search}`, { state: { email } })
  const form = useForm({
    names: NAMES,
    check,
    submit: async (values) => {
      if (await askAboutEmail(values.email)) await submit(values)
    },
    say: async (values, failure) => {
      if (values.senha !== values.senhaConfirmacao) await alert(SENHAS_DIFERENTES)
      if (failure?.codigo !== JA_EXISTE) return
      const isTheirs = await confirm({
        titulo: 'Não foi possível criar a conta',
        texto: failure.mensagem,
        confirmar: 'Entrar com este e-mail',
        cancelar: 'Usar outro e-mail',
      })
      if (isTheirs) await enterAs(values.email)
    },
  })

  return (
    <Folha
      titulo="Criar Conta"
      intro="Pedimos só nome, e-mail e senha. Abaixo explicamos para quê."
      home="Home"
      onHome={() => void navigate(PATHS.home)}
    >
      <Formulario form={form} acao={['Cadastrar', 'Cadastrando…']}>
        <Field label="Nome completo" autoComplete="name" required {...form.field('nome')} />
        <CampoEmail {...form.field('email')} />
        <CampoSenha isNew hint="Pelo menos 8 caracteres." {...form.field('senha')} />
        <CampoSenha
          isNew
          label="Confirme a senha"
          oQueMostra="a confirmação da senha"
          {...form.field('senhaConfirmacao')}
        />
      </Formulario>
      <output>{onlyEnters && 'Sua conta já foi criada. Falta só entrar: tente de novo.'}</output>
      <Outra pergunta="Já tem uma conta?">
        <Link to={`${PATHS.login}${search}`}>Entrar</Link>
      </Outra>
      <OQueGuardamos isInHand={keepsAccountsInHand()} />
    </Folha>
  )
}

const DIFERENTES = 'As senhas informadas não coincidem.'

/** Checks the passwords by the rules of the server and returns all problems at once. */
const check = ({ senha, senhaConfirmacao }: Values) => ({
  senha: problemOfSenha(senha),
  ...(senha !== senhaConfirmacao && { senhaConfirmacao: DIFERENTES }),
})

/** The words that docs/product/validation.md gives. */
const SENHAS_DIFERENTES = {
  icone: 'warning',
  titulo: 'Senhas não coincidem',
  texto: `${DIFERENTES} Por favor, verifique e tente novamente.`,
} as const
