import type { Trecho } from './copia.ts'
import { beginningOf, lineOf } from '../../shared/recorte.ts'
import styles from './trechos.module.css'

interface TrechosProps {
  texto: string
  trechos: readonly Trecho[]
}

/** The most characters shown of a passage. */
const MAX_CARACTERES = 120

/** Lists the passages copied from a reference text, each with the number of that text. */
export function Trechos({ texto, trechos }: TrechosProps) {
  if (trechos.length === 0) return null
  return (
    <section className={styles.trechos}>
      <h2 className={styles.titulo}>Copiado dos textos de apoio</h2>
      <ul>
        {trechos.map(({ indice, from, to }) => (
          <li key={from}>
            Texto {indice + 1}: <q>{beginningOf(lineOf(texto.slice(from, to)), MAX_CARACTERES)}</q>
          </li>
        ))}
      </ul>
      <p className={styles.conselho}>Diga o mesmo com as suas palavras.</p>
    </section>
  )
}
