import { Button, IconArrowRight, preloadFormulas, useMediaQuery } from '@rumo/shared-ui'
import { useEffect, useReducer } from 'react'
import { textosOf } from '../../../features/questoes/textos-das-questoes.ts'
import { takeSimulado } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { useEnvioDoSimulado } from '../../../features/simulado/use-envio-do-simulado.ts'
import type { OutrasAbas } from '../../../features/simulado/use-fim-do-tempo.ts'
import { useKept } from '../../../features/simulado/use-outras-abas.ts'
import { useResultEntry } from '../../../shared/use-history-step.ts'
import {
  useBringUpOnChange,
  useOtherTitle,
  type ScreenHeading,
} from '../../../shared/use-screen-heading.ts'
import { EmCurso } from './em-curso.tsx'
import { Encerrado } from './encerrado.tsx'
import { Entregue } from './entregue.tsx'
import { RedacaoEntregue } from './redacao-entregue.tsx'
import type { Ownership } from './pedido.ts'
import { useResultado } from './use-resultado.ts'
import { useRedacaoDaProva } from './use-redacao-da-prova.ts'

interface ExecucaoProps {
  ownership: Ownership
  /** Stores the current state of the simulado; must come from useCallback. */
  keep: (simulado: Simulado) => Promise<boolean>
  inicial: Simulado
  foiRetomado: boolean
  /** Whether the screen begins by asking if the simulado should be handed in as it is. */
  isToEnd: boolean
  heading: ScreenHeading
  /**
   * Whether the simulado comes from the list of those waiting for their grading, beside the one that this device keeps.
   */
  isAside: boolean
  abas: OutrasAbas
  /** The label of the action after the result was seen. */
  outro: string
  /** Asks for another simulado instead of this one. */
  onAnother: (anterior: Simulado) => void
}

/** One simulado, from its first question to its review. The device stores it at every step. */
export function Execucao(props: ExecucaoProps) {
  const { ownership, keep, inicial, foiRetomado, isToEnd, heading, abas, outro, onAnother } = props
  const { owner, isMine, addTentativas, addFeito: onFeito, ownDevice } = ownership
  const [simulado, dispatch] = useReducer(takeSimulado, inicial)
  const { etapa, questoes, atual } = simulado
  const isWide = useMediaQuery('(min-width: 1200px)')
  const envio = useEnvioDoSimulado({ simulado, dispatch, isMine, onGraded: addTentativas, onFeito })
  const redacao = useRedacaoDaProva(ownership, simulado, dispatch)
  useKept(simulado, { dispatch, keep, abas, inicial: foiRetomado ? inicial : null })
  useResultado(simulado, dispatch)
  useResultEntry(simulado.corrigidas !== null && !props.isAside)
  useEffect(() => preloadFormulas(textosOf(questoes)), [questoes])
  useBringUpOnChange(heading, atual, !isWide)
  useOtherTitle(heading, TITLES[etapa])

  const parts = {
    simulado,
    dispatch,
    heading,
    isWide,
    envio,
    onAnother: () => onAnother(simulado),
  }
  if (etapa === 'em-curso') {
    // An essay that was handed in before the time was over stays handed in.
    const folha = simulado.redacao === 'entregue' ? null : redacao
    return (
      <EmCurso {...parts} {...{ ownDevice, isMine, foiRetomado, isToEnd, abas }} redacao={folha} />
    )
  }
  if (simulado.corrigidas === null) return <Entregue {...parts} />
  return (
    <Encerrado
      {...parts}
      corrigidas={simulado.corrigidas}
      addTentativas={addTentativas}
      ownDevice={ownDevice}
      aviso={<RedacaoEntregue {...{ simulado, owner, ownDevice }} texto={redacao?.texto ?? ''} />}
      acao={
        <Button onClick={parts.onAnother}>
          {outro}
          <IconArrowRight />
        </Button>
      }
    />
  )
}

const TITLES: Record<Simulado['etapa'], string | null> = {
  'em-curso': null,
  entregue: 'Simulado encerrado',
  resultado: 'Resultado do simulado',
  revisao: null,
}
