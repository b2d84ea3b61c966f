import type { ReactNode } from 'react'
import styles from './pauta.module.css'

interface PautaProps {
  className?: string | undefined
  children: ReactNode
}

/** Ruled paper, from edge to edge on a phone; what stands on it has lines as high as `--linha`. */
export const Pauta = ({ className, children }: PautaProps) => (
  <div className={[styles.pauta, className].filter(Boolean).join(' ')} data-lido>
    {children}
  </div>
)
