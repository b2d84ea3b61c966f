import { Button, confirm } from '@rumo/shared-ui'
import { useEffect, useRef } from 'react'
import styles from './encerrar.module.css'
import { blankInWords } from './words.ts'

/** What is still blank: how many questions, and which, as in '6 e 8'. */
export interface EmBranco {
  count: number
  numeros: string
}

/**
 * What hands the card in, and first asks where a question is blank. Once the simulado ends by itself, nothing is
 * asked any more.
 */
export function useEncerrar({ count, numeros }: EmBranco, onEnd: () => void): () => void {
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])
  return () => {
    if (count === 0) onEnd()
    else void ask()
  }

  async function ask(): Promise<void> {
    const controller = new AbortController()
    asking.current = controller
    const isSure = await confirm({
      ...blankInWords(count, numeros),
      confirmar: 'Encerrar Simulado',
      cancelar: 'Voltar às questões',
      signal: controller.signal,
    })
    if (isSure && !controller.signal.aborted) onEnd()
  }
}

interface EncerrarProps {
  /** Whether something that must be answered is blank. */
  isHeldBack: boolean
  /** `outline` where something else is the one action of the screen. */
  variant?: 'primary' | 'outline'
  onEnd: () => void
}

/** Hands the card in. */
export const Encerrar = ({ isHeldBack, variant = 'primary', onEnd }: EncerrarProps) => (
  <Button variant={variant} disabled={isHeldBack} onClick={onEnd}>
    Encerrar Simulado
  </Button>
)

/** Which questions are missing; says so too when the last one gets its answer. */
export const Falta = ({ falta }: { falta: string | null }) => (
  <output className={styles.missing}>{falta ?? 'Cartão completo.'}</output>
)
