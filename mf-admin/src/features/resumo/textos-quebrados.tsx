import { numberWords } from '@rumo/shared-ui/words'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import styles from './panorama-view.module.css'
import text from '../../shared/text.module.css'
import { quebradoInWords, type Panorama, type TextoQuebrado } from './panorama.ts'

interface TextosQuebradosProps {
  quebrados: Panorama['quebrados']
  linkOf: (texto: TextoQuebrado) => string
}

/** Lists the texts that cannot be drawn, each with a link to its editor. Renders nothing if there are none. */
export function TextosQuebrados({ quebrados: { total, itens }, linkOf }: TextosQuebradosProps) {
  const id = useId()
  if (total === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>Textos que não podem ser mostrados</h2>
      <p className={text.note}>
        Têm uma fórmula ou uma marcação que não fecha, e aparecem como foram digitados.
      </p>
      <ul className={styles.quebrados}>
        {itens.map((texto) => (
          <li key={`${texto.entidade} ${texto.id}`}>
            <Link to={linkOf(texto)}>{quebradoInWords(texto)}</Link>
          </li>
        ))}
      </ul>
      {total > itens.length && (
        <p className={text.note}>E mais {numberWords(total - itens.length)}.</p>
      )}
    </section>
  )
}
