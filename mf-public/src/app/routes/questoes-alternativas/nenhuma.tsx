import { Button, BUTTON_LINK, EmptyPanel } from '@rumo/shared-ui'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import {
  allInSimuladoInWords,
  allSeenInWords,
  othersInWords,
  type Recorte,
} from '../../../features/questoes/questoes.words.ts'
import { QUAISQUER, type Escolha } from '../../../features/pratica/escolha.rules.ts'
import type { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { Panel } from '../../../shared/panel.tsx'
import { PATHS } from '../../paths.ts'
import { Saidas } from './adiante.tsx'
import { useWays } from './use-ways.ts'

interface NenhumaProps {
  /** The number of matching questions, all of which were seen. */
  disponiveis: number
  /** The number of further questions that are not drawn because they are in a simulado in progress. */
  emSimulado: number
  /** The choice in force. */
  escolha: Escolha
  memory: PraticaMemory
  recorte: Recorte
  /** A sentence about the invalid parts of the address; null when there are none. */
  aviso?: string | null
  heading: Ref<HTMLHeadingElement>
  onRetry: () => void
  onStartOver: () => void
  onChoose: (escolha: Escolha) => void
}

/**
 * The screen without questions: all were seen, they are in a simulado, the choice matches none, or the server has none.
 */
export function Nenhuma(props: NenhumaProps) {
  return (
    <Panel titulo="Questões alternativas" heading={props.heading}>
      <Why {...props} />
      {props.aviso && <p>{props.aviso}</p>}
    </Panel>
  )
}

function Why(props: NenhumaProps) {
  const { disponiveis, emSimulado, escolha, recorte, onRetry, onStartOver } = props
  if (disponiveis > 0 && escolha.so === null) {
    const others = othersInWords(emSimulado)
    const mensagem = 'Rever também ajuda a aprender. Recomece o sorteio com todas elas.'
    return (
      <EmptyPanel
        titulo={allSeenInWords(disponiveis, recorte)}
        mensagem={others ? `${others} ${mensagem}` : mensagem}
        acao={<Button onClick={onStartOver}>Começar de novo</Button>}
      />
    )
  }
  if (emSimulado > 0) {
    return (
      <EmptyPanel
        titulo={allInSimuladoInWords(emSimulado, recorte)}
        mensagem="O que está no simulado volta ao treino quando você o encerrar."
        acao={
          <>
            <Link className={BUTTON_LINK} to={PATHS.vestibularCompleto}>
              Continuar o simulado
            </Link>
            {recorte !== 'tudo' && <Todas {...props} variant="outline" />}
          </>
        }
      />
    )
  }
  if (recorte === 'escolha') return <Afrouxar {...props} />
  if (recorte === 'tudo') {
    return (
      <EmptyPanel
        titulo="Ainda não há questões aqui"
        mensagem="As provas ainda estão sendo preparadas. Volte mais tarde."
        acao={<Button onClick={onRetry}>Tentar de novo</Button>}
      />
    )
  }
  return (
    <EmptyPanel
      titulo="Nenhuma questão desta matéria por enquanto"
      mensagem="Escolha outra matéria ou treine com todas misturadas, como na prova."
      acao={<Todas {...props} />}
    />
  )
}

/** The button that goes to practice with all questions. */
function Todas({
  escolha: { quantas },
  onChoose,
  variant = 'primary',
}: Pick<NenhumaProps, 'escolha' | 'onChoose'> & { variant?: 'outline' | 'primary' }) {
  return (
    <Button variant={variant} onClick={() => onChoose({ ...QUAISQUER, quantas })}>
      Treinar todas as matérias
    </Button>
  )
}

const NOTHING_OF = {
  guardadas: [
    'Nada guardado por aqui',
    'Guarde uma questão pelo botão ao lado do título dela, e treine com as suas quando quiser.',
  ],
  erradas: [
    'Nada errado por aqui',
    'Não há questão desta escolha que você errou e ainda não acertou depois.',
  ],
  'nao-respondidas': ['Você já respondeu tudo desta escolha', 'Rever também ajuda a aprender.'],
} as const

/** The ways on from this choice: questions of it that were seen already, or a wider choice. */
function Afrouxar({ escolha, memory, onStartOver, onChoose }: NenhumaProps) {
  const ways = useWays(escolha, memory)
  if (ways === null) return null
  return (
    <EmptyPanel
      {...whyInWords(escolha, ways.again ?? 0)}
      acao={<Saidas {...{ escolha, ways, onStartOver, onChoose }} />}
    />
  )
}

function whyInWords({ so }: Escolha, again: number): { titulo: string; mensagem: string } {
  if (again > 0) {
    return {
      titulo: allSeenInWords(again, 'escolha'),
      mensagem: 'Rever também ajuda a aprender.',
    }
  }
  const [titulo, mensagem] = so
    ? NOTHING_OF[so]
    : ['Nenhuma questão com esta escolha', 'Afrouxe uma parte dela para ter o que treinar.']
  return { titulo, mensagem }
}
