import { enderecoMenor } from '@rumo/contract/figura-menor'
import { useEffect, useRef, useState } from 'react'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { plainWordsOf } from '@rumo/contract/texto'
import { ScrollBox } from '../formatted-text/scroll-box.tsx'
import { IconClose } from '../exam-icons.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './figura.module.css'

interface FiguraDialogProps {
  image: { src: string; width: number | undefined; height: number | undefined }
  alt: string
  titulo: string | null
  onClose: () => void
}

/** A figure as large as the screen allows. On a phone it is larger than the screen and can be moved with the finger. */
export function FiguraDialog({ image, alt, titulo, onClose }: FiguraDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  // Without a network, only the smaller copy that the page shows may be available.
  const [isWhole, setIsWhole] = useState(true)
  const menor = enderecoMenor(image.src, image.width)
  const src = !isWhole && menor ? menor : image.src
  const title = titulo || 'Figura'
  const name = plainWordsOf(title)
  return (
    <dialog ref={ref} className={styles.dialog} aria-label={name} onClose={onClose}>
      <div className={styles.bar}>
        <p className={styles.title}>
          <FormattedText texto={title} inline />
        </p>
        <button type="button" className={styles.close} onClick={() => ref.current?.close()}>
          <IconClose size={24} />
          <VisuallyHidden>Fechar</VisuallyHidden>
        </button>
      </div>
      <ScrollBox className={styles.large} label={name}>
        <img {...image} src={src} alt={alt} onError={() => setIsWhole(false)} />
      </ScrollBox>
    </dialog>
  )
}
