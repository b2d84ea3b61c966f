import { useMediaQuery } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import { keepAbove } from '../../../shared/keep-above.ts'
import styles from './bancada.module.css'

/** From this width on, the correction stands beside the text and scrolls on its own. */
export const BESIDE = '(min-width: 1200px)'

interface BancadaProps {
  tema: ReactNode
  folha: ReactNode
  /** The correction to edit or read, or the form that begins one. */
  painel: ReactNode
  /** Puts the panel first on a narrow screen, so that users need not look for its button below the essay. */
  isPainelFirst?: boolean
}

/**
 * An essay, with its theme and its correction beside it. These two scroll as one: a theme that stayed in place would cut
 * off the fields below it. On a narrow screen they stand one below the other.
 */
export function Bancada({ tema, folha, painel, isPainelFirst = false }: BancadaProps) {
  const isBeside = useMediaQuery(BESIDE)
  const side = (
    <div ref={keepAbove} className={styles.painel}>
      {isBeside && tema}
      {painel}
    </div>
  )
  return (
    <div className={styles.bancada}>
      {isPainelFirst && side}
      {!isBeside && <div>{tema}</div>}
      <div className={styles.folha}>{folha}</div>
      {!isPainelFirst && side}
    </div>
  )
}
