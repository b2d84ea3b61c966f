import type { Passagem } from '@rumo/contract/rules'
import { Button } from '@rumo/shared-ui'
import styles from './trecho-bar.module.css'
import { trechoOf } from '../correcoes.words.ts'

interface TrechoBarProps {
  id: string
  texto: string
  trecho: Passagem | null
  onComment: () => void
}

/** What can be done with a passage that is selected, and how one is. */
export const TrechoBar = ({ id, texto, trecho, onComment }: TrechoBarProps) => (
  <div className={styles.bar} data-open={trecho !== null}>
    <p id={id} className={styles.words}>
      {trecho ? (
        <q>{trechoOf(texto, trecho)}</q>
      ) : (
        'Selecione um trecho para comentar. No teclado: Shift com as setas, depois Enter.'
      )}
    </p>
    <Button variant="outline" disabled={trecho === null} onClick={onComment}>
      Comentar o trecho
    </Button>
  </div>
)
