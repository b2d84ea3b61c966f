import type { QuestaoSorteada } from '@rumo/contract'
import { tentativaOf } from '@rumo/shared-auth/fila'
import { Button } from '@rumo/shared-ui'
import { useMemo, useRef, useState } from 'react'
import { newAnswers, startPratica, type Pratica } from '../../../features/pratica/rules.ts'
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
  const before = useRef(inicial)
  const memory = useMemo(
    () => ({
      keep: (_idMateria: number | null, pratica: Pratica) => {
        const answered = newAnswers(before.current, pratica)
        before.current = pratica
        const respondidaEmMs = Date.now()
        void addTentativas(
          answered.map((primeira) =>
            tentativaOf({ ...primeira, origem: 'pratica', respondidaEmMs }),
          ),
        )
      },
    }),
    [addTentativas],
  )
  return (
    <Conjunto
      inicial={inicial}
      idMateria={null}
      memory={memory}
      heading={heading}
      acaoFinal={<Button onClick={onBack}>Voltar ao resultado</Button>}
      voltar={
        <Button variant="quiet" onClick={onBack}>
          Voltar ao resultado do simulado
        </Button>
      }
    />
  )
}
