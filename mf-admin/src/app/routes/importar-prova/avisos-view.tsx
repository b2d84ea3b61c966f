import type { Aviso } from '../../../features/importacoes/faltas.ts'
import styles from './revisao.module.css'

interface AvisosProps {
  avisos: readonly Aviso[]
  isAprovada: boolean
}

/** What there is to look at, in words; each stands beside its field, too. */
export const Avisos = ({ avisos, isAprovada }: AvisosProps) =>
  avisos.length > 0 && (
    <div className={styles.avisos}>
      <p className={styles.avisosTitulo}>{isAprovada ? 'Falta mudar:' : 'Confira:'}</p>
      <ul>
        {avisos.map(({ campo, mensagem }) => (
          <li key={`${campo} ${mensagem}`}>{mensagem}</li>
        ))}
      </ul>
    </div>
  )
