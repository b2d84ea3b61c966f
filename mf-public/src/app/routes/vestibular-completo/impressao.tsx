import type { QuestaoCorrigida } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { Facts, FormattedText } from '@rumo/shared-ui'
import { longDateWords } from '@rumo/shared-ui/words'
import { useEffect, useRef, type RefObject } from 'react'
import { LinhaBubbles } from '../../../features/cartao-resposta/cartao-column.tsx'
import { scoreOf, type Linha } from '../../../features/cartao-resposta/cartao-resposta.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import printing from '../../../shared/printing.module.css'
import styles from './impressao.module.css'

interface ImpressaoProps {
  simulado: Simulado
  corrigidas: readonly QuestaoCorrigida[]
  /** The graded card, with one row for each question. */
  linhas: readonly Linha[]
  onPrinted: () => void
}

/**
 * The simulado on paper: its questions, the answer card as it was marked, and the key. The print dialog opens
 * automatically.
 */
export function Impressao({ simulado, corrigidas, linhas, onPrinted }: ImpressaoProps) {
  const page = useRef<HTMLDivElement>(null)
  usePrint(page, onPrinted)
  const { certas, total } = scoreOf(linhas)
  const { prova, materia, encerradoEm } = simulado
  return (
    <div ref={page} className={`${styles.page} ${printing.printed}`}>
      <h1 className={styles.title}>
        Simulado: {prova?.nome ?? materia?.nome ?? 'questões sorteadas'}
      </h1>
      <p>
        <Facts of={[encerradoEm && longDateWords(encerradoEm), `${certas} de ${total} certas`]} />
      </p>
      {corrigidas.map((questao, index) => (
        <QuestaoImpressa
          key={questao.id}
          questao={questao}
          linha={linhas[index]}
          semReferencias={isSameTexts(questao, corrigidas[index - 1])}
        />
      ))}
      <section className={styles.sheet}>
        <h2 className={styles.title}>Cartão-resposta</h2>
        <ol className={styles.card}>
          {linhas.map((linha) => (
            <li key={linha.numero} className={styles.row}>
              <b>{linha.numero}</b>
              <LinhaBubbles linha={linha} />
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.sheet}>
        <h2 className={styles.title}>Gabarito</h2>
        <ol className={styles.key}>
          {linhas.map(({ numero, gabarito, foiAnulada }) => (
            <li key={numero}>
              <b>{numero}</b> {foiAnulada ? 'anulada' : gabarito || 'sem gabarito'}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

interface QuestaoImpressaProps {
  questao: QuestaoCorrigida
  linha: Linha | undefined
  /** Whether the texts were already printed above the previous question. */
  semReferencias: boolean
}

function QuestaoImpressa({ questao, linha, semReferencias }: QuestaoImpressaProps) {
  const { referencias, alternativas, texto } = questao
  return (
    <article className={styles.question}>
      <h2 className={styles.number}>Questão {linha?.numero}</h2>
      {!semReferencias &&
        referencias.map(
          ({ id, titulo, texto: lido, url_imagem, descricao, legenda, informacao_acesso }) => (
            <section key={id} className={styles.reference}>
              {titulo && (
                <h3>
                  <FormattedText texto={titulo} inline />
                </h3>
              )}
              {lido && <FormattedText texto={lido} />}
              {url_imagem && (
                <img
                  className={styles.figure}
                  src={http.fileUrl(url_imagem)}
                  alt={descricao ?? ''}
                />
              )}
              {legenda && (
                <p className={styles.small}>
                  <FormattedText texto={legenda} inline />
                </p>
              )}
              {informacao_acesso && (
                <p className={styles.small}>
                  <FormattedText texto={informacao_acesso} inline />
                </p>
              )}
            </section>
          ),
        )}
      <div className={styles.whole}>
        <FormattedText texto={texto} />
        <ul>
          {alternativas.map(({ id, nome, texto: words, url_imagem, descricao }) => (
            <li key={id} className={styles.alternative}>
              <span>({nome})</span>
              <span>
                {url_imagem && (
                  <img
                    className={styles.figure}
                    src={http.fileUrl(url_imagem)}
                    alt={descricao ?? ''}
                  />
                )}
                {words && <FormattedText texto={words} inline />}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

const idsOf = (one: QuestaoCorrigida | undefined) =>
  (one?.referencias ?? []).map(({ id }) => id).join(' ')

/** Questions about the same texts follow each other, so the texts are printed once. */
function isSameTexts(questao: QuestaoCorrigida, before: QuestaoCorrigida | undefined): boolean {
  return questao.referencias.length > 0 && idsOf(questao) === idsOf(before)
}

/** Prints once the figures are loaded or have failed to load. */
function usePrint(page: RefObject<HTMLElement | null>, onPrinted: () => void): void {
  const done = useRef(onPrinted)
  useEffect(() => {
    done.current = onPrinted
  })
  useEffect(() => {
    const state = { isGone: false }
    const figures = [...(page.current?.querySelectorAll('img') ?? [])].map((one) => one.decode())
    const printWhole = async () => {
      await Promise.allSettled(figures)
      if (state.isGone) return
      print()
      // In some browsers print() returns once the dialog has read the page, in others when it closes.
      done.current()
    }
    void printWhole()
    return () => {
      state.isGone = true
    }
  }, [page])
}
