import { IconBookmark } from '@rumo/shared-ui'
import styles from './para-rever.module.css'
import type { Linha } from './cartao-resposta.rules.ts'
import { toReviewInWords } from './cartao-resposta.words.ts'

/** Which questions one wants to see again, where there are any. */
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
