import { VisuallyHidden } from '@rumo/shared-ui'
import { RazaoBubbles } from '../../shared/razao-bubbles.tsx'
import { countWords, percentWords } from '../../shared/razao.ts'
import styles from './materias-view.module.css'
import { byParte, type MateriaPraticada } from './estatisticas.rules.ts'
import { TendenciaView } from './tendencia-view.tsx'
import { repetidasWords } from './estatisticas.words.ts'

interface MateriasProps {
  materias: readonly MateriaPraticada[]
  treinoOf: (idMateria: number) => string
}

/**
 * All matérias that were practised, the best first. Ten bubbles stand for the first answers to the questions of a
 * matéria.
 */
export function MateriasView({ materias, treinoOf }: MateriasProps) {
  return (
    <div className={styles.place}>
      <table className={styles.materias}>
        <caption>
          <VisuallyHidden>Acertos por matéria, da que vai melhor à que vai pior</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {['Matéria', 'Acerto', 'Certas', 'Tendência', 'Treino'].map((titulo) => (
              <th key={titulo} scope="col">
                <VisuallyHidden>{titulo}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byParte(materias).map(({ materia, tendencia, repetidas, ...razao }) => (
            <tr key={materia.id} className={styles.row}>
              <th className={styles.nome} scope="row">
                {materia.nome}
              </th>
              <td className={styles.acerto}>
                <RazaoBubbles razao={razao} />
                <span className={styles.percent}>{percentWords(razao)}</span>
              </td>
              <td className={styles.count}>
                {countWords(razao)}
                {repetidas.total > 0 && (
                  <span className={styles.repetidas}> {repetidasWords(repetidas)}</span>
                )}
              </td>
              <td className={styles.tendencia}>
                <TendenciaView tendencia={tendencia} />
              </td>
              <td className={styles.treinar}>
                <a href={treinoOf(materia.id)}>
                  Treinar<VisuallyHidden> {materia.nome}</VisuallyHidden>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
