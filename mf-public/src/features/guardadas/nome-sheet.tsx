import { MAX_NOME_DE_LISTA } from '@rumo/contract'
import { Button, Field, useForm } from '@rumo/shared-ui'
import { BottomSheet } from '../../shared/bottom-sheet.tsx'
import styles from './anotacao-sheet.module.css'
import { listaNamed, nameIn } from './guardadas.rules.ts'

export interface NomeSheetProps {
  lista: string
  /** The names of the user's other lists. */
  outras: readonly string[]
  onRename: (nome: string) => void
  onClose: () => void
}

/**
 * A sheet to rename a list. The name of another list is refused, because the two lists would become one and could not
 * be told apart again.
 */
export function NomeSheet({ lista, outras, onRename, onClose }: NomeSheetProps) {
  const form = useForm({
    names: ['nome'],
    check: ({ nome }) => ({ nome: problemOf(nameIn(nome), outras) }),
    submit: async ({ nome }) => {
      if (nameIn(nome) !== lista) onRename(nameIn(nome))
      onClose()
    },
  })
  return (
    <BottomSheet titulo="Nome da lista" onClose={onClose}>
      <form className={styles.form} {...form.props}>
        <Field
          label="Nome"
          aria-required
          maxLength={MAX_NOME_DE_LISTA}
          autoComplete="off"
          defaultValue={lista}
          {...form.field('nome')}
        />
        <Button type="submit">Salvar</Button>
      </form>
    </BottomSheet>
  )
}

function problemOf(nome: string, outras: readonly string[]): string | undefined {
  if (nome === '') return 'Preencha este campo.'
  const other = listaNamed(nome, outras)
  return other && `Você já tem a lista ${other}. Escolha outro nome.`
}
