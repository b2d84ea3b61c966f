import { mailtoOf } from '@rumo/shared-ui'
import styles from './contato.module.css'

const EMAIL = /^[^\s@]+@[^\s@]+$/

interface ContatoProps {
  contato: string
  pergunta?: string
}

/** Says whom to ask for a new password, which an administrator sets. */
export const Contato = ({ contato, pergunta = 'Esqueceu a senha?' }: ContatoProps) => (
  <p className={styles.contato}>
    {pergunta} Peça uma nova senha a{' '}
    {EMAIL.test(contato) ? <a href={mailtoOf(contato)}>{contato}</a> : <b>{contato}</b>}.
  </p>
)
