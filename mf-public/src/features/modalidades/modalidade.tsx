import { UngradedBubble } from '@rumo/shared-ui'
import { useContext } from 'react'
import { Place } from '../../shared/place.ts'
import styles from './modalidade.module.css'

export interface ModalidadeProps {
  letra: string
  /** Where it leads, below the base path. */
  path: string
  nome: string
  descricao?: string
  /** What it takes: first how much, then how long. */
  leva: readonly string[]
}

/**
 * One way to practise, as an alternative of the question above it: the whole row is the link, which the shell follows
 * without a reload.
 */
export function Modalidade({ letra, path, nome, descricao, leva }: ModalidadeProps) {
  const { basename } = useContext(Place)
  const isMain = descricao !== undefined
  return (
    <li className={isMain ? styles.item : `${styles.item} ${styles.minor}`}>
      <a className={styles.row} href={basename + path}>
        <span className={styles.bubble}>
          <UngradedBubble
            letra={letra}
            estado="livre"
            tamanho={isMain ? 48 : 40}
            ordem={letra.charCodeAt(0)}
          />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{nome}</span>
          {isMain && <span className={styles.description}>{descricao}</span>}
        </span>
        <span className={styles.takes}>
          {leva.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
        <span className={styles.mark} />
      </a>
    </li>
  )
}
