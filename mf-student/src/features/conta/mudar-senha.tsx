import { problemOfSenha, type Usuario } from '@rumo/contract'
import { PasswordField, useForm } from '@rumo/shared-ui'
import { useState } from 'react'
import { Formulario, Parte } from './parte.tsx'
import { SenhaAtual } from './senha-atual.tsx'
import type { ChangeConta } from './use-conta.ts'

const NAMES = ['senhaAtual', 'senhaNova', 'senhaConfirmacao'] as const

interface MudarSenhaProps {
  usuario: Usuario
  change: ChangeConta
}

export function MudarSenha({ usuario, change }: MudarSenhaProps) {
  const [feito, setFeito] = useState('')
  const form = useForm({
    names: NAMES,
    check: ({ senhaNova, senhaConfirmacao }) => ({
      senhaNova: problemOfSenha(senhaNova),
      senhaConfirmacao: senhaNova === senhaConfirmacao ? undefined : 'As senhas não coincidem.',
    }),
    submit: async ({ senhaAtual, senhaNova }) => {
      setFeito('')
      await change({ senhaAtual, senhaNova })
      form.reset()
      setFeito(
        'Nova senha salva. Quem estava com esta conta aberta em outro aparelho precisa entrar de novo.',
      )
    },
  })
  return (
    <Parte titulo="Mudar a senha" feito={feito}>
      <Formulario form={form} acao={['Salvar senha', 'Salvando…']}>
        {/* Tells a password manager which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={usuario.email} />
        <SenhaAtual {...form.field('senhaAtual')} />
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          hint="Pelo menos 8 caracteres."
          required
          {...form.field('senhaNova')}
        />
        <PasswordField
          label="Confirme a nova senha"
          oQueMostra="a confirmação da nova senha"
          autoComplete="new-password"
          required
          {...form.field('senhaConfirmacao')}
        />
      </Formulario>
    </Parte>
  )
}
