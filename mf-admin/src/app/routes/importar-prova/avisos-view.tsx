import type { Alvo, Aviso } from '@rumo/contract/caderno'
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
      <Mensagens avisos={avisos} />
    </div>
  )

interface NaoAprovadoProps {
  lista: Alvo['lista']
  /** What it lacks. */
  faltas: readonly Aviso[]
}

/** Says that what somebody wanted to approve was not, and why. */
export const NaoAprovado = ({ lista, faltas }: NaoAprovadoProps) => (
  <div role="alert" className={styles.avisos}>
    <p className={styles.avisosTitulo}>
      {lista === 'questoes' ? 'A questão não foi aprovada.' : 'O tema não foi aprovado.'} Corrija
      antes:
    </p>
    <Mensagens avisos={faltas} />
  </div>
)

const Mensagens = ({ avisos }: { avisos: readonly Aviso[] }) => (
  <ul>
    {avisos.map(({ campo, mensagem }) => (
      <li key={`${campo} ${mensagem}`}>{mensagem}</li>
    ))}
  </ul>
)
