import { session } from '@rumo/shared-auth'
import { Button, EmptyPanel } from '@rumo/shared-ui'
import type { Ref } from 'react'
import { allSeenInWords } from '../../../features/questoes/words.ts'
import { Panel } from '../../../shared/panel.tsx'

interface NenhumaProps {
  /** How many questions there are, all of them seen. */
  disponiveis: number
  /** Null: all matérias. */
  idMateria: number | null
  heading: Ref<HTMLHeadingElement>
  onRetry: () => void
  onStartOver: () => void
  onAllMaterias: () => void
}

/** There is nothing to practise: all was seen, this matéria has nothing, or the server has nothing. */
export function Nenhuma(props: NenhumaProps) {
  return (
    <Panel titulo="Questões alternativas" heading={props.heading}>
      <Why {...props} />
    </Panel>
  )
}

function Why({ disponiveis, idMateria, onRetry, onStartOver, onAllMaterias }: NenhumaProps) {
  if (disponiveis > 0) {
    return (
      <EmptyPanel
        titulo={allSeenInWords(disponiveis, idMateria)}
        mensagem="Rever também ajuda a aprender. Recomece o sorteio com todas elas."
        acao={<Button onClick={onStartOver}>Começar de novo</Button>}
      />
    )
  }
  if (idMateria === null) {
    return (
      <EmptyPanel
        titulo="Ainda não há questões aqui"
        mensagem={withEmCurso('As provas ainda estão sendo preparadas. Volte mais tarde.')}
        acao={<Button onClick={onRetry}>Tentar de novo</Button>}
      />
    )
  }
  return (
    <EmptyPanel
      titulo="Nenhuma questão desta matéria por enquanto"
      mensagem={withEmCurso('Escolha outra matéria ou treine com todas misturadas, como na prova.')}
      acao={<Button onClick={onAllMaterias}>Praticar todas as matérias</Button>}
    />
  )
}

/** What an account is asked in a simulado under way is not drawn: that may be all there is. */
const withEmCurso = (mensagem: string) =>
  session.claims()
    ? `${mensagem} As questões de um simulado em andamento voltam quando ele for encerrado.`
    : mensagem
