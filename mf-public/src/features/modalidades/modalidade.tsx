import { UngradedBubble } from '@rumo/shared-ui'
import { useContext } from 'react'
import { Place } from '../../shared/place.ts'
import styles from './modalidade.module.css'

export interface ModalidadeProps {
  letra: string
  /** The path that the row links to, below the base path. */
  path: string
  nome: string
  descricao?: string
  /** How much it takes: first the number of questions or texts, then the time. */
  leva: readonly string[]
}

/**
 * One way to practise, drawn like an alternative of the question above the list. The whole row is a link, which the
 * shell follows without a reload.
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
