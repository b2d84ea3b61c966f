import type { Marcacao } from '@rumo/contract/rules'
import { Button } from '@rumo/shared-ui'
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import styles from './encerrar.module.css'

interface EncerrarProps {
  /** Whether something that must be answered is blank. */
  isHeldBack: boolean
  /** `outline` where something else is the one action of the screen. */
  variant?: 'primary' | 'outline'
  onEnd: (press: MouseEvent) => void
}

/** Hands the card in. */
export const Encerrar = ({ isHeldBack, variant = 'primary', onEnd }: EncerrarProps) => (
  <Button variant={variant} disabled={isHeldBack} onClick={onEnd}>
    Encerrar Simulado
  </Button>
)

/** For so long the second tap of two may still fall, in ms. */
const SECOND_TAP_MS = 600

/** Which question is on the screen, and since when, in ms of the page's own clock. */
interface Shown {
  atual: number
  sinceMs: number
}

interface EncerrarNoFimProps extends EncerrarProps {
  marcacoes: readonly Marcacao[]
  shown: RefObject<Shown>
}

/** Keeps since when a question is on the screen. */
export function useShown(atual: number): RefObject<Shown> {
  const shown = useRef({ atual, sinceMs: Infinity })
  useEffect(() => {
    shown.current = { atual, sinceMs: performance.now() }
  }, [atual])
  return shown
}

/**
 * The same where it takes the place of the way on: a second tap that was meant for that hands nothing in. Whoever has
 * marked something since then means it.
 */
export function EncerrarNoFim({ marcacoes, shown, onEnd, ...rest }: EncerrarNoFimProps) {
  const [before] = useState(marcacoes)
  const end = (press: MouseEvent) => {
    // Not the time of now: a busy phone tells of a tap late.
    const isMeant = press.timeStamp - shown.current.sinceMs > SECOND_TAP_MS
    if (isMeant || marcacoes !== before) onEnd(press)
  }
  return <Encerrar {...rest} onEnd={end} />
}

/** Which questions are missing; says so too when the last one gets its answer. */
export const Falta = ({ falta }: { falta: string | null }) => (
  <output className={styles.missing}>{falta ?? 'Cartão completo.'}</output>
)
