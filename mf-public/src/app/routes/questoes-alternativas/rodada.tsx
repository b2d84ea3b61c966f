import type { Sorteio } from '@rumo/contract'
import { Button } from '@rumo/shared-ui'
import { useCallback, useEffect, useState } from 'react'
import { filtroOf } from '../../../features/pratica/escolha.calls.ts'
import { isNarrow, type Escolha } from '../../../features/pratica/escolha.rules.ts'
import { ignoredInWords } from '../../../features/pratica/escolha.words.ts'
import type { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { startPratica, type Pratica } from '../../../features/pratica/pratica.rules.ts'
import { drawQuestoes } from '../../../features/questoes/questoes.calls.ts'
import { fewInWords, type Recorte } from '../../../features/questoes/questoes.words.ts'
import { ErrosVoltam } from '../../../features/revisoes/erros-voltam.tsx'
import { CarregandoQuestoes } from '../../../shared/carregando-questoes.tsx'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { useLoad } from '../../../shared/use-load.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { PATHS } from '../../paths.ts'
import { Adiante } from './adiante.tsx'
import { Conjunto } from './conjunto.tsx'
import { escolhaInForce } from './escolha-in-force.ts'
import { Nenhuma } from './nenhuma.tsx'
import { notaOf } from './nota.tsx'

interface RodadaProps {
  /** The requested choice, which may not be in force. */
  escolha: Escolha
  /** The invalid parts of the address. */
  ignoradas: readonly string[]
  /** The ids of the questions that a draw leaves out. */
  exceto: readonly number[]
  /** Whether a new set is wanted, even if one is kept. */
  isNew: boolean
  memory: PraticaMemory
  heading: ScreenHeading
  /** Called at every step in the set; must come from useCallback. */
  onStep: () => void
  onDrawn: () => void
  /** Goes back to the previous set, which is kept; null when there is none. */
  onBack: (() => void) | null
  onMore: () => void
  onStartOver: () => void
  onChoose: (escolha: Escolha) => void
}

/** The set that is kept under this choice, or a new one. */
export function Rodada(props: RodadaProps) {
  const { escolha, isNew, memory } = props
  const [kept] = useState(() => (isNew ? undefined : memory.kept(escolha)))
  if (!kept) return <Sorteada {...props} />
  return <Praticada {...props} inicial={kept} />
}

interface PraticadaProps extends RodadaProps {
  inicial: Pratica
}

/** A set in practice, which is stored at every step. */
function Praticada(props: PraticadaProps) {
  const { inicial, escolha, memory, heading, onMore, onStep } = props
  const keep = useCallback(
    (pratica: Pratica) => {
      memory.keep(escolha, pratica)
      onStep()
    },
    [memory, escolha, onStep],
  )
  const { disponiveis, poucas } = memory.sobre(escolha)
  return (
    <Conjunto
      inicial={inicial}
      onChange={keep}
      heading={heading}
      nota={notaOf({
        escolha: escolhaInForce(escolha, memory),
        nomes: {
          assunto: inicial.questoes[0]?.assunto?.nome,
          prova: inicial.questoes[0]?.prova.nome,
        },
        // The message about too few questions already contains the number.
        disponiveis: poucas ? null : disponiveis,
        avisos: [poucas, ignoredInWords(props.ignoradas)],
        onBack: props.onBack,
        onChoose: props.onChoose,
      })}
      notaDoResultado="Vale a primeira resposta de cada questão."
      renderAcao={(linhas, variant) => (
        <>
          <Adiante
            {...{ escolha, memory, variant, onMore }}
            onStartOver={props.onStartOver}
            onChoose={props.onChoose}
          />
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

type SorteioProps = Pick<RodadaProps, 'escolha' | 'exceto' | 'memory'>

function useSorteio({
  escolha,
  exceto,
  memory,
  onDrawn,
}: SorteioProps & Pick<RodadaProps, 'onDrawn'>) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const inForce = escolhaInForce(escolha, memory)
      const filtro = await filtroOf(inForce, exceto, memory)
      const sorteio = await drawQuestoes({ ...filtro, quantidade: inForce.quantas }, signal)
      // Where nothing is drawn, the set before stays.
      if (sorteio.questoes.length > 0)
        memory.note(escolha, sobreOf(sorteio, { escolha, exceto, memory }))
      return sorteio
    },
    [escolha, exceto, memory],
  )
  const drawn = useLoad(load)
  useEffect(() => {
    if (drawn.status === 'ready') onDrawn()
  }, [drawn.status, onDrawn])
  return drawn
}

function Sorteada(props: RodadaProps) {
  const { escolha, memory, heading, onStartOver, onChoose } = props
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
    return (
      <Panel titulo="Questões alternativas" heading={heading.attach}>
        <LoadFailed load={drawn} />
        {back}
      </Panel>
    )
  }
  const { questoes, disponiveis, em_simulado: emSimulado = 0 } = drawn.value
  const inForce = escolhaInForce(escolha, memory)
  if (questoes.length === 0) {
    return (
      <Nenhuma
        {...{ disponiveis, emSimulado, memory, onStartOver, onChoose }}
        escolha={inForce}
        recorte={recorteOf(inForce)}
        aviso={ignoredInWords(props.ignoradas)}
        heading={heading.attach}
        onRetry={drawn.retry}
      />
    )
  }
  return <Praticada {...props} inicial={startPratica(questoes)} />
}

/** What to remember about a set that was drawn. */
function sobreOf(sorteio: Sorteio, { escolha, exceto, memory }: SorteioProps) {
  const { questoes, disponiveis, em_simulado: emSimulado = 0 } = sorteio
  // The draw may have found that the server supports less than its configuration promised.
  const inForce = escolhaInForce(escolha, memory)
  return {
    // For a visitor, the device leaves out the answered questions, but the number of the server includes them.
    disponiveis: memory.isVisitor && inForce.so === 'nao-respondidas' ? null : disponiveis,
    poucas: fewInWords(questoes.length, {
      exceto,
      recorte: recorteOf(inForce),
      emSimulado,
      pedidas: inForce.quantas,
    }),
  }
}

function recorteOf(escolha: Escolha): Recorte {
  if (isNarrow(escolha)) return 'escolha'
  return escolha.idMateria === null ? 'tudo' : 'materia'
}
