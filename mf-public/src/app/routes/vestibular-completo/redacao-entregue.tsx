import { Link } from 'react-router-dom'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { CopyButton } from '../../../shared/copy-button.tsx'
import { PATHS } from '../../paths.ts'
import styles from '../../../shared/changed.module.css'

interface RedacaoEntregueProps {
  simulado: Pick<Simulado, 'redacao' | 'id'>
  /** What was written, where the page still has it. */
  texto: string
}

/** What became of the essay of a prova; nothing where none was written. */
export function RedacaoEntregue({ simulado: { redacao, id }, texto }: RedacaoEntregueProps) {
  const temas = <Link to={PATHS.temasRedacao}>Tema de redação</Link>
  if (redacao === 'entregue' && id === null) {
    return (
      <section className={styles.changed}>
        <h2 className={styles.title}>Sua redação está guardada neste aparelho</h2>
        <p>Ela está em {temas}. Entre na sua conta para enviá-la à correção.</p>
      </section>
    )
  }
  if (redacao === 'entregue') {
    return (
      <section className={styles.changed}>
        <h2 className={styles.title}>Sua redação foi entregue</h2>
        <p>
          A correção aparece na sua página de aluno. Enquanto ela não chega ao servidor, a redação
          está em {temas}.
        </p>
      </section>
    )
  }
  if (redacao !== 'recusada' || texto === '') return null
  return (
    <section className={styles.changed} role="alert">
      <h2 className={styles.title}>Não foi possível guardar sua redação</h2>
      <p>
        Este aparelho está sem espaço ou não deixa o navegador guardar. Copie o texto antes de sair
        desta página.
      </p>
      <CopyButton texto={texto} />
    </section>
  )
}
