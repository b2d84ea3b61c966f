import { IconMove, VisuallyHidden } from '@rumo/shared-ui'
import type { ButtonHTMLAttributes } from 'react'
import styles from './editor.module.css'

interface AlcaProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  of: string
}

/** The handle by which an item of a list is moved. */
export const Alca = ({ of, ...handle }: AlcaProps) => (
  <button type="button" className={styles.handle} {...handle}>
    <IconMove />
    <VisuallyHidden>Mover {of}: setas para cima e para baixo</VisuallyHidden>
  </button>
)
