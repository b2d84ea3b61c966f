import { Button } from '@rumo/shared-ui'
import { useCallback } from 'react'
import type { RepeticaoMemory } from '../../../features/pratica/repeticao.ts'
import type { Pratica } from '../../../features/pratica/pratica.rules.ts'
import { useTentativas } from '../../../features/pratica/use-tentativas.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { Conjunto } from '../questoes-alternativas/conjunto.tsx'
import type { Ownership } from './pedido.ts'

interface RepeticaoProps extends Pick<Ownership, 'addTentativas'> {
  memory: RepeticaoMemory
  inicial: Pratica
  heading: ScreenHeading
  onBack: () => void
}

/** Practice of what was wrong, kept at every step. Its answers count. */
export function Repeticao({ memory, inicial, heading, addTentativas, onBack }: RepeticaoProps) {
  const count = useTentativas(inicial, 'pratica', addTentativas)
  const onChange = useCallback(
    (pratica: Pratica) => {
      // Count before keeping: an answer that is kept but not counted cannot be given again.
      count(pratica)
      memory.keep(pratica)
    },
    [memory, count],
  )
  return (
    <Conjunto
      inicial={inicial}
      onChange={onChange}
      heading={heading}
      notaDoResultado="Vale a primeira resposta de cada questão."
      renderAcao={(_linhas, variant) => (
        <Button variant={variant} onClick={onBack}>
          Voltar ao resultado
        </Button>
      )}
      voltar={
        <Button variant="quiet" onClick={onBack}>
          Voltar ao resultado do simulado
        </Button>
      }
    />
  )
}
