import { gradeQuestao, type Resultado } from '@rumo/contract/rules'
import { Fragment, useId, type ReactNode, type Ref } from 'react'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { ScrollBox } from '../formatted-text/scroll-box.tsx'
import { Alternativas } from './alternativas.tsx'
import { handleAnswerKey } from './answer-keys.ts'
import { Feedback } from './feedback.tsx'
import { KeyHint } from './key-hint.tsx'
import type { QuestaoMostrada } from './questao-mostrada.ts'
import styles from './questao.module.css'
import { Referencias } from './referencias.tsx'
import { Facts } from '../facts/facts.tsx'
import { sourceLine } from './source-line.ts'

export interface QuestaoProps {
  questao: QuestaoMostrada
  /** The heading, such as 'Questão 3'. */
  titulo: string
  headingRef?: Ref<HTMLHeadingElement>
  /** Whether the question is a part of a page that has its own title. */
  isPart?: boolean
  /** The id of the chosen alternative. */
  escolhida: number | null
  /** Whether the answer was checked; it is then locked and graded. */
  conferida: boolean
  /** The result, when it was graded elsewhere; by default it is computed with the key. */
  resultado?: Resultado
  onEscolher: (id: number) => void
  onResponder: () => void
  /** The ids of the alternatives that were crossed out. */
  riscadas?: readonly number[]
  /** Crosses an alternative out, or undoes that; missing when crossing out is not offered. */
  onRiscar?: (id: number) => void
  /** Returns the address of a file of the API for a `url_imagem`. */
  resolveArquivo: (url: string) => string
  /** The main action of the screen. On a phone it stands in a bar at the bottom. */
  acao: ReactNode
  /** An action for the question as a whole, beside its title. */
  acaoDoTitulo?: ReactNode
  /** The reading tools, beside the source of the question. */
  leitura?: ReactNode
  /** Further actions, in the flow of the text. */
  acaoSecundaria?: ReactNode
  /** What Enter does, for the hint about keys; 'responde' by default. With null there is no hint. */
  enterDoes?: string | null
  /** The full answer card, shown from 1200 px on. */
  card?: ReactNode
}

const NONE: readonly number[] = []

/**
 * A question, wherever it is answered, reviewed or previewed. It does not hold the answer: its user does. The element
 * around it must have the page's margin (`--page-margin`) at both sides, which the bar on a phone covers.
 */
export function Questao(props: QuestaoProps) {
  const { questao, escolhida, conferida, resolveArquivo } = props
  const { alternativas, referencias, situacao } = questao
  const titleId = useId()
  const { riscadas = NONE, onRiscar, resultado: told = gradeQuestao(questao, escolhida) } = props
  const resultado = conferida ? told : null
  const hasReferencias = referencias.length > 0
  const classes = [
    styles.questao,
    hasReferencias && styles.withReferencias,
    props.acao && styles.withAcao,
    props.card && styles.withCard,
  ]
  return (
    <div className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys only shorten what radios and button do */}
      <article
        className={classes.filter(Boolean).join(' ')}
        aria-labelledby={titleId}
        data-area-de-leitura
        onKeyDown={(event) => handleAnswerKey(event, { ...props, alternativas })}
      >
        {/* All but the card starts anew with each question, and so does the heading, which takes the focus. */}
        <Fragment key={questao.id}>
          <Cabeca {...props} titleId={titleId} />
          {hasReferencias && (
            <ScrollBox className={styles.referencias} label="Texto e figuras da questão">
              <div data-lido>
                <Referencias referencias={referencias} resolveArquivo={resolveArquivo} />
              </div>
            </ScrollBox>
          )}
          <div className={styles.body}>
            <div className={styles.text} data-lido data-trecho="texto">
              <FormattedText texto={questao.texto} />
            </div>
            <Alternativas
              alternativas={alternativas}
              escolhida={escolhida}
              resultado={resultado}
              foiAnulada={situacao === 'anulada'}
              riscadas={riscadas}
              onRiscar={onRiscar}
              onEscolher={props.onEscolher}
              resolveArquivo={resolveArquivo}
            />
            <Feedback questao={questao} escolhida={escolhida} resultado={resultado} />
            <Acoes {...props} />
          </div>
        </Fragment>
        {props.card && <div className={styles.card}>{props.card}</div>}
      </article>
    </div>
  )
}

function Cabeca(props: QuestaoProps & { titleId: string }) {
  const { questao, titulo, titleId, headingRef, acaoDoTitulo, leitura } = props
  const Title = props.isPart ? 'h2' : 'h1'
  const source = sourceLine(questao)
  return (
    <header className={styles.head}>
      <div className={styles.titleLine}>
        <Title id={titleId} ref={headingRef} tabIndex={-1} className={styles.title}>
          {titulo}
        </Title>
        {acaoDoTitulo}
      </div>
      <div className={styles.sourceLine}>
        {source && (
          <div data-lido>
            <p className={styles.source}>
              <Facts of={source} />
            </p>
          </div>
        )}
        {leitura}
      </div>
    </header>
  )
}

function Acoes(props: QuestaoProps) {
  const { questao, escolhida, conferida, onRiscar, enterDoes = 'responde' } = props
  return (
    <div className={styles.actions}>
      {props.acao && <div className={styles.bar}>{props.acao}</div>}
      {!conferida && enterDoes !== null && (
        <KeyHint
          alternativas={questao.alternativas}
          hasChosen={escolhida !== null}
          enterDoes={enterDoes}
          canStrike={onRiscar !== undefined}
        />
      )}
      {props.acaoSecundaria && <div className={styles.secondary}>{props.acaoSecundaria}</div>}
    </div>
  )
}
