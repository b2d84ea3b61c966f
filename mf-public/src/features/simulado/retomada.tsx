import { Button } from '@rumo/shared-ui'
import { useState } from 'react'
import { marcadasInWords } from '../../shared/marcadas.ts'
import styles from '../../shared/remark.module.css'

interface RetomadaProps {
  /** How many questions have an answer. */
  marcadas: number
  total: number
  /** Whether it can be gone on with later, from the account that it belongs to. */
  ficaNaConta: boolean
  onStartOver: () => void
  /** Hands this one in as it is. */
  onEnd: () => void
}

/** Says that one goes on with a simulado that was left open, and offers another, which asks first. */
export function Retomada(props: RetomadaProps) {
  const { marcadas, total, ficaNaConta, onStartOver, onEnd } = props
  const [isAsking, setIsAsking] = useState(false)
  const [hasAsked, setHasAsked] = useState(false)
  const stay = () => {
    setHasAsked(true)
    setIsAsking(false)
  }
  if (!isAsking) {
    return (
      <div className={styles.remark}>
        <p>Você parou com {marcadasInWords(marcadas, total)}.</p>
        <Button variant="quiet" ref={hasAsked ? takeFocus : null} onClick={() => setIsAsking(true)}>
          Começar outro
        </Button>
      </div>
    )
  }
  return (
    <fieldset className={styles.remark} aria-label="Começar outro simulado">
      <output>
        {ficaNaConta
          ? 'Este fica na sua conta, e o tempo dele não para.'
          : perdidasInWords(marcadas)}
      </output>
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
  )
}

const perdidasInWords = (marcadas: number) =>
  marcadas === 1
    ? 'Se você começar outro, a resposta deste será perdida.'
    : `Se você começar outro, as ${marcadas} respostas deste serão perdidas.`

/** What was pressed goes with what it asked for, or answered: its place is taken. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()
