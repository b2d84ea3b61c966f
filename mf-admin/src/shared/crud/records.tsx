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
  /** The first names the record. */
  columns: readonly Column<T>[]
  /** What one may look for, as in 'nome do curso'; without it nothing is searched. */
  placeholder?: string
  /** Stand beside the search: fields that filter. */
  filters?: ReactNode
  /** Stands beside the search where the screen is narrow, above the list where it is wide. */
  action?: ReactNode
  above?: ReactNode
  below?: ReactNode
  /** What else there is to say of what is shown, after its count. */
  remark?: string | undefined
  /** What one may do with a record, before Editar and Deletar where there are those: `RowAction`s. */
  actions?: ((row: T) => ReactNode) | undefined
  /** What to do where there is nothing, if it is not to add something. */
  vazio?: string | undefined
}

/** A list that is searched, sorted and paged, in all its states. */
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
          {!isTable && (
            <OrderChoice
              columns={props.columns}
              ordem={view.ordem}
              onOrdem={(ordem) => change({ ordem })}
            />
          )}
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
          ordem={view.ordem}
          onOrdem={(ordem) => change({ ordem })}
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
