import { VisuallyHidden } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import { ROW } from '../lista/use-returned.ts'
import { useRoomFor } from '../use-is-wide.ts'
import type { Column, Row } from './columns.ts'
import { Highlight } from './highlight.tsx'
import styles from './table.module.css'
import { nextOrdem } from './view.ts'

interface TableProps<T extends Row> {
  /** What the table holds, for screen readers. */
  titulo: string
  rows: readonly T[]
  columns: readonly Column<T>[]
  busca: string
  ordem: string
  onOrdem: (ordem: string) => void
  isPaged: boolean
  /** The actions on a record, as `RowAction`s. */
  actions?: ((row: T) => ReactNode) | undefined
}

/** The records as a table, or as a list on a narrow screen. */
export function Table<T extends Row>(props: TableProps<T>) {
  const isTable = useRoomFor(props.columns)
  if (!isTable) return <NarrowList {...props} />
  return (
    <div className={styles.paged} data-paged={props.isPaged}>
      <WideTable {...props} />
    </div>
  )
}

function WideTable<T extends Row>({ titulo, rows, columns, actions, ...props }: TableProps<T>) {
  const [name, ...facts] = columns
  const isFixed = columns.some(({ largura }) => largura !== undefined)
  return (
    <table className={styles.table} data-fixed={isFixed} aria-label={titulo}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.titulo} column={column} {...props} />
          ))}
          {actions && (
            <th scope="col" className={styles.actionsHead}>
              <VisuallyHidden>Ações</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row} {...{ [ROW]: row.id }}>
            <th scope="row" className={styles.name}>
              <Cell column={name} row={row} busca={props.busca} />
            </th>
            {facts.map((column) => (
              <td
                key={column.titulo}
                data-numeric={column.isCount}
                data-day={column.isDay}
                data-largura={column.largura}
              >
                <Cell column={column} row={row} busca={props.busca} />
              </td>
            ))}
            {actions && (
              <td className={styles.actionsCell}>
                <div className={styles.actions}>{actions(row)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NarrowList<T extends Row>({ titulo, rows, columns, busca, ...props }: TableProps<T>) {
  const { actions, isPaged } = props
  const [name, ...others] = columns
  const status = others.find(({ isStatus }) => isStatus)
  const factsOf = (row: T) =>
    others.filter((column) => column !== status && column.text(row) !== '')
  return (
    <ul aria-label={titulo} className={styles.list} data-paged={isPaged}>
      {rows.map((row) => (
        <li key={row.id} className={styles.item} {...{ [ROW]: row.id }}>
          <h2 className={styles.itemName}>
            <Cell column={name} row={row} busca={busca} />
          </h2>
          {status && (
            <div className={styles.status}>
              <Cell column={status} row={row} busca={busca} />
            </div>
          )}
          {factsOf(row).length > 0 && (
            <p className={styles.facts}>
              {factsOf(row).map((column, index) => (
                <span key={column.titulo}>
                  {index > 0 && ' · '}
                  <Cell column={column} row={row} busca={busca} />
                </span>
              ))}
            </p>
          )}
          {actions && <div className={styles.itemActions}>{actions(row)}</div>}
        </li>
      ))}
    </ul>
  )
}

interface CellProps<T extends Row> {
  column: Column<T> | undefined
  row: T
  busca: string
}

function Cell<T extends Row>({ column, row, busca }: CellProps<T>) {
  if (!column) return null
  const found = (
    <span className={styles.lines}>
      <Highlight text={column.text(row)} busca={busca} />
    </span>
  )
  return column.cell ? column.cell(row, found) : found
}

type HeadProps<T extends Row> = Pick<TableProps<T>, 'ordem' | 'onOrdem'> & { column: Column<T> }

function Head<T extends Row>({ column, ordem, onOrdem }: HeadProps<T>) {
  const { titulo, campo, isCount, largura } = column
  const isUp = ordem === campo
  const isDown = ordem === `-${campo}`
  const direction = isUp ? 'ascending' : isDown ? 'descending' : 'none'
  return (
    <th
      scope="col"
      data-numeric={isCount}
      data-largura={largura}
      aria-sort={campo ? direction : undefined}
    >
      {campo ? (
        <button
          type="button"
          className={styles.sort}
          data-direction={direction}
          onClick={() => onOrdem(nextOrdem(ordem, campo))}
        >
          {titulo}
        </button>
      ) : (
        titulo
      )}
    </th>
  )
}
