import { IconArrowLeft } from '@rumo/shared-ui'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../paths.ts'
import styles from './aluno-page.module.css'

interface PageProps {
  titulo: ReactNode
  heading: Ref<HTMLHeadingElement>
  /** Whether the page is wider than a column of text. */
  isWide?: boolean
  children: ReactNode
}

/** The layout of a screen below /aluno: the link back, the heading, and the content. */
export const Page = ({ titulo, heading, isWide = false, children }: PageProps) => (
  <section className={isWide ? `${styles.page} ${styles.wide}` : styles.page}>
    <Link className={styles.back} to={PATHS.aluno}>
      <IconArrowLeft />
      Voltar
    </Link>
    <h1 ref={heading} tabIndex={-1}>
      {titulo}
    </h1>
    {children}
  </section>
)
