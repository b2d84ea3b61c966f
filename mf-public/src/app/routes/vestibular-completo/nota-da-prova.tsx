import type { QuestaoCorrigida } from '@rumo/contract'
import { useCallback, useMemo } from 'react'
import { listCursosComRegra } from '../../../features/cursos/cursos.calls.ts'
import { NotaDoExameView, type RedacaoDoExame } from '../../../features/cursos/nota-do-exame.tsx'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { useLoad } from '../../../shared/use-load.ts'

interface NotaDaProvaProps {
  simulado: Simulado
  corrigidas: readonly QuestaoCorrigida[]
}

/**
 * The score that the exam would give for a whole prova, once the courses are loaded. A draw of questions gets no such
 * score.
 */
export function NotaDaProva({ simulado, corrigidas }: NotaDaProvaProps) {
  const isExam = simulado.tipo === 'prova' && !simulado.retidas
  const load = useCallback(
    async (signal: AbortSignal) => (isExam ? listCursosComRegra(signal) : []),
    [isExam],
  )
  const cursos = useLoad(load)
  const questoes = useMemo(
    () =>
      corrigidas.map(({ materia, resultado }) => ({ materia: materia?.nome ?? null, resultado })),
    [corrigidas],
  )
  // Without the courses, the result stays without a score.
  if (cursos.status !== 'ready' || cursos.value.length === 0) return null
  return <NotaDoExameView cursos={cursos.value} questoes={questoes} redacao={redacaoOf(simulado)} />
}

function redacaoOf({ redacao, redacaoEnviada }: Simulado): RedacaoDoExame {
  if (redacaoEnviada?.nota) return redacaoEnviada.nota
  return redacaoEnviada || redacao === 'entregue' ? 'a-corrigir' : 'nenhuma'
}
