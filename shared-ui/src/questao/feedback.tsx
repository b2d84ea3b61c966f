import type { Resultado } from '@rumo/contract/rules'
import { useEffect, useRef, type RefObject } from 'react'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { IconCheck, IconCross } from '../exam-icons.tsx'
import { rightAnswerSentence } from './correction.ts'
import styles from './feedback.module.css'
import type { QuestaoMostrada } from './questao-mostrada.ts'

interface FeedbackProps {
  questao: QuestaoMostrada
  escolhida: number | null
  /** Null until the answer was checked. */
  resultado: Resultado | null
}

const TITLES: Record<Resultado, string> = {
  certa: 'Resposta correta!',
  errada: 'Resposta incorreta.',
  'em-branco': 'Sem resposta.',
  'sem-gabarito': 'Esta questão está sem gabarito.',
}
const ANULADA = 'Questão anulada: vale como certa para todos.'

/**
 * The verdict, the right answer, its explanation, and why the chosen alternative is tempting. A live region that exists
 * from the start announces verdict and right answer once; the rest is read on demand.
 */
export function Feedback({ questao, escolhida, resultado }: FeedbackProps) {
  const ref = useRef<HTMLDivElement>(null)
  useScrollOnArrival(ref, resultado !== null)

  const { alternativas, explicacao, situacao } = questao
  const chosen = alternativas.find(({ id }) => id === escolhida)
  const isMissed = resultado === 'errada' || resultado === 'em-branco'
  return (
    <div ref={ref} className={styles.feedback} data-lido>
      <output>
        {resultado && (
          <span className={[styles.verdict, styles[resultado]].join(' ')}>
            <span className={styles.title}>
              {resultado === 'certa' && <IconCheck size={24} />}
              {resultado === 'errada' && <IconCross size={24} />}
              {situacao === 'anulada' ? ANULADA : TITLES[resultado]}
            </span>
            {isMissed && <span className={styles.answer}>{rightAnswerSentence(alternativas)}</span>}
          </span>
        )}
      </output>
      {resultado && explicacao && (
        <div data-trecho="explicacao">
          <FormattedText className={styles.why} texto={explicacao} />
        </div>
      )}
      {resultado === 'errada' && chosen?.comentario && (
        <p className={styles.why} data-trecho="comentario">
          <b>Por que não a {chosen.nome}:</b> <FormattedText texto={chosen.comentario} inline />
        </p>
      )}
    </div>
  )
}

/** Scrolls the feedback into view when it appears. Feedback that was there from the start is not scrolled to. */
function useScrollOnArrival(ref: RefObject<HTMLElement | null>, isHere: boolean): void {
  const wasHere = useRef(isHere)
  useEffect(() => {
    if (isHere && !wasHere.current) {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      ref.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
    }
    wasHere.current = isHere
  }, [ref, isHere])
}
