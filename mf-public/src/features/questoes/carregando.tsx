import { Button, IconRefresh, LoadingText } from '@rumo/shared-ui'
import type { Ref } from 'react'
import styles from './carregando.module.css'

interface CarregandoProps {
  heading?: Ref<HTMLHeadingElement>
  isSlow?: boolean
  onRetry?: () => void
}

const ALTERNATIVAS = ['A', 'B', 'C', 'D', 'E']

/** Stands where a question will be, in its layout. */
export function Carregando({ heading, isSlow = false, onRetry }: CarregandoProps) {
  return (
    <div>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        Questões alternativas
      </h1>
      <LoadingText>Carregando questões...</LoadingText>
      {isSlow && (
        <div className={styles.slow}>
          <output>Está demorando mais do que deveria.</output>
          <Button variant="quiet" onClick={onRetry}>
            <IconRefresh />
            Tentar de novo
          </Button>
        </div>
      )}
      <div className={styles.skeleton} aria-hidden="true">
        <p className={styles.text} />
        <p className={styles.text} />
        <p className={styles.text} />
        {ALTERNATIVAS.map((letra) => (
          <p key={letra} className={styles.alternative} />
        ))}
      </div>
    </div>
  )
}
