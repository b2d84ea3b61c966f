import { type Dispatch, type SetStateAction, useCallback } from 'react'
import type { Rascunho } from '../../../features/redacoes/rascunho.ts'
import type { TemaSorteavel } from '../../../features/redacoes/tema.ts'
import { useHistoryStep, useLeaveLostStep } from '../../../shared/use-history-step.ts'
import { type Fase, toWrite } from './fase.ts'

/** The list of themes is an entry of the history, so that Back leads to the sheet and not out of the screen. */
export function useTemas(
  fase: Fase,
  setFase: Dispatch<SetStateAction<Fase>>,
  drawChosen: (tema: TemaSorteavel) => void,
) {
  const isOpen = fase.nome === 'temas'
  const leave = useCallback(
    () => setFase((now) => (now.nome === 'temas' ? toWrite(now.begun) : now)),
    [setFase],
  )
  const step = useHistoryStep('temas', isOpen, leave)
  useLeaveLostStep('temas', isOpen)
  return {
    browse: (begun: Rascunho) => {
      step.begin()
      setFase({ nome: 'temas', begun })
    },
    leaveTemas: step.end,
    drawChosen: (tema: TemaSorteavel) => {
      step.end()
      drawChosen(tema)
    },
  }
}
