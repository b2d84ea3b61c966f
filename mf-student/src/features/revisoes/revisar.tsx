import type { Plano } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'
import styles from './revisoes.module.css'
import { proximasWords, vencidasWords } from './revisoes.words.ts'

interface RevisarProps {
  plano: Plano
  hoje: Dia
  /** The address of the review screen. */
  revisao: string
}

/** How many questions are due for review, and what comes next. */
export function Revisar({ plano, hoje, revisao }: RevisarProps) {
  const proximas = proximasWords(plano, hoje)
  const isAhead = plano.vencidas === 0 && !plano.sem_tempo
  return (
    <>
      <p className={styles.texto}>{vencidasWords(plano)}</p>
      {proximas && <p className={styles.pequeno}>{proximas}</p>}
      {(plano.vencidas > 0 || plano.adiantaveis > 0) && (
        <a className={styles.revisar} href={isAhead ? `${revisao}?adiantar` : revisao}>
          {isAhead ? 'Adiantar a revisão' : 'Revisar erros'}
        </a>
      )}
    </>
  )
}
