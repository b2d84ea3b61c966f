import { VisuallyHidden } from '@rumo/shared-ui'
import { useState } from 'react'
import { diferencaOf, type Trecho } from '../../shared/texto/diferenca.ts'
import styles from './linha.module.css'

interface DiferencaProps {
  /** The field to which the texts belong; completes the name of the button. */
  nome: string
  antes: string
  depois: string
}

/**
 * The difference between two texts. Removed words are struck out, added ones underlined, and screen readers hear which
 * is which.
 */
export function Diferenca({ nome, antes, depois }: DiferencaProps) {
  const [isWhole, setIsWhole] = useState(false)
  const trechos = diferencaOf(antes, depois, isWhole)
  const isShortened = trechos.some(({ kind }) => kind === 'gap')
  return (
    <>
      <span className={styles.text}>
        {trechos.map((trecho, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change places
          <Piece key={place} trecho={trecho} />
        ))}
      </span>
      {(isShortened || isWhole) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Encurtar' : 'Mostrar o texto inteiro'}
          <VisuallyHidden>: {nome}</VisuallyHidden>
        </button>
      )}
    </>
  )
}

function Piece({ trecho: { kind, text } }: { trecho: Trecho }) {
  if (kind === 'same') return text
  if (kind === 'gap') return <span className={styles.gap}> … </span>
  const [Tag, said] =
    kind === 'gone' ? (['del', 'saiu: '] as const) : (['ins', 'entrou: '] as const)
  return (
    <Tag className={kind === 'gone' ? styles.gone : styles.come}>
      <VisuallyHidden>{said}</VisuallyHidden>
      {text}
    </Tag>
  )
}
