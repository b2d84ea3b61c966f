import type { ReactNode } from 'react'
import styles from './pauta.module.css'

interface PautaProps {
  className?: string | undefined
  children: ReactNode
}

/** Ruled paper, which reaches both edges of the screen on a phone. Its content must have the line height `--linha`. */
export const Pauta = ({ className, children }: PautaProps) => (
  <div className={[styles.pauta, className].filter(Boolean).join(' ')} data-lido>
    {children}
  </div>
)
