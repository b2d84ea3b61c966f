import { http } from '@rumo/shared-auth'
import { leituraDoAparelho } from '@rumo/shared-device/leitura'
import { Button, IconArrowRight, InItsPlace, Leitura, Questao } from '@rumo/shared-ui'
import { useEffect, useRef, type Dispatch, type ReactNode, type Ref } from 'react'
import text from '../../shared/text.module.css'
import { EmBranco } from './em-branco.tsx'
import { blanksIn, type Action, type Pratica, type Resposta } from './pratica.rules.ts'

interface PraticaQuestaoProps {
  pratica: Pratica
  dispatch: Dispatch<Action>
  heading: Ref<HTMLHeadingElement>
  /** What it is called; by its place in the set unless told. */
  titulo?: string | undefined
  /** The answer card, for where it stands beside the question. */
  card: ReactNode
  onRetry: () => void
  onFinish: () => void
  /** The way to keep the question, beside its title. */
  guardar?: ReactNode
  /** The way to say that the question has an error. */
  relato?: ReactNode
  /** The way to the question as it was printed; there once it is answered. */
  fonte?: ReactNode
}

const NONE: readonly number[] = []

/** The question of a practice that is shown now, and what one can do with it. */
export function PraticaQuestao(props: PraticaQuestaoProps) {
  const { pratica, dispatch, heading, card, onRetry, onFinish, relato, fonte } = props
  const { questoes, respostas, atual } = pratica
  const questao = questoes[atual]
  const resposta = respostas[atual]
  if (!questao || !resposta) return null

  const blanks = blanksIn(pratica)
  const isLast = atual === questoes.length - 1
  return (
    // 'Responder' is replaced by 'Próxima', and that by the next question.
    <InItsPlace shown={`${atual} ${resposta.conferida}`}>
      <Questao
        // A new key gives each question a new heading, which takes the focus.
        key={questao.id}
        questao={questao}
        titulo={props.titulo ?? `Questão ${atual + 1}`}
        headingRef={heading}
        escolhida={resposta.escolhida}
        conferida={resposta.conferida}
        onEscolher={(id) => dispatch({ type: 'choose', id })}
        onResponder={() => dispatch({ type: 'answer' })}
        resolveArquivo={(url) => http.fileUrl(url)}
        acaoDoTitulo={props.guardar}
        acao={<MainAction {...{ resposta, isLast, blanks, atual, dispatch, onFinish }} />}
        acaoSecundaria={
          <>
            <OtherActions
              resposta={resposta}
              // The main action of the last question leads there, unless it leads to those left blank.
              hasResult={isLast ? resposta.conferida && blanks.length > 0 : blanks.length === 0}
              onRetry={onRetry}
              onFinish={onFinish}
            />
            {resposta.conferida && fonte}
            {relato}
          </>
        }
        riscadas={resposta.riscadas ?? NONE}
        onRiscar={(id) => dispatch({ type: 'strike', id })}
        leitura={
          <Leitura
            guardada={leituraDoAparelho}
            marcas={resposta.marcas}
            onMarcar={(marcas) => dispatch({ type: 'highlight', marcas })}
          />
        }
        card={card}
      />
    </InItsPlace>
  )
}

interface MainActionProps {
  resposta: Resposta
  isLast: boolean
  /** The indexes of the questions left blank. */
  blanks: readonly number[]
  atual: number
  dispatch: Dispatch<Action>
  onFinish: () => void
}

function MainAction({ resposta, isLast, blanks, atual, dispatch, onFinish }: MainActionProps) {
  const next = useFocusOnAnswer(resposta.conferida)
  if (!resposta.conferida) {
    return (
      <Button
        key="answer"
        disabled={resposta.escolhida === null}
        onClick={() => dispatch({ type: 'answer' })}
      >
        Responder
      </Button>
    )
  }
  if (isLast && blanks.length > 0) {
    return <EmBranco ref={next} blanks={blanks} onGo={(index) => dispatch({ type: 'go', index })} />
  }
  const goOn = () => {
    if (isLast) onFinish()
    else dispatch({ type: 'go', index: atual + 1 })
  }
  return (
    <Button key="next" ref={next} onClick={goOn}>
      {isLast ? 'Ver resultado' : 'Próxima questão'}
      <IconArrowRight />
    </Button>
  )
}

/** Puts the focus on the way on when an answer was just given; not on coming back to one. */
function useFocusOnAnswer(conferida: boolean) {
  const next = useRef<HTMLButtonElement>(null)
  const before = useRef(conferida)
  useEffect(() => {
    if (conferida && !before.current) next.current?.focus({ preventScroll: true })
    before.current = conferida
  }, [conferida])
  return next
}

interface OtherActionsProps {
  resposta: Resposta
  /** Whether there is a result to go to already. */
  hasResult: boolean
  onRetry: () => void
  onFinish: () => void
}

function OtherActions({ resposta, hasResult, onRetry, onFinish }: OtherActionsProps) {
  const { conferida, primeira } = resposta
  return (
    <>
      {conferida && (
        <Button variant="quiet" onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
      {hasResult && (
        <Button variant="quiet" onClick={onFinish}>
          Ver resultado
        </Button>
      )}
      {!conferida && primeira !== null && <p className={text.small}>Vale a primeira resposta.</p>}
    </>
  )
}
