import type { QuestaoCorrigida } from '@rumo/contract'
import { Button, IconPrint } from '@rumo/shared-ui'
import { useCallback, useMemo, useState, type Dispatch, type ReactNode } from 'react'
import { CartaoBar } from '../../../features/cartao-resposta/cartao-bar.tsx'
import { CartaoColumn } from '../../../features/cartao-resposta/cartao-column.tsx'
import { Resultado } from '../../../features/cartao-resposta/resultado.tsx'
import {
  gradedCard,
  scoreOf,
  type Linha,
} from '../../../features/cartao-resposta/cartao-resposta.rules.ts'
import { resultInWords } from '../../../features/cartao-resposta/cartao-resposta.words.ts'
import { useRepeticao } from '../../../features/pratica/use-repeticao.ts'
import { Relatar } from '../../../features/relatos/relatar.tsx'
import { balancoInWords } from '../../../features/simulado/balanco.words.ts'
import { wrongOf } from '../../../features/simulado/grade.ts'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import { numerosOf, type Simulado } from '../../../features/simulado/simulado.ts'
import { SimuladoQuestao } from '../../../features/simulado/simulado-questao.tsx'
import { endInWords } from '../../../features/simulado/simulado.words.ts'
import { takeFocus, useHistoryStep } from '../../../shared/use-history-step.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import printing from '../../../shared/printing.module.css'
import { ComoSaiu } from '../como-saiu.tsx'
import { GuardarQuestao } from '../guardar-questao.tsx'
import styles from '../../../shared/result.module.css'
import { NotaDaProva } from './nota-da-prova.tsx'
import { Impressao } from './impressao.tsx'
import type { Ownership } from './pedido.ts'
import { Repeticao } from './repeticao.tsx'
import { Retidas } from './retidas.tsx'

interface EncerradoProps extends Pick<Ownership, 'addTentativas' | 'ownDevice'> {
  simulado: Simulado
  corrigidas: readonly QuestaoCorrigida[]
  dispatch: Dispatch<Action>
  heading: ScreenHeading
  isWide: boolean
  /** A notice that is shown above the result. */
  aviso?: ReactNode
  /** The action after the result. */
  acao: ReactNode
}

/** The graded simulado: its result, and each question with its explanation. */
export function Encerrado(props: EncerradoProps) {
  const { simulado, corrigidas, dispatch, heading, addTentativas, ownDevice } = props
  const linhas = gradedCard(corrigidas, numerosOf(simulado))
  const wrong = useMemo(() => wrongOf(corrigidas), [corrigidas])
  const repeticao = useRepeticao(ownDevice, simulado.chave, wrong)
  const repeating = useHistoryStep('repeticao', Boolean(repeticao.pratica), repeticao.close)
  const showResult = useCallback(() => dispatch({ type: 'show-result' }), [dispatch])
  const review = useHistoryStep('revisao', simulado.etapa === 'revisao', showResult)
  if (repeticao.pratica === undefined) return null
  if (repeticao.pratica) {
    return (
      <Repeticao
        memory={repeticao.memory}
        inicial={repeticao.pratica}
        heading={heading}
        addTentativas={addTentativas}
        onBack={repeating.end}
      />
    )
  }
  if (simulado.etapa === 'revisao') {
    return <Revisao {...props} linhas={linhas} onEnd={review.end} />
  }
  return (
    <Nota
      {...props}
      linhas={linhas}
      review={review}
      repetir={
        wrong.length > 0 && (
          <Button
            variant="outline"
            ref={repeating.isBack ? takeFocus : null}
            onClick={() => {
              repeating.begin()
              repeticao.begin()
            }}
          >
            Repetir as que errei
          </Button>
        )
      }
    />
  )
}

interface NotaProps extends EncerradoProps {
  linhas: readonly Linha[]
  review: ReturnType<typeof useHistoryStep>
  repetir: ReactNode
}

/** The result of the simulado, on screen and on paper. */
function Nota(props: NotaProps) {
  const { simulado, corrigidas, linhas, review, dispatch } = props
  const [isPrinting, setIsPrinting] = useState(false)
  const actions = (
    <>
      {props.acao}
      {props.repetir}
      <Button variant="quiet" onClick={() => setIsPrinting(true)}>
        <IconPrint />
        Imprimir
      </Button>
    </>
  )
  return (
    <div className={`${styles.result} ${printing.around}`}>
      {simulado.retidas && <Retidas total={simulado.retidas} />}
      {props.aviso}
      <Resultado
        linhas={linhas}
        heading={props.heading.attach}
        revista={review.isBack ? simulado.atual : null}
        sobre={[...endInWords(simulado), ...balancoInWords(simulado, scoreOf(linhas))]}
        nota="Toque em uma linha para rever a questão e a explicação."
        onGo={(index) => {
          review.begin()
          dispatch({ type: 'go', index })
        }}
        acao={actions}
        mais={<NotaDaProva simulado={simulado} corrigidas={corrigidas} />}
      />
      {isPrinting && (
        <Impressao
          simulado={simulado}
          corrigidas={corrigidas}
          linhas={linhas}
          onPrinted={() => setIsPrinting(false)}
        />
      )}
    </div>
  )
}

interface RevisaoProps extends EncerradoProps {
  linhas: readonly Linha[]
  onEnd: () => void
}

function Revisao({ simulado, corrigidas, dispatch, heading, isWide, linhas, onEnd }: RevisaoProps) {
  const { atual } = simulado
  const onGo = (index: number) => dispatch({ type: 'go', index })
  const card = { linhas, resumo: resultInWords(linhas), atual, onGo }
  const shown = corrigidas[atual]
  const isLast = atual === corrigidas.length - 1
  return (
    <>
      {!isWide && <CartaoBar {...card} />}
      <div>
        <SimuladoQuestao
          simulado={simulado}
          numero={numerosOf(simulado)[atual] ?? atual + 1}
          dispatch={dispatch}
          heading={heading.attach}
          card={isWide && <CartaoColumn {...card} />}
          fim={<Button onClick={onEnd}>Ver resultado</Button>}
          guardar={shown && <GuardarQuestao key={shown.id} questao={shown} />}
          relato={shown && <Relatar key={shown.id} idQuestao={shown.id} />}
          fonte={shown && <ComoSaiu questao={shown} />}
          isMain
          acaoSecundaria={
            !isLast && (
              <Button variant="quiet" onClick={onEnd}>
                Ver resultado
              </Button>
            )
          }
        />
      </div>
    </>
  )
}
