import { Button, IconRefresh, LoadingText } from '@rumo/shared-ui'
import styles from './demora.module.css'

interface DemoraProps {
  /** What is on its way, in words. */
  texto: string
  isSlow: boolean
  onRetry: (() => void) | undefined
}

/** Says that something is on its way; once that takes long, one may try again. */
export const Demora = ({ texto, isSlow, onRetry }: DemoraProps) => (
  <>
    <LoadingText>{texto}</LoadingText>
    {isSlow && (
      <div className={styles.slow}>
        <output>Está demorando mais do que deveria.</output>
        <Button variant="quiet" onClick={onRetry}>
          <IconRefresh />
          Tentar de novo
        </Button>
      </div>
    )}
  </>
)
