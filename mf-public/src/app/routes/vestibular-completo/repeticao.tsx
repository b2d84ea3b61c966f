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

/** Practice of the questions answered wrong, stored at every step. The answers count. */
export function Repeticao({ memory, inicial, heading, addTentativas, onBack }: RepeticaoProps) {
  const count = useTentativas(inicial, 'pratica', addTentativas)
  const onChange = useCallback(
    (pratica: Pratica) => {
      // The answers are counted before they are stored: an answer that is stored but not counted could not be given
      // again.
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
