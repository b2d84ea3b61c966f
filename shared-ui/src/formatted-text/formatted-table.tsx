import type { FormattedNode, TableCell, TableNode } from '@rumo/contract/texto'
import { createElement, Fragment, type ReactNode } from 'react'
import styles from './formatted-text.module.css'
import { wordsOf } from '@rumo/contract/texto'
import { ScrollBox } from './scroll-box.tsx'

interface TableProps {
  table: TableNode
  renderNodes: (nodes: readonly FormattedNode[]) => ReactNode
  inline: boolean
}

/** A table in a text. A first row of headings labels the columns; any other heading labels its row. */
export function Table({ table, renderNodes, inline }: TableProps) {
  const isHeaded = table.rows[0]?.every((cell) => cell.tag === 'th') === true
  const renderCell = (cell: TableCell, isHead: boolean) =>
    cell.tag === 'td' ? (
      <td>{renderNodes(cell.children)}</td>
    ) : (
      <th scope={isHead ? 'col' : 'row'}>{renderNodes(cell.children)}</th>
    )
  const renderRow = (row: TableCell[], isHead: boolean) =>
    createElement('tr', null, ...row.map((cell) => renderCell(cell, isHead)))
  const bodyRows = table.rows.slice(isHeaded ? 1 : 0).map((row) => renderRow(row, false))

  return (
    <ScrollBox
      as={inline ? 'span' : 'div'}
      label={table.caption ? wordsOf(table.caption) : 'Tabela'}
      className={styles.tableBox}
    >
      <table className={styles.table}>
        {table.caption && <caption>{renderNodes(table.caption)}</caption>}
        {isHeaded && <thead>{renderRow(table.rows[0] ?? [], true)}</thead>}
        <tbody>{createElement(Fragment, null, ...bodyRows)}</tbody>
      </table>
    </ScrollBox>
  )
}
