import { Button, VisuallyHidden } from '@rumo/shared-ui'
import styles from './anotacoes-view.module.css'
import type { AnotacaoNumerada } from './redacoes.rules.ts'
import { trechoWords } from './redacoes.words.ts'

interface AnotacoesProps {
  texto: string
  anotacoes: readonly AnotacaoNumerada[]
  /** The id of the element of a remark. */
  idOf: (numero: number) => string
  /** Goes to the passage of the remark with this number. */
  onPassagem: (numero: number) => void
}

/** The remarks on passages, each with its passage and a button that goes to it. */
export function AnotacoesView({ texto, anotacoes, idOf, onPassagem }: AnotacoesProps) {
  return (
    <ol>
      {anotacoes.map(({ numero, inicio, fim, texto: anotacao }) => (
        <li key={numero} id={idOf(numero)} className={styles.anotacao} tabIndex={-1}>
          <span className={styles.numero} aria-hidden="true">
            {numero}
          </span>
          <div>
            <q className={styles.trecho}>{trechoWords(texto.slice(inicio, fim))}</q>
            <p className={styles.texto}>{anotacao}</p>
            <Button variant="quiet" className={styles.ver} onClick={() => onPassagem(numero)}>
              Ver no texto<VisuallyHidden> (comentário {numero})</VisuallyHidden>
            </Button>
          </div>
        </li>
      ))}
    </ol>
  )
}
