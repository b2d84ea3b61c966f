import { Button } from '@rumo/shared-ui'
import { Aviso } from './aviso.tsx'
import type { LeftDraft } from './rascunho/kept-draft.ts'
import { leftDraftInWords } from './correcoes.words.ts'

interface LeftDraftViewProps {
  leftDraft: LeftDraft
  isPending: boolean
  onSwap: () => void
  onDiscard: () => void
}

/** Offers a draft of this correction that another window left on this device: swap or discard. */
export const LeftDraftView = ({ leftDraft, isPending, onSwap, onDiscard }: LeftDraftViewProps) => (
  <Aviso
    titulo="Outra janela deixou um rascunho desta correção"
    texto={leftDraftInWords(leftDraft)}
  >
    <Button variant="quiet" aria-disabled={isPending} onClick={onDiscard}>
      Descartar esse rascunho
    </Button>
    <Button variant="outline" aria-disabled={isPending} onClick={onSwap}>
      Trocar por ele
    </Button>
  </Aviso>
)
