import { alert, confirm, useForm } from '@rumo/shared-ui'
import { Formulario, Parte } from './parte.tsx'
import { SenhaAtual } from './senha-atual.tsx'

interface ApagarContaProps {
  /**
   * Removes the account and leaves the page. Rejects with the error of the server. Resolves to false when the data of
   * the account on this device could not be removed.
   */
  remove: (senhaAtual: string) => Promise<boolean>
}

export function ApagarConta({ remove }: ApagarContaProps) {
  const form = useForm({
    names: ['senhaAtual'],
    submit: async ({ senhaAtual }) => {
      const isSure = await confirm({
        titulo: 'Apagar a sua conta?',
        texto:
          'Seu nome, seu e-mail e tudo o que o servidor e este aparelho guardam da sua conta serão apagados. Essa ação não pode ser desfeita.',
        confirmar: 'Apagar',
        enfase: 'perigo',
      })
      if (!isSure) return
      const isForgotten = await remove(senhaAtual)
      await alert({
        icone: 'success',
        titulo: 'Conta apagada',
        texto: isForgotten
          ? 'O servidor e este aparelho não guardam mais nada dela.'
          : 'O servidor não guarda mais nada dela. Este navegador não deixou apagar o que está no aparelho: limpe os dados deste site nas configurações dele.',
      })
    },
  })
  return (
    <Parte
      titulo="Apagar a conta"
      texto="Apaga tudo o que o servidor e este aparelho guardam da sua conta. Essa ação não pode ser desfeita."
    >
      <Formulario form={form} acao={['Apagar minha conta', 'Apagar minha conta']} isPerigoso>
        <SenhaAtual {...form.field('senhaAtual')} />
      </Formulario>
    </Parte>
  )
}
