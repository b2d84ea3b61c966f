import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { IconRefresh } from '../icons.tsx'
import styles from './demora.module.css'
import { LoadingText } from './loading-text.tsx'

interface DemoraProps {
  texto: string
  isSlow: boolean
  onRetry: (() => void) | undefined
}

/** Says that something is loading. When that takes long, it offers to try again. */
export const Demora = ({ texto, isSlow, onRetry }: DemoraProps) => (
  <>
    <LoadingText>{texto}</LoadingText>
    {isSlow && <TryAgain onRetry={onRetry}>Está demorando mais do que deveria.</TryAgain>}
  </>
)

interface TryAgainProps {
  onRetry: (() => void) | undefined
  children: ReactNode
}

/** Says what the problem is and offers to try again. */
export const TryAgain = ({ onRetry, children }: TryAgainProps) => (
  <div className={styles.slow}>
    <output>{children}</output>
    <Button variant="quiet" onClick={onRetry}>
      <IconRefresh />
      Tentar de novo
    </Button>
  </div>
)
