import type { Referencia } from '@rumo/contract'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { plainWordsOf } from '@rumo/contract/texto'
import { IconExpand } from '../exam-icons.tsx'
import { IconRefresh } from '../icons.tsx'
import { FiguraDialog } from './figura-dialog.tsx'
import { menorOf } from './figura-menor.ts'
import styles from './figura.module.css'
import { useRetriedImagem } from './use-retried-imagem.ts'

interface FiguraProps {
  referencia: Referencia
  src: string
}

const PHOTOGRAPH = /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i

/** A figure with its legend, which can be opened large. When it cannot be loaded, its description is shown instead. */
export function Figura({ referencia, src }: FiguraProps) {
  const { titulo, legenda, largura, altura } = referencia
  const descricao = plainWordsOf(referencia.descricao ?? '')
  const { key, onError, hasFailed, retry } = useRetriedImagem()
  const [isLarge, setIsLarge] = useState(false)
  const alt = descricao || plainWordsOf(titulo ?? '') || 'Figura sem descrição'
  const image = { src, width: largura ?? undefined, height: altura ?? undefined }

  const caption = legenda && (
    <figcaption className={styles.legenda}>
      <FormattedText texto={legenda} inline />
    </figcaption>
  )
  if (hasFailed) {
    return (
      <figure className={styles.figura}>
        <p className={styles.missing}>Não foi possível carregar a figura. {descricao}</p>
        <div className={styles.instead}>
          {caption}
          <Button variant="quiet" onClick={retry}>
            <IconRefresh />
            Tentar de novo
          </Button>
        </div>
      </figure>
    )
  }
  return (
    <figure className={styles.figura}>
      <img
        key={key}
        {...menorOf(src, largura)}
        {...image}
        alt={alt}
        className={PHOTOGRAPH.test(src) ? styles.photograph : styles.drawing}
        decoding="async"
        onError={onError}
      />
      <div className={styles.below}>
        {caption}
        <button type="button" className={styles.enlarge} onClick={() => setIsLarge(true)}>
          <IconExpand />
          <span>Ampliar figura</span>
        </button>
      </div>
      {isLarge && (
        <FiguraDialog image={image} alt={alt} titulo={titulo} onClose={() => setIsLarge(false)} />
      )}
    </figure>
  )
}
