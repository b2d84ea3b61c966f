import type { Faculdade } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { useForm } from '@rumo/shared-ui'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { CampoEmail, CampoSenha } from '../../features/conta/campos.tsx'
import { mayMail } from '../../features/conta/correio.calls.ts'
import { useEmailTyped } from '../../features/conta/email-typed.ts'
import { enter, useResumedEntry } from '../../features/conta/enter.ts'
import { Folha, Formulario, Outra } from '../../features/conta/form-page.tsx'
import { device } from '@rumo/shared-device/device'
import { feitos } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'
import { guardadas } from '@rumo/shared-device/guardadas'
import { askAboutVisitante } from '../ask-about-visitante.ts'
import { useSearch } from '../../shared/use-search.ts'
import { PATHS } from '../paths.ts'
import { Contato } from './login/contato.tsx'
import { motivoOf } from './login/motivo.ts'

const ask = (conta: string) => askAboutVisitante({ device, fila, guardadas, feitos }, conta)

/**
 * The sign-in screen (docs/product/entering.md). The shell redirects a signed-in user to the address that they asked
 * for, or to the start page of their perfil.
 */
export function Login({ faculdade }: { faculdade: Pick<Faculdade, 'contato'> }) {
  const navigate = useNavigate()
  const given = useEmailTyped()
  const [email, setEmail] = useState(given)
  const search = useSearch()
  const form = useForm({
    names: ['email', 'senha'],
    submit: async (credenciais) => enter(credenciais, ask),
    // Checks the status, because not every server sends a `codigo`.
    goOnAt: (failure) =>
      failure instanceof ApiError && failure.status === 401 ? 'senha' : undefined,
  })
  useResumedEntry(ask)
  return (
    <Folha
      titulo="Entrar na Plataforma"
      motivo={motivoOf(search)}
      intro="Use o e-mail e a senha da sua conta."
      home="Home"
      onHome={() => void navigate(PATHS.home)}
    >
      <Formulario form={form} acao={['Entrar', 'Entrando…']}>
        <CampoEmail
          defaultValue={given}
          onInput={({ currentTarget }) => setEmail(currentTarget.value)}
          {...form.field('email')}
        />
        <CampoSenha {...form.field('senha')} />
      </Formulario>
      <Outra pergunta="Ainda não tem conta?">
        <Link to={`${PATHS.cadastro}${search}`}>Criar conta</Link>
      </Outra>
      {mayMail() ? (
        <Outra pergunta="Esqueceu a senha?">
          <Link to={PATHS.senhaEsquecida} state={{ email }}>
            Escolher outra
          </Link>
        </Outra>
      ) : (
        <Contato contato={faculdade.contato} />
      )}
    </Folha>
  )
}
