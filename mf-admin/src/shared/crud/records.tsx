import { Demora, EmptyPanel, ErrorPanel, Pager, TryAgain } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import { useReturned } from '../lista/use-returned.ts'
import { useRoomFor } from '../use-is-wide.ts'
import type { Column, Row } from './columns.ts'
import { leftOutBy, noNoun, shownOf, type Noun } from './noun.ts'
import { OrderChoice } from './order-choice.tsx'
import styles from './records.module.css'
import text from '../text.module.css'
import { SearchBox } from './search-box.tsx'
import { Table } from './table.tsx'
import type { Lista } from './use-lista.ts'

export interface RecordsProps<T extends Row> {
  titulo: string
  noun: Noun
  lista: Lista<T>
  /** The first column names the record. */
  columns: readonly Column<T>[]
  /** What can be searched for, as in 'nome do curso'. Without it there is no search. */
  placeholder?: string
  /** Fields that filter the list, beside the search. */
  filters?: ReactNode
  /** A button beside the search on a narrow screen. On a wide one the screen shows it in its heading. */
  action?: ReactNode
  above?: ReactNode
  below?: ReactNode
  /** A further remark after the count. */
  remark?: string | undefined
  /** The actions on a record, as `RowAction`s. */
  actions?: ((row: T) => ReactNode) | undefined
  /** What an empty list advises, if it is not to add a record. */
  vazio?: string | undefined
}

/** A list with search, order and pages, in all its states: loading, error, empty, content. */
export function Records<T extends Row>(props: RecordsProps<T>) {
  const { noun, lista, placeholder, filters, action, remark } = props
  const { view, change, shown } = lista
  const isTable = useRoomFor(props.columns)
  useReturned(shown !== undefined)
  return (
    <>
      <div className={styles.tools}>
        {placeholder !== undefined && (
          <SearchBox
            placeholder={placeholder}
            value={view.busca}
            onChange={(busca) => change({ busca })}
          />
        )}
        {filters}
        {action}
        <div className={styles.line}>
          <output className={styles.count}>
            {shown && [shownOf(noun, shown.found, shown.total), remark].filter(Boolean).join(', ')}
          </output>
          {!isTable && <OrderChoice columns={props.columns} {...lista.order} />}
        </div>
      </div>
      {props.above}
      <div className={styles.body}>
        <Body {...props} />
      </div>
      {props.below}
    </>
  )
}

function Body<T extends Row>({ titulo, noun, lista, columns, actions, vazio }: RecordsProps<T>) {
  const { view, change, shown, error, isSlow, retry } = lista
  if (error && !shown)
    return <ErrorPanel titulo={error.titulo} mensagem={error.mensagem} onRetry={retry} />
  if (!shown)
    return <Demora texto={`Carregando ${noun.plural}...`} isSlow={isSlow} onRetry={retry} />
  const leftOut = shown.total - shown.found
  return (
    <>
      {error && <TryAgain onRetry={retry}>Esta lista pode estar desatualizada.</TryAgain>}
      {shown.total === 0 ? (
        <div className={styles.empty}>
          <EmptyPanel
            titulo={noNoun(noun)}
            mensagem={
              vazio ?? (actions ? 'Use Adicionar para cadastrar.' : 'Quando houver, aparece aqui.')
            }
          />
        </div>
      ) : (
        <Table
          titulo={titulo}
          rows={shown.rows}
          columns={columns}
          busca={view.busca}
          {...lista.order}
          isPaged={shown.pages > 1}
          actions={actions}
        />
      )}
      {leftOut > 0 && view.busca.trim() !== '' && (
        <p className={styles.leftOut}>
          {leftOutBy(noun, leftOut, view.busca.trim())}{' '}
          <button type="button" className={text.way} onClick={() => change({ busca: '' })}>
            Limpar a pesquisa
          </button>
        </p>
      )}
      <Pager
        titulo="Páginas"
        pagina={Math.min(view.pagina, shown.pages)}
        pages={shown.pages}
        onPagina={(pagina) => change({ pagina })}
      />
    </>
  )
}
