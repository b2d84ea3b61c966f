import { beginningOf, endOf, lineOf } from '../recorte.ts'
import styles from './conferir.module.css'
import type { Passagem } from './passagem.ts'

interface TrechoProps {
  texto: string
  passagem: Passagem
  /** Leads to it on the sheet; null where there is none. */
  onPassagem: ((passagem: Passagem) => void) | null
}

/** So much of a passage tells which one it is, with some of what stands around a single word. */
const MAX_CARACTERES = 90
const AO_REDOR = 24

/** A passage in its place, which leads there. */
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
