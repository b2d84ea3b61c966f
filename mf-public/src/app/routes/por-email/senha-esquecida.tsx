import type { Faculdade } from '@rumo/contract'
import { Button, ErrorPanel, LoadingText, useForm } from '@rumo/shared-ui'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { CampoEmail } from '../../../features/conta/campos.tsx'
import { askForSenha, sendsMail } from '../../../features/conta/correio.calls.ts'
import { useEmailTyped } from '../../../features/conta/email-typed.ts'
import { Folha, Formulario, Outra } from '../../../features/conta/form-page.tsx'
import { useLoad } from '../../../shared/use-load.ts'
import { PATHS } from '../../paths.ts'
import { Contato } from '../login/contato.tsx'
import { Dito } from './dito.tsx'

interface SenhaEsquecidaProps {
  faculdade: Pick<Faculdade, 'contato'>
}

/** The screen for requesting a mail with which to choose a new password (docs/decisions/mail.md). */
export function SenhaEsquecida({ faculdade: { contato } }: SenhaEsquecidaProps) {
  const navigate = useNavigate()
  const correio = useLoad(sendsMail)
  return (
    <Folha
      titulo="Esqueci minha senha"
      intro="Acontece. O que você fez continua guardado na sua conta: respostas, erros a rever e redações esperam por você."
      onHome={() => void navigate(PATHS.home)}
    >
      {correio.status === 'loading' && <LoadingText>Carregando...</LoadingText>}
      {correio.status === 'error' && (
        <ErrorPanel
          titulo="Não foi possível mostrar esta página"
          mensagem={correio.error.mensagem}
          onRetry={correio.retry}
        />
      )}
      {correio.status === 'ready' && (correio.value ? <Pedido /> : <Contato contato={contato} />)}
      {/* Shown only together with the form above it. If it were shown earlier, the form would push it down. */}
      {correio.status !== 'loading' && (
        <Outra pergunta="Lembrou?">
          <Link to={PATHS.login}>Entrar</Link>
        </Outra>
      )}
      {correio.status === 'ready' && correio.value && (
        <Contato contato={contato} pergunta="Não usa mais esse e-mail?" />
      )}
    </Folha>
  )
}

function Pedido() {
  const given = useEmailTyped()
  const [typed, setTyped] = useState(given)
  const [mandado, setMandado] = useState<string | null>(null)
  const form = useForm({
    names: ['email'],
    submit: async ({ email }) => {
      await askForSenha(email)
      setMandado(email)
    },
  })
  return (
    <>
      <Dito isDone={mandado !== null}>
        {mandado === null ? (
          'Vamos mandar para o e-mail da sua conta um link em que você escolhe outra senha.'
        ) : (
          <>
            Se há uma conta com <b>{mandado}</b>, mandamos agora para lá um link em que você escolhe
            outra senha. Ele vale por 30 minutos. Não chegou? Olhe também no spam.
          </>
        )}
      </Dito>
      {mandado === null ? (
        <Formulario form={form} acao={['Mandar e-mail', 'Mandando…']}>
          <CampoEmail defaultValue={typed} {...form.field('email')} />
        </Formulario>
      ) : (
        <Button
          variant="outline"
          onClick={() => {
            setTyped('')
            setMandado(null)
          }}
        >
          Tentar outro e-mail
        </Button>
      )}
    </>
  )
}
