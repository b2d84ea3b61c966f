import { Bubble, VisuallyHidden, type BubbleEstado } from '@rumo/shared-ui'
import styles from './conferencia.module.css'
import { firstPendencia, type Item, type Situacao } from './conferencia-da-folha.ts'

interface ConferenciaProps {
  id: string
  itens: readonly Item[]
}

const BUBBLES: Record<Situacao, BubbleEstado> = {
  certo: 'certa',
  falta: 'livre',
  espera: 'livre',
  problema: 'errada',
}
const SAID: Record<Situacao, string> = {
  certo: 'feito',
  falta: 'falta',
  espera: 'ainda sem texto para conferir',
  problema: 'a rever',
}

/**
 * The four checks of the sheet. A wide screen shows each with its words; a phone shows bubbles and the first thing to
 * deal with.
 */
export function Conferencia({ id, itens }: ConferenciaProps) {
  return (
    <div className={styles.conferencia}>
      <ul className={styles.itens} id={id} aria-label="Conferência">
        {itens.map(({ nome, situacao, palavras }, index) => (
          <li key={nome} className={styles.item}>
            <Bubble tamanho={22} estado={BUBBLES[situacao]} ordem={index} />
            <span className={styles.palavras}>{palavras}</span>
            <VisuallyHidden> ({SAID[situacao]})</VisuallyHidden>
          </li>
        ))}
      </ul>
      <p className={styles.pendencia} aria-hidden="true">
        {firstPendencia(itens) ?? 'Forma em ordem'}
      </p>
    </div>
  )
}
