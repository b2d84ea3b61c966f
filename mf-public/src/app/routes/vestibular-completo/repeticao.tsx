import type { QuestaoSorteada } from '@rumo/contract'
import { Button } from '@rumo/shared-ui'
import { useState } from 'react'
import { startPratica } from '../../../features/pratica/rules.ts'
import { useTentativas } from '../../../features/pratica/use-tentativas.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { Conjunto } from '../questoes-alternativas/conjunto.tsx'
import type { Posse } from './pedido.ts'

interface RepeticaoProps extends Pick<Posse, 'addTentativas'> {
  questoes: readonly QuestaoSorteada[]
  heading: ScreenHeading
  onBack: () => void
}

/** Practice of what was wrong. Its answers count; where one stopped is not kept, for the review offers it again. */
export function Repeticao({ questoes, heading, addTentativas, onBack }: RepeticaoProps) {
  const [inicial] = useState(() => startPratica(questoes))
  const onChange = useTentativas(inicial, 'pratica', addTentativas)
  return (
    <Conjunto
      inicial={inicial}
      onChange={onChange}
      heading={heading}
      notaDoResultado="Vale a primeira resposta de cada questão."
      renderAcao={() => <Button onClick={onBack}>Voltar ao resultado</Button>}
      voltar={
        <Button variant="quiet" onClick={onBack}>
          Voltar ao resultado do simulado
        </Button>
      }
    />
  )
}
