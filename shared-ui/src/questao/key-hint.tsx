import styles from './key-hint.module.css'
import type { AlternativaMostrada } from './questao-mostrada.ts'

interface KeyHintProps {
  alternativas: readonly AlternativaMostrada[]
  hasChosen: boolean
  enterDoes: string
  canStrike: boolean
}

/** What to do next, and with which keys. Hidden on devices without a mouse, which seldom have a keyboard. */
export function KeyHint({ alternativas, hasChosen, enterDoes, canStrike }: KeyHintProps) {
  const first = alternativas[0]?.nome
  const last = alternativas.at(-1)?.nome
  if (!hasChosen) return <p className={styles.hint}>Escolha uma letra para responder.</p>
  return (
    <p className={styles.hint}>
      <kbd>{first}</kbd> a <kbd>{last}</kbd> escolhe <kbd className={styles.next}>Enter</kbd>{' '}
      {enterDoes}
      {canStrike && (
        <>
          {' '}
          <kbd className={styles.next}>Shift</kbd>+<kbd>{first}</kbd> risca
        </>
      )}
    </p>
  )
}
