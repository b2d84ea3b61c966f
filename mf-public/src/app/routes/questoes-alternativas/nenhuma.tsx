import { Button, BUTTON_LINK, EmptyPanel } from '@rumo/shared-ui'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import {
  allInSimuladoInWords,
  allSeenInWords,
  othersInWords,
} from '../../../features/questoes/questoes.words.ts'
import { Panel } from '../../../shared/panel.tsx'
import { PATHS } from '../../paths.ts'

interface NenhumaProps {
  /** How many questions there are, all of them seen. */
  disponiveis: number
  /** How many more a simulado under way asks, which is why they are not drawn. */
  emSimulado: number
  /** Null: all matérias. */
  idMateria: number | null
  heading: Ref<HTMLHeadingElement>
  onRetry: () => void
  onStartOver: () => void
  onAllMaterias: () => void
}

/** There is nothing to practise: all was seen, a simulado asks it, this matéria has nothing, or the server has nothing. */
export function Nenhuma(props: NenhumaProps) {
  return (
    <Panel titulo="Questões alternativas" heading={props.heading}>
      <Why {...props} />
    </Panel>
  )
}

function Why(props: NenhumaProps) {
  const { disponiveis, emSimulado, idMateria, onRetry, onStartOver, onAllMaterias } = props
  if (disponiveis > 0) {
    const others = othersInWords(emSimulado)
    const mensagem = 'Rever também ajuda a aprender. Recomece o sorteio com todas elas.'
    return (
      <EmptyPanel
        titulo={allSeenInWords(disponiveis, idMateria)}
        mensagem={others ? `${others} ${mensagem}` : mensagem}
        acao={<Button onClick={onStartOver}>Começar de novo</Button>}
      />
    )
  }
  if (emSimulado > 0) {
    return (
      <EmptyPanel
        titulo={allInSimuladoInWords(emSimulado, idMateria)}
        mensagem="O que está no simulado volta ao treino quando você o encerrar."
        acao={
          <>
            <Link className={BUTTON_LINK} to={PATHS.vestibularCompleto}>
              Continuar o simulado
            </Link>
            {idMateria !== null && (
              <Button variant="outline" onClick={onAllMaterias}>
                Treinar todas as matérias
              </Button>
            )}
          </>
        }
      />
    )
  }
  if (idMateria === null) {
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
      acao={<Button onClick={onAllMaterias}>Treinar todas as matérias</Button>}
    />
  )
}
