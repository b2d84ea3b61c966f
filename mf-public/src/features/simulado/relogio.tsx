import { IconEye, IconEyeOff, IconPause, VisuallyHidden } from '@rumo/shared-ui'
import styles from './relogio.module.css'
import type { Cronometro } from './cronometro.ts'
import type { Simulado } from './simulado.ts'
import { type Handlers, useRelogio } from './use-relogio.ts'
import { avisoInWords, timeInWords } from './simulado.words.ts'

interface RelogioProps extends Handlers {
  simulado: Simulado
  cronometro: Cronometro
  onToggle: () => void
  /** Pauses the clock; null when it cannot be paused. */
  onPause: (() => void) | null
}

/**
 * The time that is left, or the time taken when there is no limit. The time can be hidden; its warnings are still shown
 * and read out.
 */
export function Relogio({ simulado, cronometro, onToggle, onPause, ...handlers }: RelogioProps) {
  const { hora, aviso } = useRelogio(simulado, cronometro, handlers)
  const { escondeRelogio } = simulado
  const shownMs = hora.restanteMs ?? hora.decorridoMs
  return (
    <div className={styles.line}>
      <output className={styles.warning}>{aviso && avisoInWords(aviso)}</output>
      {!escondeRelogio && (
        <span className={styles.time} role="timer">
          <VisuallyHidden>
            {hora.restanteMs === null ? 'Tempo decorrido: ' : 'Tempo restante: '}
          </VisuallyHidden>
          {timeInWords(shownMs, hora.restanteMs !== null)}
        </span>
      )}
      {onPause && (
        <button type="button" className={styles.toggle} onClick={onPause}>
          <IconPause />
          <span className={styles.word}>Pausar</span>
        </button>
      )}
      <button type="button" className={styles.toggle} onClick={onToggle}>
        {escondeRelogio ? (
          <>
            <IconEye />
            Mostrar relógio
          </>
        ) : (
          <>
            <IconEyeOff />
            <span className={styles.word}>Esconder</span>
            <VisuallyHidden> relógio</VisuallyHidden>
          </>
        )}
      </button>
    </div>
  )
}
