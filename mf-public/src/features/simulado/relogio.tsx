import { IconEye, IconEyeOff, VisuallyHidden } from '@rumo/shared-ui'
import styles from './relogio.module.css'
import type { Simulado } from './rules.ts'
import { useRelogio } from './use-relogio.ts'
import { avisoInWords, timeInWords } from './words.ts'

interface RelogioProps {
  simulado: Simulado
  onToggle: () => void
  /** Time is over. */
  onOver: () => void
}

/**
 * How much time is left, or was taken where there is no limit. It can be hidden; its warnings come all the same, and
 * are heard.
 */
export function Relogio({ simulado, onToggle, onOver }: RelogioProps) {
  const { hora, aviso } = useRelogio(simulado, onOver)
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
