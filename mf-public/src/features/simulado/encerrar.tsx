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

interface EncerrarNoFimProps extends EncerrarProps {
  marcacoes: readonly Marcacao[]
  /** Since when its question is on the screen, in ms of the page's own clock. */
  since: RefObject<number>
}

/** Since when a question is on the screen, in ms of the page's own clock. */
export function useShownSince(atual: number): RefObject<number> {
  const since = useRef(Infinity)
  useEffect(() => {
    since.current = performance.now()
  }, [atual])
  return since
}

/**
 * The same where it takes the place of the way on: a second tap that was meant for that hands nothing in. Whoever has
 * marked something since then means it.
 */
export function EncerrarNoFim({ marcacoes, since, onEnd, ...rest }: EncerrarNoFimProps) {
  const [before] = useState(marcacoes)
  const end = (press: MouseEvent) => {
    // Not the time of now: a busy phone tells of a tap late.
    const isMeant = press.timeStamp - since.current > SECOND_TAP_MS
    if (isMeant || marcacoes !== before) onEnd(press)
  }
  return <Encerrar {...rest} onEnd={end} />
}

/** Which questions are missing; says so too when the last one gets its answer. */
export const Falta = ({ falta }: { falta: string | null }) => (
  <output className={styles.missing}>{falta ?? 'Cartão completo.'}</output>
)
