import { newChave } from '@rumo/shared-device/fila'
import { useState, type Dispatch } from 'react'
import type { Linha } from '../../../features/cartao-resposta/cartao-resposta.rules.ts'
import { missingInWords } from '../../../features/cartao-resposta/cartao-resposta.words.ts'
import { Encerrar, Falta } from '../../../features/simulado/encerrar.tsx'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import {
  asksBeforeEnd,
  countMarked,
  needsAll,
  type Simulado,
} from '../../../features/simulado/simulado.ts'
import { Encerramento } from './encerramento.tsx'
import { estaEscrita, type FolhaDaProva } from './use-redacao-da-prova.ts'

export type Fim = ReturnType<typeof useFim>

/**
 * The end of the simulado. When something is missing, `end` asks first. `asks` is 'leave' when the user wants to end it
 * and go on to another one.
 */
export function useFim(
  simulado: Simulado,
  dispatch: Dispatch<Action>,
  { agora, isToEnd }: { agora: () => number; isToEnd: boolean },
) {
  const [asks, ask] = useState<'end' | 'leave' | null>(isToEnd ? 'leave' : null)
  const blank = simulado.questoes.length - countMarked(simulado)
  const endNow = () => {
    const chaves = simulado.questoes.map(() => newChave())
    dispatch({ type: 'end', agoraMs: agora(), chaves, isLeaving: asks === 'leave' })
  }
  const end = () => (asksBeforeEnd(simulado) ? ask('end') : endNow())
  return {
    asks,
    ask,
    end,
    endNow,
    isComplete: blank === 0,
    isHeldBack: needsAll(simulado) && blank > 0,
  }
}

interface PerguntaProps {
  simulado: Simulado
  linhas: readonly Linha[]
  fim: Fim
  /** The sheet of the prova's essay; null when it has none. */
  redacao: FolhaDaProva | null
  restanteMs: () => number | null
  onGo: (index: number) => void
}

export const Pergunta = ({ simulado, linhas, fim, redacao, restanteMs, onGo }: PerguntaProps) => (
  <Encerramento
    linhas={linhas}
    atual={simulado.atual}
    restanteMs={restanteMs()}
    redacao={redacao && comoFica(redacao)}
    onGo={(index) => {
      fim.ask(null)
      onGo(index)
    }}
    onEnd={fim.endNow}
    onClose={() => fim.ask(null)}
  />
)

const comoFica = (redacao: FolhaDaProva) =>
  estaEscrita(redacao) ? (redacao.seraEnviada ? 'vai' : 'fica') : 'em-branco'

interface FinalProps {
  linhas: readonly Linha[]
  isWide: boolean
  fim: Fim
  close: () => void
}

/** The button on the card that ends the simulado, and what is missing until it can be ended. */
export function Final({ linhas, isWide, fim: { isHeldBack, isComplete, end }, close }: FinalProps) {
  return (
    <>
      <Encerrar
        isHeldBack={isHeldBack}
        variant={isWide && !isComplete && !isHeldBack ? 'outline' : 'primary'}
        onEnd={() => {
          close()
          end()
        }}
      />
      <Falta falta={missingInWords(linhas)} />
    </>
  )
}
