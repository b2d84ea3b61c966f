import { preloadFormulas, useMediaQuery } from '@rumo/shared-ui'
import { useEffect, useReducer } from 'react'
import { textosOf } from '../../../features/questoes/textos.ts'
import type { SimuladoMemory } from '../../../features/simulado/memory.ts'
import { takeSimulado, type Simulado } from '../../../features/simulado/rules.ts'
import {
  useBringUpOnChange,
  useOtherTitle,
  type ScreenHeading,
} from '../../../shared/use-screen-heading.ts'
import { EmCurso } from './em-curso.tsx'
import { Encerrado } from './encerrado.tsx'

interface ExecucaoProps {
  memory: SimuladoMemory
  inicial: Simulado
  foiRetomado: boolean
  heading: ScreenHeading
  /** Asks for another simulado than this one. */
  onAnother: (anterior: Simulado) => void
}

/** One simulado, from its first question to its review; the device keeps it at every step. */
export function Execucao({ memory, inicial, foiRetomado, heading, onAnother }: ExecucaoProps) {
  const [simulado, dispatch] = useReducer(takeSimulado, inicial)
  const isWide = useMediaQuery('(min-width: 1200px)')
  useEffect(() => {
    // Only looking at what another tab left makes it nobody else's.
    if (!foiRetomado || simulado !== inicial) void memory.keep(simulado)
  }, [memory, simulado, inicial, foiRetomado])
  useEffect(() => preloadFormulas(textosOf(simulado.questoes)), [simulado.questoes])
  useBringUpOnChange(heading, simulado.atual, !isWide)
  useOtherTitle(heading, simulado.etapa === 'resultado' ? 'Resultado do simulado' : null)

  const parts = {
    simulado,
    dispatch,
    heading,
    isWide,
    onAnother: () => onAnother(simulado),
  }
  return simulado.etapa === 'em-curso' ? (
    <EmCurso {...parts} foiRetomado={foiRetomado} />
  ) : (
    <Encerrado {...parts} />
  )
}
