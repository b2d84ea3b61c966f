import type { Row } from '../crud/columns.ts'
import type { Lista } from '../crud/use-lista.ts'
import styles from './selecao.module.css'
import type { Selecao } from './use-selecao.ts'

/** The id of the box, to which the focus goes when what held it goes with the selection. */
export const ESCOLHER_TODAS = 'escolher-todas'

interface EscolherTodasProps<T extends Row> {
  selecao: Selecao
  lista: Lista<T>
}

/** The box that chooses whatever is on this page of a list. It has its place before there is anything. */
export function EscolherTodas<T extends Row>({ selecao, lista }: EscolherTodasProps<T>) {
  const ids = lista.shown?.rows.map(({ id }) => id) ?? []
  const isWhole = ids.length > 0 && ids.every(selecao.has)
  return (
    <label className={styles.all}>
      <input
        id={ESCOLHER_TODAS}
        type="checkbox"
        checked={isWhole}
        disabled={ids.length === 0}
        onChange={() => selecao.set(ids, !isWhole)}
      />
      Escolher todas desta página
    </label>
  )
}
