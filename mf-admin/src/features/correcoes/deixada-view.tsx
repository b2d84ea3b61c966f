import { Button } from '@rumo/shared-ui'
import { Aviso } from './aviso.tsx'
import type { Deixada } from './guardada.ts'
import { deixadaInWords } from './correcoes.words.ts'

interface DeixadaViewProps {
  deixada: Deixada
  isPending: boolean
  onSwap: () => void
  onDiscard: () => void
}

/** Says that another window left something of this correction on this device, and what one can do with it. */
export const DeixadaView = ({ deixada, isPending, onSwap, onDiscard }: DeixadaViewProps) => (
  <Aviso titulo="Outra janela deixou um rascunho desta correção" texto={deixadaInWords(deixada)}>
    <Button variant="quiet" aria-disabled={isPending} onClick={onDiscard}>
      Descartar esse rascunho
    </Button>
    <Button variant="outline" aria-disabled={isPending} onClick={onSwap}>
      Trocar por ele
    </Button>
  </Aviso>
)
