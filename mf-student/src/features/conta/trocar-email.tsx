import type { Usuario } from '@rumo/contract'
import { askAboutEmail, Field, useForm } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askForEmail, correioQuery } from './conta.calls.ts'
import { Formulario, Parte } from './parte.tsx'
import { SenhaAtual } from './senha-atual.tsx'

interface TrocarEmailProps {
  usuario: Usuario
}

/**
 * Changes the e-mail of the account, which both addresses must confirm. Shows nothing when the server sends no mail.
 */
export function TrocarEmail({ usuario }: TrocarEmailProps) {
  const { data: correio } = useQuery(correioQuery())
  return correio?.ativo ? <Pedido usuario={usuario} /> : null
}

function Pedido({ usuario }: TrocarEmailProps) {
  const [feito, setFeito] = useState('')
  const form = useForm({
    names: ['email', 'senhaAtual'],
    submit: async ({ email, senhaAtual }) => {
      setFeito('')
      if (!(await askAboutEmail(email))) return
      await askForEmail({ email, senhaAtual })
      form.reset()
      setFeito(
        `Mandamos um e-mail para ${usuario.email} e outro para ${email}. A troca acontece quando você confirmar nos dois, em até 30 minutos.`,
      )
    },
  })
  return (
    <Parte titulo="Trocar o e-mail" feito={feito}>
      <Formulario form={form} acao={['Trocar e-mail', 'Mandando…']}>
        <Field
          label="Novo e-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.field('email')}
        />
        <SenhaAtual {...form.field('senhaAtual')} />
      </Formulario>
    </Parte>
  )
}
