import type { ReactNode, Ref } from 'react'
import styles from './barra.module.css'

interface BarraProps {
  /** The way back, as wide as an icon on a phone. */
  voltar: ReactNode
  titulo: string
  heading: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** The bar above a prova: the way back, its name, what one can do. One row, on a phone too. */
export const Barra = ({ voltar, titulo, heading, children }: BarraProps) => (
  <div className={styles.barra}>
    {voltar}
    <h1 className={styles.titulo} ref={heading} tabIndex={-1} title={titulo}>
      {titulo}
    </h1>
    {children}
  </div>
)
