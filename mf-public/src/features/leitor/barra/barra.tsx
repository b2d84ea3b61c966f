import type { ReactNode, Ref } from 'react'
import styles from './barra.module.css'

interface BarraProps {
  /** The link back; on a phone as wide as an icon. */
  voltar: ReactNode
  titulo: string
  heading: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** The bar above an exam's PDF: a link back, the title, and the actions. It is one row, on a phone too. */
export const Barra = ({ voltar, titulo, heading, children }: BarraProps) => (
  <div className={styles.barra}>
    {voltar}
    <h1 className={styles.titulo} ref={heading} tabIndex={-1} title={titulo}>
      {titulo}
    </h1>
    {children}
  </div>
)
