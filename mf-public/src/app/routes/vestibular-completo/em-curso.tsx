import { Button } from '@rumo/shared-ui'
import type { Dispatch } from 'react'
import { CartaoBar } from '../../../features/cartao-resposta/cartao-bar.tsx'
import { CartaoColumn } from '../../../features/cartao-resposta/cartao-column.tsx'
import { markCard } from '../../../features/cartao-resposta/rules.ts'
import { markedInWords, missingInWords } from '../../../features/cartao-resposta/words.ts'
import { fewInWords } from '../../../features/questoes/words.ts'
import { Relatar } from '../../../features/relatos/relatar.tsx'
import { Encerrar, Falta } from '../../../features/simulado/encerrar.tsx'
import { Retomada } from '../../../features/simulado/retomada.tsx'
import {
  canEnd,
  countMarked,
  type Action,
  type Simulado,
} from '../../../features/simulado/rules.ts'
import { SimuladoQuestao } from '../../../features/simulado/simulado-questao.tsx'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import styles from './em-curso.module.css'

export interface EtapaProps {
  simulado: Simulado
  dispatch: Dispatch<Action>
  heading: ScreenHeading
  isWide: boolean
  onAnother: () => void
}

/** The simulado while one marks the card: nothing says yet what is right. */
export function EmCurso(props: EtapaProps & { foiRetomado: boolean }) {
  const { simulado, dispatch, heading, isWide, foiRetomado } = props
  const { questoes, marcadas, atual } = simulado
  const linhas = markCard(questoes, marcadas)
  const end = () => dispatch({ type: 'end' })
  const falta = missingInWords(linhas)
  const encerrar = <Encerrar falta={falta} onEnd={end} />
  const card = {
    linhas,
    resumo: markedInWords(linhas),
    atual,
    onGo: (index: number) => dispatch({ type: 'go', index }),
    acao: (
      <>
        {encerrar}
        <Falta falta={falta} />
      </>
    ),
  }
  const isComplete = canEnd(simulado)
  const quietEnd = (
    <Button variant="quiet" onClick={end}>
      Encerrar Simulado
    </Button>
  )
  const shown = questoes[atual]
  const isLast = atual === questoes.length - 1
  const few = fewInWords(questoes.length, { exceto: [], idMateria: null })
  const marked = countMarked(simulado)
  return (
    <>
      {!isWide && <CartaoBar {...card} />}
      <div>
        {foiRetomado && marked > 0 && (
          <Retomada marcadas={marked} total={questoes.length} onStartOver={props.onAnother} />
        )}
        {few && atual === 0 && <p className={styles.note}>{few}</p>}
        <SimuladoQuestao
          simulado={simulado}
          dispatch={dispatch}
          heading={heading.attach}
          card={isWide && <CartaoColumn {...card} />}
          fim={!isWide && encerrar}
          relato={shown && <Relatar key={shown.id} idQuestao={shown.id} />}
          isMain={!(isWide && isComplete)}
          acaoSecundaria={!isWide && (isLast ? <Falta falta={falta} /> : isComplete && quietEnd)}
        />
      </div>
    </>
  )
}
