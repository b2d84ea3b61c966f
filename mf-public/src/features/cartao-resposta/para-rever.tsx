import { IconBookmark } from '@rumo/shared-ui'
import styles from './para-rever.module.css'
import type { Linha } from './cartao-resposta.rules.ts'
import { toReviewInWords } from './cartao-resposta.words.ts'

/** Names the questions that the user marked to see again. Shows nothing when there are none. */
export function ParaRever({ linhas }: { linhas: readonly Linha[] }) {
  const words = toReviewInWords(linhas)
  if (!words) return null
  return (
    <p className={styles.line}>
      <span className={styles.flag}>
        <IconBookmark size={16} isSet />
      </span>
      {words}
    </p>
  )
}
