import { findIn } from './find-in.ts'
import styles from './highlight.module.css'

export function Highlight({ text, busca }: { text: string; busca: string }) {
  const parts = findIn(text, busca)
  if (!parts) return text
  const [before, found, after] = parts
  return (
    <>
      {before}
      <mark className={styles.found}>{found}</mark>
      {after}
    </>
  )
}
