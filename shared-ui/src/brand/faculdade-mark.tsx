import type { Faculdade } from '@rumo/contract'
import styles from './brand.module.css'

type FaculdadeMarkProps = Pick<Faculdade, 'nome' | 'complemento' | 'url_logo'>

/** The college's logo. Without a logo, a plain gable and the name in two lines. */
export function FaculdadeMark({ nome, complemento, url_logo }: FaculdadeMarkProps) {
  if (url_logo) {
    const name = [nome, complemento].filter(Boolean).join(' ')
    return (
      <span className={styles.faculdade}>
        <img className={styles.logo} src={url_logo} alt={name} />
      </span>
    )
  }
  return (
    <span className={styles.faculdade}>
      <svg className={styles.gable} viewBox="0 0 54 46" aria-hidden="true" focusable="false">
        <path d="M3 44V17.5L27 3l24 14.5V44M15 44V27.5M27 44V27.5M39 44V27.5" />
        <path d="M0 44h54" />
      </svg>
      <span className={styles.words}>
        <span className={styles.nome}>{nome}</span>
        {/* The space keeps the two lines apart for screen readers. */}
        {complemento && <span className={styles.complemento}> {complemento}</span>}
      </span>
    </span>
  )
}
