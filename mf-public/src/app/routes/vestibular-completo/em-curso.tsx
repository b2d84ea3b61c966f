import { useState } from 'react'
import { markCard, type Linha } from '../../../features/cartao-resposta/cartao-resposta.rules.ts'
import { useFiguras } from '../../../features/questoes/use-figuras.ts'
import {
  countMarked,
  estaPausado,
  marcadasOf,
  numerosOf,
  type Simulado,
} from '../../../features/simulado/simulado.ts'
import type { OutrasAbas } from '../../../features/simulado/use-fim-do-tempo.ts'
import type { EtapaProps } from './etapa.ts'
import { Pergunta, useFim } from './fim.tsx'
import { Marcando } from './marcando.tsx'
import { Pausado } from './pausado.tsx'
import type { Ownership } from './pedido.ts'
import { estaEscrita, type FolhaDaProva } from './use-redacao-da-prova.ts'
import { useTempo } from './use-tempo.ts'

interface EmCursoProps extends EtapaProps, Pick<Ownership, 'ownDevice' | 'isMine'> {
  foiRetomado: boolean
  isToEnd: boolean
  /** The sheet of the prova's essay; null when it has none. */
  redacao: FolhaDaProva | null
  abas: OutrasAbas
}

/** The simulado in progress, also while it is paused. Nothing shows yet which answers are right. */
export function EmCurso(props: EmCursoProps) {
  const { simulado, dispatch, heading, foiRetomado, isToEnd, redacao, onAnother } = props
  const isPausado = estaPausado(simulado)
  useFiguras(simulado.questoes)
  const tempo = useTempo(props)
  const { agora, restanteMs } = tempo
  const parou = useParou(foiRetomado && !isPausado, countMarked(simulado), simulado.atual)
  const fim = useFim(simulado, dispatch, { agora, isToEnd })
  const [isWriting, setIsWriting] = useState(false)
  const resume = () => dispatch({ type: 'resume', agoraMs: agora() })
  const goTo = (index: number) => {
    setIsWriting(false)
    if (isPausado) resume()
    dispatch({ type: 'go', index })
  }
  const linhas = linhasOf(simulado)
  return (
    <>
      {isPausado ? (
        <Pausado
          simulado={simulado}
          temRedacao={estaEscrita(redacao)}
          heading={heading.attach}
          onResume={resume}
          onAnother={onAnother}
          onEnd={() => fim.ask('leave')}
        />
      ) : (
        <Marcando {...props} {...{ tempo, parou, fim, linhas, isWriting, setIsWriting, goTo }} />
      )}
      {fim.asks && <Pergunta {...{ simulado, linhas, fim, redacao, restanteMs }} onGo={goTo} />}
    </>
  )
}

function linhasOf(simulado: Simulado): Linha[] {
  const { questoes, paraRever } = simulado
  const numeros = numerosOf(simulado)
  return markCard(questoes, { marcadas: marcadasOf(simulado), numeros, paraRever })
}

/**
 * The number of answers when the user left, until the user does something; then null. Also null when there were no
 * answers.
 */
function useParou(foiRetomado: boolean, marked: number, atual: number): number | null {
  const [inicio] = useState({ parou: foiRetomado ? marked : 0, atual })
  const [hasGoneOn, setHasGoneOn] = useState(inicio.parou === 0)
  if (!hasGoneOn && (marked !== inicio.parou || atual !== inicio.atual)) setHasGoneOn(true)
  return hasGoneOn ? null : inicio.parou
}
