import { http } from '@rumo/shared-auth'
import { leituraDoAparelho } from '@rumo/shared-device/leitura'
import { Button, IconArrowRight, InItsPlace, Leitura, Questao } from '@rumo/shared-ui'
import { useLayoutEffect, useRef, type Dispatch, type ReactNode, type Ref } from 'react'
import text from '../../shared/text.module.css'
import { EmBranco } from './em-branco.tsx'
import { blanksIn, type Action, type Pratica, type Resposta } from './pratica.rules.ts'

interface PraticaQuestaoProps {
  pratica: Pratica
  dispatch: Dispatch<Action>
  heading: Ref<HTMLHeadingElement>
  /** The heading of the question; by default 'Questão' with its place in the set. */
  titulo?: string | undefined
  /** The answer card, where it stands beside the question. */
  card: ReactNode
  onRetry: () => void
  onFinish: () => void
  /** The button that keeps the question, beside its title. */
  guardar?: ReactNode
  /** The button that reports an error in the question. */
  relato?: ReactNode
  /** A link to the question in the printed exam; shown after the question is answered. */
  fonte?: ReactNode
}

const NONE: readonly number[] = []

/** The current question of a practice, with its actions. */
export function PraticaQuestao(props: PraticaQuestaoProps) {
  const { pratica, dispatch, heading, card, onRetry, onFinish, relato, fonte } = props
  const { questoes, respostas, atual } = pratica
  const questao = questoes[atual]
  const resposta = respostas[atual]
  if (!questao || !resposta) return null

  const blanks = blanksIn(pratica)
  const isLast = atual === questoes.length - 1
  return (
    // The button 'Responder' is replaced by 'Próxima questão', and that one by the next question.
    <InItsPlace shown={`${atual} ${resposta.conferida}`}>
      <Questao
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
              // On the last question the main action leads to the result, unless questions are left blank.
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
        onClick={(event) => {
          // The button is about to be removed. Removing a focused element makes the browser lay out the page once more.
          event.currentTarget.blur()
          dispatch({ type: 'answer' })
        }}
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

/**
 * Moves the focus to the main action after an answer is given, but not when the user comes back to an answered
 * question.
 */
function useFocusOnAnswer(conferida: boolean) {
  const next = useRef<HTMLButtonElement>(null)
  const before = useRef(conferida)
  useLayoutEffect(() => {
    if (conferida && !before.current) next.current?.focus({ preventScroll: true })
    before.current = conferida
  }, [conferida])
  return next
}

interface OtherActionsProps {
  resposta: Resposta
  /** Whether the button to the result is shown among the other actions. */
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
