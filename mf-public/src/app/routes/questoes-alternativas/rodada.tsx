import { Button, ErrorPanel, IconArrowRight } from '@rumo/shared-ui'
import { useCallback, useEffect, useState } from 'react'
import { materiaInForce } from '../../../features/materias/materias.calls.ts'
import type { PraticaMemory } from '../../../features/pratica/memory.ts'
import { startPratica, type Pratica } from '../../../features/pratica/pratica.rules.ts'
import { drawQuestoes } from '../../../features/questoes/questoes.calls.ts'
import { fewInWords } from '../../../features/questoes/questoes.words.ts'
import { ErrosVoltam } from '../../../features/revisoes/erros-voltam.tsx'
import { CarregandoQuestoes } from '../../../shared/carregando-questoes.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { useLoad } from '../../../shared/use-load.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { PATHS } from '../../paths.ts'
import { Conjunto } from './conjunto.tsx'
import { Nenhuma } from './nenhuma.tsx'

interface RodadaProps {
  /** The matéria that was asked for, in force or not; null: all of them. */
  idMateria: number | null
  /** The ids of questions that are not to come again. */
  exceto: readonly number[]
  /** Whether a new set is wanted, whatever was left. */
  isNew: boolean
  memory: PraticaMemory
  heading: ScreenHeading
  onDrawn: () => void
  /** Leads back to the set before, which stays until the new one is there; null where there is none. */
  onBack: (() => void) | null
  onMore: () => void
  onStartOver: () => void
  onAllMaterias: () => void
}

/** The set that was left under this matéria, or a new one. */
export function Rodada(props: RodadaProps) {
  const { idMateria, isNew, memory, heading, onMore } = props
  const [kept] = useState(() => (isNew ? undefined : memory.kept(idMateria)))
  if (!kept) return <Sorteada {...props} />
  return <Praticada inicial={kept} {...{ idMateria, memory, heading, onMore }} />
}

interface PraticadaProps extends Pick<RodadaProps, 'idMateria' | 'memory' | 'heading' | 'onMore'> {
  inicial: Pratica
  nota?: string | null
}

/** A set that is practised, and remembered at every step. */
function Praticada({ inicial, idMateria, memory, heading, nota, onMore }: PraticadaProps) {
  const keep = useCallback(
    (pratica: Pratica) => memory.keep(idMateria, pratica),
    [memory, idMateria],
  )
  return (
    <Conjunto
      inicial={inicial}
      onChange={keep}
      heading={heading}
      nota={nota}
      notaDoResultado="Vale a primeira resposta de cada questão."
      renderAcao={(linhas) => (
        <>
          <Button onClick={onMore}>
            Treinar mais dez
            <IconArrowRight />
          </Button>
          <ErrosVoltam
            erradas={linhas.filter(({ resultado }) => resultado === 'errada').length}
            revisarErros={PATHS.revisarErros}
            login={PATHS.login}
          />
        </>
      )}
    />
  )
}

function useSorteio({ idMateria, exceto, onDrawn }: RodadaProps) {
  const load = useCallback(
    (signal: AbortSignal) => {
      const id_materia = materiaInForce(idMateria)
      return drawQuestoes(
        { exceto: [...exceto], ...(id_materia !== null && { id_materia }) },
        signal,
      )
    },
    [idMateria, exceto],
  )
  const drawn = useLoad(load)
  useEffect(() => {
    if (drawn.status === 'ready') onDrawn()
  }, [drawn.status, onDrawn])
  return drawn
}

function Sorteada(props: RodadaProps) {
  const { idMateria, exceto, memory, heading, onMore } = props
  const drawn = useSorteio(props)
  const back = props.onBack && (
    <Button variant="quiet" onClick={props.onBack}>
      Voltar às questões anteriores
    </Button>
  )
  if (drawn.status === 'loading') {
    return (
      <CarregandoQuestoes
        titulo="Questões alternativas"
        texto="Carregando questões..."
        heading={heading.attach}
        isSlow={drawn.isSlow}
        onRetry={drawn.retry}
        voltar={back}
      />
    )
  }
  if (drawn.status === 'error') {
    const { titulo, mensagem } = drawn.error
    return (
      <Panel titulo="Questões alternativas" heading={heading.attach}>
        <ErrorPanel titulo={titulo} mensagem={mensagem} onRetry={drawn.retry} />
        {back}
      </Panel>
    )
  }
  const { questoes, disponiveis, em_simulado: emSimulado = 0 } = drawn.value
  const inForce = materiaInForce(idMateria)
  if (questoes.length === 0) {
    return (
      <Nenhuma
        disponiveis={disponiveis}
        emSimulado={emSimulado}
        idMateria={inForce}
        heading={heading.attach}
        onRetry={drawn.retry}
        onStartOver={props.onStartOver}
        onAllMaterias={props.onAllMaterias}
      />
    )
  }
  return (
    <Praticada
      inicial={startPratica(questoes)}
      nota={fewInWords(questoes.length, { exceto, idMateria: inForce, emSimulado })}
      {...{ idMateria, memory, heading, onMore }}
    />
  )
}
