import { Bubble, type BubbleEstado } from '../bubble/bubble.tsx'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { IconStrike } from '../exam-icons.tsx'
import styles from './alternativas.module.css'
import { VERDICT_WORDS } from './correction.ts'
import { menorOf } from './figura-menor.ts'
import type { AlternativaMostrada } from './questao-mostrada.ts'
import { useRetriedImagem } from './use-retried-imagem.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface AlternativaRowProps {
  alternativa: AlternativaMostrada
  ordem: number
  group: string
  estado: BubbleEstado
  isChosen: boolean
  isLocked: boolean
  isRiscada: boolean
  onRiscar: (() => void) | undefined
  onChoose: () => void
  resolveArquivo: (url: string) => string
}

/** From this length on, in characters, the bubble stands beside the first line, as in a printed exam. */
const LONG_TEXT = 130

/** One alternative: a native radio that looks like a bubble, the text, and the verdict after it was graded. */
export function AlternativaRow(props: AlternativaRowProps) {
  const { alternativa, estado, isLocked, isRiscada, onRiscar, resolveArquivo } = props
  const { nome, texto } = alternativa
  const words = isLocked ? VERDICT_WORDS[estado] : undefined
  const classes = [
    styles.row,
    texto.length > LONG_TEXT && styles.long,
    isLocked ? styles.locked : styles.free,
    isLocked && styles[estado],
    isRiscada && styles.riscada,
  ]
  const row = (
    <label className={classes.filter(Boolean).join(' ')}>
      <input
        className={styles.radio}
        type="radio"
        name={props.group}
        value={alternativa.id}
        checked={props.isChosen}
        onChange={props.onChoose}
      />
      <Bubble letra={nome} estado={estado} tamanho={40} ordem={props.ordem} />
      <span className={styles.content} data-trecho={`alternativa-${nome}`}>
        <VisuallyHidden>{nome}: </VisuallyHidden>
        <Imagem alternativa={alternativa} resolveArquivo={resolveArquivo} />
        {texto && <FormattedText className={styles.text} texto={texto} inline />}
        {words && <span className={styles.words}> {words}</span>}
        {isRiscada && <VisuallyHidden> (riscada)</VisuallyHidden>}
      </span>
    </label>
  )
  if (!onRiscar || isLocked) return row
  return (
    <div className={styles.line}>
      {row}
      {/* The chosen alternative cannot be crossed out; choosing another one has the same meaning. */}
      {!props.isChosen && (
        <button
          type="button"
          className={styles.strike}
          aria-pressed={isRiscada}
          aria-label={`Riscar a alternativa ${nome}`}
          onClick={onRiscar}
        >
          <IconStrike />
        </button>
      )}
    </div>
  )
}

function Imagem(props: Pick<AlternativaRowProps, 'alternativa' | 'resolveArquivo'>) {
  const { url_imagem, descricao, largura, altura } = props.alternativa
  const { key, onError } = useRetriedImagem()
  if (!url_imagem) return null
  const src = props.resolveArquivo(url_imagem)
  return (
    <img
      key={key}
      className={largura && altura ? styles.sized : styles.image}
      {...menorOf(src, largura)}
      src={src}
      width={largura ?? undefined}
      height={altura ?? undefined}
      alt={descricao || 'Figura sem descrição'}
      decoding="async"
      onError={onError}
    />
  )
}
