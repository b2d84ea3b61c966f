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
        {onde === 'adiante' && ', e o mais novo neste aparelho'} {quandoWords(guarda.quando)}
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

const GUARDADO: Record<Onde, string> = {
  aparelho: 'Rascunho guardado neste aparelho',
  conta: 'Rascunho guardado na sua conta',
  adiante: 'Rascunho guardado na sua conta',
  outro: 'Rascunho guardado neste aparelho',
  enviado: 'Rascunho guardado neste aparelho',
  encerrado: 'Rascunho guardado neste aparelho',
}

interface AvisoProps extends GuardaProps {
  /** Shows the two texts beside each other. Without this function the message has no button. */
  onComparar?: (() => void) | undefined
}

/**
 * Warns when the draft could not be kept or deleted, when another tab or device has another text, and when another
 * device has sent or discarded the essay.
 */
export function AvisoDaGuarda({ guarda, onde = 'aparelho', onComparar }: AvisoProps) {
  const trouble = TROUBLES[guarda.estado]
  const dois =
    guarda.estado === 'outra-aba' ? 'em outra aba' : onde === 'outro' && 'em outro aparelho'
  return (
    <>
      <output className={styles.recusado}>{trouble}</output>
      <output className={styles.outro}>
        {dois && (
          <>
            Você também escreveu {dois}.{' '}
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

/** What became of the essay on another device. */
export const FIM: Record<Fim, string> = {
  enviado: 'Esta redação foi enviada em outro aparelho.',
  encerrado: 'Esta redação foi enviada ou descartada em outro aparelho.',
}

const TROUBLES: { [estado in Guarda['estado']]?: string } = {
  recusado: 'Este aparelho não está guardando o rascunho. Copie o texto antes de sair.',
  preso: 'Não foi possível apagar o rascunho: ele continua guardado neste aparelho.',
}
