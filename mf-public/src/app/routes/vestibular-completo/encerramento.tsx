import { Button } from '@rumo/shared-ui'
import { CartaoCells } from '../../../features/cartao-resposta/cartao-cells.tsx'
import type { Linha } from '../../../features/cartao-resposta/cartao-resposta.rules.ts'
import {
  blankInWords,
  toReviewInWords,
} from '../../../features/cartao-resposta/cartao-resposta.words.ts'
import { endingInWords } from '../../../features/simulado/simulado.words.ts'
import { BottomSheet } from '../../../shared/bottom-sheet.tsx'
import { leftInWords } from '../../../shared/duracao.ts'
import styles from './encerramento.module.css'

interface EncerramentoProps {
  linhas: readonly Linha[]
  atual: number
  /** The time left, in ms; null without a time limit. */
  restanteMs: number | null
  /** The state of the prova's essay; null when it has none. */
  redacao?: 'em-branco' | 'vai' | 'fica' | null
  onGo: (index: number) => void
  onEnd: () => void
  onClose: () => void
}

const REDACAO_IN_WORDS = {
  'em-branco': 'A redação está em branco.',
  vai: 'A redação vai junto.',
  fica: 'A redação fica guardada neste aparelho.',
}

const isBlank = ({ resultado }: Linha) => resultado === 'em-branco'
const isFlagged = ({ paraRever }: Linha) => paraRever === true

/**
 * Asks before the card is handed in. It lists the questions marked for review and those left blank, each with a link.
 * Nearly all questions of a long card may be blank, so what cannot be undone and those marked for review come first.
 */
export function Encerramento(props: EncerramentoProps) {
  const { linhas, atual, restanteMs, redacao = null, onGo, onEnd, onClose } = props
  const blank = linhas.filter(isBlank).length
  const toReview = toReviewInWords(linhas)
  const emBranco = blankInWords(linhas)
  const left = restanteMs === null ? '' : leftInWords(restanteMs)
  const cells = { linhas, atual, onGo, tamanho: 24 } as const
  return (
    <BottomSheet titulo={endingInWords(blank)} onClose={onClose}>
      <p className={styles.note}>
        {left && `Você ainda tem ${left}. `}
        {redacao && `${REDACAO_IN_WORDS[redacao]} `}
        Depois de encerrar, não dá para mudar as respostas.
      </p>
      {toReview && (
        <section className={styles.list}>
          <h3 className={styles.title}>{toReview}</h3>
          <CartaoCells {...cells} only={isFlagged} />
        </section>
      )}
      {emBranco && (
        <section className={styles.list}>
          <h3 className={styles.title}>{emBranco}</h3>
          <CartaoCells {...cells} only={isBlank} />
        </section>
      )}
      <div className={styles.actions}>
        <Button onClick={onEnd}>Encerrar Simulado</Button>
        <Button variant="quiet" onClick={onClose}>
          Voltar às questões
        </Button>
      </div>
    </BottomSheet>
  )
}
