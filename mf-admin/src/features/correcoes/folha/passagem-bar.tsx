import type { ComentarioPronto } from '@rumo/contract'
import type { Passagem } from '@rumo/contract/rules'
import { Button } from '@rumo/shared-ui'
import prontosStyles from '../prontos/prontos.module.css'
import styles from './passagem-bar.module.css'
import { trechoOf } from '../correcoes.words.ts'

interface PassagemBarProps {
  id: string
  texto: string
  trecho: Passagem | null
  onComment: () => void
  /** The ready comments. One tap adds one to the selected passage. */
  prontos: readonly ComentarioPronto[]
  onPronto: (texto: string) => void
}

/**
 * The bar below the sheet: the selected passage with the buttons for commenting on it, or a hint on how to select one.
 */
export const PassagemBar = ({
  id,
  texto,
  trecho,
  onComment,
  prontos,
  onPronto,
}: PassagemBarProps) => (
  <div className={styles.bar} data-open={trecho !== null}>
    <p id={id} className={styles.words}>
      {trecho ? (
        <q>{trechoOf(texto, trecho)}</q>
      ) : (
        `Selecione um trecho para comentar. No teclado: Shift com as setas, depois Enter${prontos.length > 0 ? ', ou a tecla de um comentário pronto' : ''}.`
      )}
    </p>
    {trecho && prontos.length > 0 && (
      <fieldset className={prontosStyles.escolhas} aria-label="Comentários prontos">
        {prontos.map(({ tecla, texto: words }) => (
          <button
            key={tecla}
            type="button"
            className={prontosStyles.escolha}
            title={words}
            onClick={() => onPronto(words)}
          >
            <kbd>{tecla}</kbd>
            {words}
          </button>
        ))}
      </fieldset>
    )}
    <Button variant="outline" disabled={trecho === null} onClick={onComment}>
      Comentar o trecho
    </Button>
  </div>
)
