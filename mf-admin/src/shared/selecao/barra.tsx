import { Button } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import styles from './selecao.module.css'
import type { Selecao } from './use-selecao.ts'

interface BarraProps {
  selecao: Selecao
  /** '3 provas escolhidas'. */
  said: string
  /** What can be done to all of them. */
  children: ReactNode
}

/** What can be done to what was chosen; where nothing is, nothing but the place for its words. */
export const Barra = ({ selecao, said, children }: BarraProps) => (
  <section className={selecao.ids.length > 0 ? styles.bar : undefined} aria-label="Seleção">
    <output className={styles.said}>{selecao.ids.length > 0 && said}</output>
    {selecao.ids.length > 0 && (
      <>
        {children}
        <Button variant="quiet" onClick={selecao.clear}>
          Limpar seleção
        </Button>
      </>
    )}
  </section>
)
