import { proprias } from './diferenca.ts'
import styles from './proprias.module.css'

/** A text in which the words that the other text lacks are marked. */
export function Proprias({ texto, outro }: { texto: string; outro: string }) {
  return proprias(texto, outro).map(({ text, isOwn }, place) =>
    isOwn ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change places
      <mark key={place} className={styles.own}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
