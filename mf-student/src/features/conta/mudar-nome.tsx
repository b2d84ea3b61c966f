import type { Usuario } from '@rumo/contract'
import { Field, useForm } from '@rumo/shared-ui'
import { useState } from 'react'
import { Formulario, Parte } from './parte.tsx'
import { SenhaAtual } from './senha-atual.tsx'
import { typedOf } from './typed.ts'
import type { ChangeConta } from './use-conta.ts'

interface MudarNomeProps {
  usuario: Usuario
  change: ChangeConta
}

export function MudarNome({ usuario, change }: MudarNomeProps) {
  const typed = typedOf(usuario.id, 'nome')
  const [feito, setFeito] = useState('')
  const form = useForm({
    names: ['nome', 'senhaAtual'],
    submit: async ({ nome, senhaAtual }) => {
      setFeito('')
      await change({ nome, senhaAtual })
      typed.forget()
      form.reset()
      setFeito('Novo nome salvo.')
    },
  })
  return (
    <Parte titulo="Mudar o nome" feito={feito}>
      <Formulario form={form} acao={['Salvar nome', 'Salvando…']}>
        <Field
          label="Nome completo"
          autoComplete="name"
          required
          defaultValue={typed.read() ?? usuario.nome}
          onInput={({ currentTarget }) => typed.keep(currentTarget.value)}
          {...form.field('nome')}
        />
        <SenhaAtual {...form.field('senhaAtual')} />
      </Formulario>
    </Parte>
  )
}
