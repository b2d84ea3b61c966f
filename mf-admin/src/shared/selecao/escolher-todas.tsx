import { startTransition, useOptimistic } from 'react'
import type { Row } from '../crud/columns.ts'
import type { Lista } from '../crud/use-lista.ts'
import styles from './selecao.module.css'
import type { Selecao } from './use-selecao.ts'

/** The id of the checkbox that gets the focus when the focused element disappears with the selection. */
export const ESCOLHER_TODAS = 'escolher-todas'

interface EscolherTodasProps<T extends Row> {
  selecao: Selecao
  lista: Pick<Lista<T>, 'shown'>
}

/**
 * The checkbox that selects all records on the current page of a list. It is there, disabled, before the list has
 * loaded, and shows a press before the list does.
 */
export function EscolherTodas<T extends Row>({ selecao, lista }: EscolherTodasProps<T>) {
  const ids = lista.shown?.rows.map(({ id }) => id) ?? []
  const [isWhole, show] = useOptimistic(ids.length > 0 && ids.every(selecao.has))
  return (
    <label className={styles.all}>
      <input
        id={ESCOLHER_TODAS}
        type="checkbox"
        checked={isWhole}
        disabled={ids.length === 0}
        onChange={({ target: { checked } }) =>
          startTransition(() => {
            show(checked)
            selecao.set(ids, checked)
          })
        }
      />
      Escolher todas desta página
    </label>
  )
}
