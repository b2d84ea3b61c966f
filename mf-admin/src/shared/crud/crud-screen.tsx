import { Button, IconPlus } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import { Screen } from '../screen.tsx'
import { useHeading } from '../use-heading.ts'
import { useIsWide } from '../use-is-wide.ts'
import type { Row } from './columns.ts'
import styles from './crud-screen.module.css'
import { RecordDialog } from './record-dialog.tsx'
import type { RecordForm } from './record-form.ts'
import { Records, type RecordsProps } from './records.tsx'
import { RowAction } from './row-action.tsx'
import { useDelete } from './use-delete.ts'
import { useLista, type Lista } from './use-lista.ts'
import { useEdited, type EditedOptions } from './use-edited.ts'

interface CrudScreenProps<T extends Row>
  extends
    EditedOptions<T>,
    Pick<RecordsProps<T>, 'titulo' | 'columns' | 'filters' | 'remark' | 'actions' | 'vazio'> {
  /** The wire field by which the list is sorted at first; `-` before it sorts in descending order. */
  ordem: string
  form: RecordForm<T>
  /** What can be searched for, as in 'nome do curso'. */
  placeholder: string
  /** The name of a record in messages; by default the text of its first column. */
  nameOf?: (row: T) => string
  /** Called with a record after it was deleted. */
  onRemoved?: (row: T) => void
  /** Rendered above and below the list. They get what the list shows. */
  renderAbove?: ((lista: Lista<T>) => ReactNode) | undefined
  renderBelow?: ((lista: Lista<T>) => ReactNode) | undefined
  /** A link to another way of adding records, above everything else. */
  children?: ReactNode
}

/** A screen that lists the records of a noun, with dialogs to add, edit and delete them. */
export function CrudScreen<T extends Row>(props: CrudScreenProps<T>) {
  const { titulo, resource, columns, ordem, form, placeholder, filters, remark, actions } = props
  const nameOf = props.nameOf ?? ((row: T) => columns[0]?.text(row) ?? '')
  const heading = useHeading(titulo)
  const lista = useLista(resource, columns, ordem)
  const remove = useDelete(resource, nameOf)
  const { open, edit, close } = useEdited(props)
  const isWide = useIsWide()
  const mayChange = resource.offersChanges()

  const removeAndStay = async (row: T) => {
    if (!(await remove(row))) return
    // The button that was pressed is gone with its row.
    heading.focus()
    props.onRemoved?.(row)
  }
  const add = mayChange && (
    <Button className={styles.add} onClick={() => edit(null)}>
      {isWide && <IconPlus />}
      Adicionar
    </Button>
  )
  const actionsOf = (row: T) => (
    <>
      {actions?.(row)}
      <RowAction of={nameOf(row)} onClick={() => edit(row)}>
        Editar
      </RowAction>
      <RowAction of={nameOf(row)} isDangerous onClick={() => void removeAndStay(row)}>
        Deletar
      </RowAction>
    </>
  )
  return (
    <Screen titulo={titulo} heading={heading.ref} action={isWide && add}>
      {props.children && <p className={styles.beside}>{props.children}</p>}
      <Records
        titulo={titulo}
        noun={resource.noun}
        lista={lista}
        columns={columns}
        placeholder={placeholder}
        filters={filters}
        action={!isWide && add}
        above={props.renderAbove?.(lista)}
        below={props.renderBelow?.(lista)}
        remark={remark}
        vazio={props.vazio}
        actions={mayChange ? actionsOf : actions}
      />
      {open && (
        <RecordDialog
          key={open.row?.versao}
          resource={resource}
          form={form}
          row={open.row}
          onClose={close}
        />
      )}
    </Screen>
  )
}
