import { beginningOf, endOf, lineOf } from '../../../shared/recorte.ts'
import styles from './conferir.module.css'
import type { Passagem } from './passagem.ts'

interface TrechoProps {
  texto: string
  passagem: Passagem
  /** Selects the passage on the sheet. Null when the text is not on a sheet. */
  onPassagem: ((passagem: Passagem) => void) | null
}

/**
 * The most characters shown of a passage, and of the text before and after it, which tells where a single word stands.
 */
const MAX_CARACTERES = 90
const AO_REDOR = 24

/** A passage with some of the text around it. A click selects the passage on the sheet. */
export function Trecho({ texto, passagem, onPassagem }: TrechoProps) {
  const { from, to } = passagem
  const words = (
    <>
      {before(texto, from)}
      <b>{beginningOf(lineOf(texto.slice(from, to)), MAX_CARACTERES)}</b>
      {after(texto, to)}
    </>
  )
  if (!onPassagem) return <q className={styles.trecho}>{words}</q>
  return (
    <button type="button" className={styles.trecho} onClick={() => onPassagem(passagem)}>
      {words}
    </button>
  )
}

function before(texto: string, from: number): string {
  const line = texto.slice(texto.lastIndexOf('\n', from - 1) + 1, from)
  return endOf(lineOf(line), AO_REDOR)
}

function after(texto: string, to: number): string {
  const [line = ''] = texto.slice(to).split('\n')
  return beginningOf(lineOf(line), AO_REDOR)
}
