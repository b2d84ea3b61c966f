import { Facts, VisuallyHidden } from '@rumo/shared-ui'
import { byCount } from '@rumo/shared-ui/words'
import { useId, type ReactNode, type Ref } from 'react'
import { takeFocus } from '../../shared/use-history-step.ts'
import { LinhaBubbles } from './cartao-column.tsx'
import { PorMateria } from './por-materia.tsx'
import styles from './resultado.module.css'
import text from '../../shared/text.module.css'
import { scoreOf, type Linha } from './cartao-resposta.rules.ts'
import {
  blankInWords,
  encouragement,
  rowInWords,
  withoutKeyInWords,
} from './cartao-resposta.words.ts'

interface ResultadoProps {
  linhas: readonly Linha[]
  heading: Ref<HTMLHeadingElement>
  /**
   * The index of the question that the user comes back from; its row takes the focus. Null when the user comes from
   * elsewhere.
   */
  revista: number | null
  /** Notes on the card as a whole, shown below the score and read out with the heading. */
  sobre?: readonly string[]
  /** A note on the corrected card, shown above its rows. */
  nota?: string
  onGo: (index: number) => void
  /** The next actions, as buttons. */
  acao: ReactNode
  /** Further notices, shown below the next actions. */
  mais?: ReactNode
}

/**
 * The result of a corrected card: the score, the score for each matéria, and every row as a link back to its question.
 */
export function Resultado(props: ResultadoProps) {
  const { linhas, heading, revista, sobre = [], nota, onGo, acao, mais } = props
  const about = useId()
  const placar = scoreOf(linhas)
  const semGabarito = withoutKeyInWords(linhas)
  const emBranco = blankInWords(linhas)
  return (
    <div className={styles.result}>
      <div>
        <h1
          className={styles.score}
          ref={heading}
          tabIndex={-1}
          aria-describedby={sobre.length > 0 ? about : undefined}
        >
          {placar.certas} de {placar.total} {byCount(placar.total, 'certa', 'certas')}
        </h1>
        {sobre.length > 0 && (
          <div id={about}>
            {sobre.map((words) => (
              <p key={words} className={text.note}>
                <Facts of={words} />
              </p>
            ))}
          </div>
        )}
        <p className={styles.word}>{encouragement(placar)}</p>
        {emBranco && <p className={text.note}>{emBranco}.</p>}
        {semGabarito && <p className={text.note}>{semGabarito}.</p>}
        <PorMateria linhas={linhas} />
        <div className={styles.actions}>{acao}</div>
        {mais}
      </div>
      <section className={styles.card}>
        <h2 className={styles.title}>Cartão-resposta corrigido</h2>
        {nota && <p className={text.note}>{nota}</p>}
        <Linhas linhas={linhas} revista={revista} onGo={onGo} />
      </section>
    </div>
  )
}

const Linhas = ({ linhas, revista, onGo }: Pick<ResultadoProps, 'linhas' | 'revista' | 'onGo'>) => (
  <ol className={styles.rows}>
    {linhas.map((linha, index) => (
      <li key={linha.numero}>
        <button
          type="button"
          className={styles.row}
          ref={index === revista ? takeFocus : null}
          onClick={() => onGo(index)}
        >
          <VisuallyHidden>{rowInWords(linha)}</VisuallyHidden>
          <span className={styles.number} aria-hidden="true">
            {linha.numero}
          </span>
          <LinhaBubbles linha={linha} />
          <Verdict linha={linha} />
        </button>
      </li>
    ))}
  </ol>
)

function Verdict({ linha: { resultado, gabarito, foiAnulada } }: { linha: Linha }) {
  const words = {
    certa: foiAnulada ? 'Anulada' : 'Certa',
    errada: `A certa é ${gabarito}`,
    'em-branco': 'Em branco',
    'sem-gabarito': 'Sem gabarito',
    marcada: '',
  }
  return (
    <span className={`${styles.verdict} ${styles[resultado]}`} aria-hidden="true">
      {words[resultado]}
    </span>
  )
}
