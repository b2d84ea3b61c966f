import { alert, confirm, PasswordField, useForm } from '@rumo/shared-ui'
import { Formulario, Parte } from './parte.tsx'

interface ApagarContaProps {
  /** Removes the account; rejects with what the server said. */
  remove: (senhaAtual: string) => Promise<unknown>
  /** Leads away once it is gone. */
  onRemoved: () => void
}

export function ApagarConta({ remove, onRemoved }: ApagarContaProps) {
  const form = useForm({
    names: ['senhaAtual'],
    submit: async ({ senhaAtual }) => {
      const isSure = await confirm({
        titulo: 'Apagar a sua conta?',
        texto:
          'Seu nome, seu e-mail e tudo o que o servidor guarda da sua conta somem. Isso não volta.',
        confirmar: 'Apagar',
      })
      if (!isSure) return
      await remove(senhaAtual)
      await alert({
        icone: 'success',
        titulo: 'Conta apagada',
        texto: 'O servidor não guarda mais nada sobre você.',
      })
      onRemoved()
    },
  })
  return (
    <Parte
      titulo="Apagar a conta"
      texto="Apaga tudo o que o servidor guarda sobre você. Não dá para voltar atrás."
    >
      <Formulario form={form} acao={['Apagar minha conta', 'Apagar minha conta']}>
        <PasswordField
          label="Senha atual"
          autoComplete="current-password"
          required
          {...form.field('senhaAtual')}
        />
      </Formulario>
    </Parte>
  )
}
