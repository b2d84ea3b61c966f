import { Link } from 'react-router-dom'
import styles from './largado.module.css'
import { ALUNO } from '../../aluno-paths.ts'

/** Says why the sheet is empty although the user wrote on it. */
export const Largado = ({ titulo }: { titulo: string }) => (
  <output className={styles.largado}>
    <span>A redação “{titulo}”, que estava aqui, foi enviada ou descartada em outro aparelho.</span>
    <Link to={ALUNO}>Ver na sua área</Link>
  </output>
)
