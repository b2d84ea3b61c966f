import { problemOfSenha } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { alert, useForm } from '@rumo/shared-ui'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { CampoSenha } from '../../../features/conta/campos.tsx'
import { chooseSenha } from '../../../features/conta/correio.calls.ts'
import { Folha, Formulario, Outra } from '../../../features/conta/form-page.tsx'
import { PATHS } from '../../paths.ts'

const NAMES = ['senha', 'senhaConfirmacao'] as const

/**
 * The screen that a mail links to for choosing a new password. The `chave` is in the fragment, which browsers never
 * send to a server.
 */
export function SenhaNova() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const form = useForm({
    names: NAMES,
    check: ({ senha, senhaConfirmacao }) => ({
      senha: problemOfSenha(senha),
      senhaConfirmacao: senha === senhaConfirmacao ? undefined : 'As senhas não coincidem.',
    }),
    submit: async ({ senha }) => {
      await chooseSenha({ chave: hash.slice(1), senha })
      await alert({
        icone: 'success',
        titulo: 'Senha trocada',
        texto: 'Entre com a nova. Quem estava na sua conta em outro aparelho saiu dela.',
      })
      // Also ends the session on this device, which may belong to this account.
      session.end()
      await navigate(PATHS.login, { replace: true })
    },
  })
  return (
    <Folha
      titulo="Escolher uma nova senha"
      intro="A antiga deixa de valer assim que você salvar."
      onHome={() => void navigate(PATHS.home)}
    >
      <Formulario form={form} acao={['Salvar senha', 'Salvando…']}>
        <CampoSenha
          isNew
          label="Nova senha"
          hint="Pelo menos 8 caracteres."
          {...form.field('senha')}
        />
        <CampoSenha
          isNew
          label="Confirme a nova senha"
          oQueMostra="a confirmação da nova senha"
          {...form.field('senhaConfirmacao')}
        />
      </Formulario>
      <Outra pergunta="O link não vale mais?">
        <Link to={PATHS.senhaEsquecida}>Pedir outro</Link>
      </Outra>
    </Folha>
  )
}
