import { Button, InItsPlace } from '@rumo/shared-ui'
import { useState } from 'react'
import { marcadasInWords } from '../../shared/marcadas.ts'
import { takeFocus } from '../../shared/use-history-step.ts'
import styles from '../../shared/remark.module.css'
import { leavingInWords, type Deixado } from './simulado.words.ts'

interface RetomadaProps extends Deixado {
  total: number
  onStartOver: () => void
  /** Hands in this simulado as it is. */
  onEnd: () => void
}

/** Says that the user continues a simulado that was left open, and offers to begin another one, after a question. */
export function Retomada(props: RetomadaProps) {
  const { marcadas, total, onStartOver, onEnd } = props
  const [isAsking, setIsAsking] = useState(false)
  const [hasAsked, setHasAsked] = useState(false)
  const stay = () => {
    setHasAsked(true)
    setIsAsking(false)
  }
  return (
    <InItsPlace shown={isAsking}>
      {isAsking ? (
        <fieldset className={styles.remark} aria-label="Começar outro simulado">
          <output>{leavingInWords(props)}</output>
          <Button variant="quiet" onClick={onStartOver}>
            Escolher outro
          </Button>
          <Button variant="quiet" onClick={onEnd}>
            Encerrar este
          </Button>
          <Button variant="quiet" ref={takeFocus} onClick={stay}>
            Ficar neste
          </Button>
        </fieldset>
      ) : (
        <div className={styles.remark}>
          <p>Você parou com {marcadasInWords(marcadas, total)}.</p>
          <Button
            variant="quiet"
            ref={hasAsked ? takeFocus : null}
            onClick={() => setIsAsking(true)}
          >
            Começar outro
          </Button>
        </div>
      )}
    </InItsPlace>
  )
}
