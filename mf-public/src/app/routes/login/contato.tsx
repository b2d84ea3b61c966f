import { mailtoOf } from '@rumo/shared-ui'
import styles from './contato.module.css'

const EMAIL = /^[^\s@]+@[^\s@]+$/

/** Whom to ask for a new password; an administrator sets it. */
export const Contato = ({ contato }: { contato: string }) => (
  <p className={styles.contato}>
    Esqueceu a senha? Peça uma nova a{' '}
    {EMAIL.test(contato) ? <a href={mailtoOf(contato)}>{contato}</a> : <b>{contato}</b>}.
  </p>
)
