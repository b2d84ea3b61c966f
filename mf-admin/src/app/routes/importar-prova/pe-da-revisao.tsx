import { Button } from '@rumo/shared-ui'
import { AndamentoDaRevisao, Mudou } from '../../../features/importacoes/andamento-da-revisao.tsx'
import type { Andamento, RevisaoKeeper } from '../../../features/importacoes/revisao-keeper.ts'
import type { ReactNode } from 'react'
import styles from './revisao.module.css'

interface PeDaRevisaoProps {
  andamento: Andamento
  keeper: RevisaoKeeper
  /** Whether a question or a theme is open. */
  isOpen: boolean
  onNext: () => void
  onApprove: () => void
  /** Buttons that concern all questions. */
  children?: ReactNode
}

/** The footer of a review. It stays in view and holds the state of the draft and the buttons for the next step. */
export const PeDaRevisao = ({
  andamento,
  keeper,
  isOpen,
  onNext,
  onApprove,
  children,
}: PeDaRevisaoProps) => (
  <section className={styles.pe} aria-label="Rascunho">
    <Mudou andamento={andamento} keeper={keeper} />
    <div className={styles.adiante}>
      <AndamentoDaRevisao andamento={andamento} keeper={keeper} />
      {children && <div className={styles.todas}>{children}</div>}
      {isOpen && (
        <div className={styles.passos}>
          <Button variant="outline" aria-keyshortcuts="F8" onClick={onNext}>
            Próxima <kbd className={styles.tecla}>F8</kbd>
          </Button>
          <Button aria-keyshortcuts="Control+Enter" onClick={onApprove}>
            Aprovar e seguir <kbd className={styles.tecla}>Ctrl Enter</kbd>
          </Button>
        </div>
      )}
    </div>
  </section>
)
