import { Button } from '@rumo/shared-ui'
import { diaOf } from '@rumo/contract/rules'
import { onWhenWords, timeWords } from '@rumo/shared-ui/words'
import type { Guarda } from './rascunho.ts'
import { isFim, type Fim, type Onde } from './onde.ts'
import styles from './guarda.module.css'

interface GuardaProps {
  guarda: Guarda
  onde?: Onde | undefined
}

/** Says that the draft is kept. A screen reader reads only a change of the words, not the time after every pause. */
export const GuardaView = ({ guarda, onde = 'aparelho' }: GuardaProps) => (
  <p className={styles.guarda}>
    <output>{guarda.estado === 'guardado' && GUARDADO[onde]}</output>
    {guarda.estado === 'guardado' && (
      <span>
        {ONDE_DA_CONTA[onde]} {quandoWords(guarda.quando)}
        {onde === 'adiante' && ', a caminho da sua conta'}
      </span>
    )}
  </p>
)

/** Of today the hour is enough. */
function quandoWords(quando: Date): string {
  const instant = quando.toISOString()
  const isToday = diaOf(quando.getTime()) === diaOf(Date.now())
  return isToday ? `às ${timeWords(instant)}` : onWhenWords(instant)
}

/** While one writes, the account has the draft for a moment and then lacks a word again, so this is not announced. */
const ONDE_DA_CONTA: { [onde in Onde]?: string } = {
  conta: ' na sua conta',
  adiante: ' neste aparelho',
}

const GUARDADO: Record<Onde, string> = {
  aparelho: 'Rascunho guardado neste aparelho',
  conta: 'Rascunho guardado',
  adiante: 'Rascunho guardado',
  outro: 'Rascunho guardado neste aparelho',
  enviado: 'Rascunho guardado neste aparelho',
  encerrado: 'Rascunho guardado neste aparelho',
}

interface AvisoProps extends GuardaProps {
  /** Shows the two texts beside each other. Without this function the message has no button. */
  onComparar?: (() => void) | undefined
  /** Whether a tab that was closed meanwhile has left another text. */
  isDeixado?: boolean
}

/**
 * Warns when the draft could not be kept or deleted, when another tab or device has another text, or a tab left one, and
 * when another device has sent or discarded the essay.
 */
export function AvisoDaGuarda(props: AvisoProps) {
  const { guarda, onde = 'aparelho', onComparar, isDeixado = false } = props
  const trouble = TROUBLES[guarda.estado]
  const dois = doisInWords(guarda, onde, isDeixado)
  return (
    <>
      <output className={styles.recusado}>{trouble}</output>
      <output className={styles.outro}>
        {dois && (
          <>
            {dois}{' '}
            {onComparar && (
              <Button variant="quiet" onClick={onComparar}>
                Ver os dois textos
              </Button>
            )}
          </>
        )}
        {!dois && isFim(onde) && `${FIM[onde]} O que está nesta folha fica neste aparelho.`}
      </output>
    </>
  )
}

/** Says where there is another text; null when there is none. */
function doisInWords({ estado }: Guarda, onde: Onde, isDeixado: boolean): string | null {
  if (estado === 'outra-aba') return 'Você também escreveu em outra aba.'
  if (onde === 'outro') return 'Você também escreveu em outro aparelho.'
  if (!isDeixado || isFim(onde)) return null
  return 'Você escreveu em duas abas, e um dos textos ficou de fora.'
}

/** What became of the essay on another device. */
export const FIM: Record<Fim, string> = {
  enviado: 'Esta redação foi enviada em outro aparelho.',
  encerrado: 'Esta redação foi enviada ou descartada em outro aparelho.',
}

const TROUBLES: { [estado in Guarda['estado']]?: string } = {
  recusado: 'Este aparelho não está guardando o rascunho. Copie o texto antes de sair.',
  preso: 'Não foi possível apagar o rascunho: ele continua guardado neste aparelho.',
}
