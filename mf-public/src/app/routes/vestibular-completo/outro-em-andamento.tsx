import { fimDoRelogio } from '@rumo/contract/rules'
import { Button } from '@rumo/shared-ui'
import type { Ref } from 'react'
import { simuladoWords } from '@rumo/shared-ui/words'
import { countMarked, type Simulado } from '../../../features/simulado/simulado.ts'
import { leavingInWords } from '../../../features/simulado/simulado.words.ts'
import { marcadasInWords } from '../../../shared/marcadas.ts'
import { Abertura } from './abertura.tsx'
import styles from './antes.module.css'

interface OutroEmAndamentoProps {
  simulado: Simulado
  /** Whether an essay was begun in the simulado. */
  temRedacao: boolean
  heading: Ref<HTMLHeadingElement>
  onContinue: () => void
  /** Asks whether the simulado should be handed in as it is. */
  onEnd: () => void
  /** Opens the instructions of the prova that the address asks for. */
  onOpen: () => void
}

/**
 * Shown when the address asks for a prova while another simulado is in progress on this device: which one, and what to
 * do.
 */
export function OutroEmAndamento(props: OutroEmAndamentoProps) {
  const { simulado, temRedacao, heading, onContinue, onEnd, onOpen } = props
  const { id, questoes, relogio } = simulado
  const marcadas = countMarked(simulado)
  const temFim = fimDoRelogio(relogio) !== null
  const leaving = leavingInWords({ marcadas, temRedacao, ficaNaConta: id !== null, temFim })
  return (
    <Abertura
      titulo="Você tem outro simulado em andamento"
      heading={heading}
      className={styles.before}
    >
      <p className={styles.facts}>
        {simuladoWords(simulado, questoes.length)}: {marcadasInWords(marcadas, questoes.length)}. Se
        você continuar, a prova que escolheu espera por você aqui até ele terminar.
      </p>
      {leaving && <p className={styles.facts}>{leaving}</p>}
      <div className={styles.actions}>
        <Button onClick={onContinue}>Continuar este simulado</Button>
        <Button variant="quiet" onClick={onOpen}>
          Ver a prova escolhida
        </Button>
        {marcadas > 0 && (
          <Button variant="quiet" onClick={onEnd}>
            Encerrar este
          </Button>
        )}
      </div>
    </Abertura>
  )
}
