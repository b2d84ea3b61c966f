import { preloadFormulas, useMediaQuery } from '@rumo/shared-ui'
import { useCallback, useEffect, useMemo, type ReactNode } from 'react'
import { CartaoBar } from '../../../features/cartao-resposta/cartao-bar.tsx'
import { CartaoColumn } from '../../../features/cartao-resposta/cartao-column.tsx'
import { Resultado } from '../../../features/cartao-resposta/resultado.tsx'
import { correctCard, type Linha } from '../../../features/cartao-resposta/cartao-resposta.rules.ts'
import { cardInWords } from '../../../features/cartao-resposta/cartao-resposta.words.ts'
import { EmBranco } from '../../../features/pratica/em-branco.tsx'
import { PraticaQuestao } from '../../../features/pratica/pratica-questao.tsx'
import { blanksIn, firstAnswers, type Pratica } from '../../../features/pratica/pratica.rules.ts'
import { usePratica } from '../../../features/pratica/use-pratica.ts'
import { useFiguras } from '../../../features/questoes/use-figuras.ts'
import { textosOf } from '../../../features/questoes/textos-das-questoes.ts'
import { Relatar } from '../../../features/relatos/relatar.tsx'
import { useHistoryStep } from '../../../shared/use-history-step.ts'
import {
  useBringUpOnChange,
  useOtherTitle,
  type ScreenHeading,
} from '../../../shared/use-screen-heading.ts'
import { ComoSaiu } from '../como-saiu.tsx'
import { CopiarEndereco } from '../copiar-endereco.tsx'
import { GuardarQuestao } from '../guardar-questao.tsx'
import styles from '../../../shared/result.module.css'
import text from '../../../shared/text.module.css'

interface ConjuntoProps {
  inicial: Pratica
  /** Called with the state of the set at every step, within the press; must come from useCallback. */
  onChange: (pratica: Pratica) => void
  heading: ScreenHeading
  /**
   * The heading of a set with a single question, which then needs no answer card. By default it names the place of the
   * question.
   */
  titulo?: string | undefined
  /** What to know about the set before it begins. */
  nota?: ReactNode
  /** How the set is graded. */
  notaDoResultado: string
  /**
   * What to do after the set. The variant is `outline` when questions are blank, because the page leads to those first.
   */
  renderAcao: (linhas: readonly Linha[], variant: 'primary' | 'outline') => ReactNode
  /** A link back to the screen that the set comes from. */
  voltar?: ReactNode
}

/** One set of questions, from the first question to the result. */
export function Conjunto(props: ConjuntoProps) {
  const { inicial, onChange, heading, nota, voltar } = props
  const [pratica, dispatch] = usePratica(inicial, onChange)
  const isWide = useMediaQuery('(min-width: 1200px)')
  useEffect(() => preloadFormulas(textosOf(pratica.questoes)), [pratica.questoes])
  useFiguras(useNext(pratica))
  useBringUpOnChange(heading, pratica.atual, !isWide)
  useOtherTitle(heading, pratica.mostraResultado ? 'Resultado' : null)

  const linhas = correctCard(pratica.questoes, firstAnswers(pratica))
  const showResult = useCallback(() => dispatch({ type: 'finish' }), [dispatch])
  const review = useHistoryStep('revisao', !pratica.mostraResultado, showResult)
  const go = (index: number) => dispatch({ type: 'go', index })
  const goBackTo = (index: number) => {
    review.begin()
    go(index)
  }
  if (pratica.mostraResultado) {
    const revista = review.isBack ? pratica.atual : null
    const { notaDoResultado, renderAcao } = props
    const how = { heading, notaDoResultado, renderAcao, linhas, revista }
    return <Final {...how} blanks={blanksIn(pratica)} onGo={goBackTo} />
  }

  const retry = () => {
    dispatch({ type: 'retry' })
    heading.focus()
  }
  const card = { linhas, resumo: cardInWords(linhas), atual: pratica.atual, onGo: go }
  const isFirst = pratica.atual === 0
  const isAlone = props.titulo !== undefined
  const shown = pratica.questoes[pratica.atual]
  return (
    <>
      {!isWide && !isAlone && <CartaoBar {...card} />}
      <div>
        {voltar}
        {nota && isFirst && <div className={text.aside}>{nota}</div>}
        <PraticaQuestao
          pratica={pratica}
          dispatch={dispatch}
          heading={heading.attach}
          titulo={props.titulo}
          card={isWide && !isAlone && <CartaoColumn {...card} />}
          onRetry={retry}
          onFinish={review.end}
          guardar={shown && <GuardarQuestao key={shown.id} questao={shown} />}
          relato={shown && <Abaixo key={shown.id} {...{ isAlone, idQuestao: shown.id }} />}
          fonte={shown && <ComoSaiu questao={shown} />}
        />
      </div>
    </>
  )
}

/** The next question, whose figures are fetched while this one is read; empty on the last one and on the result. */
const useNext = ({ questoes, atual, mostraResultado }: Pratica) =>
  useMemo(
    () => (mostraResultado ? [] : questoes.slice(atual + 1, atual + 2)),
    [questoes, atual, mostraResultado],
  )

type FinalProps = Pick<ConjuntoProps, 'heading' | 'notaDoResultado' | 'renderAcao'> & {
  linhas: readonly Linha[]
  /** The index of the question from which the user comes back; null when there is none. */
  revista: number | null
  /** The indexes of the questions left blank. */
  blanks: readonly number[]
  onGo: (index: number) => void
}

const Final = ({ heading, notaDoResultado, renderAcao, blanks, ...shown }: FinalProps) => (
  <div className={styles.result}>
    <Resultado
      {...shown}
      heading={heading.attach}
      nota={notaDoResultado}
      acao={
        <>
          {blanks.length > 0 && <EmBranco blanks={blanks} onGo={shown.onGo} />}
          {renderAcao(shown.linhas, blanks.length > 0 ? 'outline' : 'primary')}
        </>
      }
    />
  </div>
)

interface AbaixoProps {
  idQuestao: number
  /** Whether the question has an address of its own, which the page already shows. */
  isAlone: boolean
}

/** Further actions for a question: copy its address, and report an error in it. */
const Abaixo = ({ idQuestao, isAlone }: AbaixoProps) => (
  <>
    {!isAlone && <CopiarEndereco idQuestao={idQuestao} />}
    <Relatar idQuestao={idQuestao} />
  </>
)
