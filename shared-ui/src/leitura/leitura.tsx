import type { AjustesDeLeitura } from '@rumo/contract'
import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { Button } from '../button.tsx'
import { IconLetras } from '../exam-icons.tsx'
import { changeAberta, useAberta } from './aberta.ts'
import styles from './leitura.module.css'

type Ajustes = Omit<AjustesDeLeitura, 'escolhidos_em'>

/** Where a device keeps how one reads (shared-device/leitura). */
export interface LeituraGuardada {
  ajustes: () => Ajustes
  subscribe: (listener: () => void) => () => void
  choose: (change: Partial<Ajustes>) => void
  follow: () => Promise<void>
}

export interface LeituraProps {
  guardada: LeituraGuardada
}

export interface PainelProps extends LeituraProps {
  id: string
  /** Closes it, and gives the focus back to the button. */
  onClose: () => void
  /** Whether the focus goes into it: one has just opened it. */
  takesFocus: boolean
}

/** The tools themselves, once they were asked for. */
let Painel: ComponentType<PainelProps> | undefined

/** The button of the reading tools, which come with the first use. What is read with them has `data-area-de-leitura`. */
export function Leitura({ guardada }: LeituraProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = useAberta().parte !== null
  // The next question comes with another button, and its panel stays open without the focus.
  const [wasPressed, setWasPressed] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => void guardada.follow(), [guardada])
  const open = async () => {
    setHasFailed(false)
    try {
      Painel ??= (await import('./painel.tsx')).Painel
      setWasPressed(true)
      changeAberta({ parte: 'ajustes' })
    } catch {
      // Their code did not come; the button is there to try again.
      setHasFailed(true)
    }
  }
  const close = () => {
    changeAberta({ parte: null })
    button.current?.focus()
  }
  return (
    <div className={styles.leitura}>
      <Button
        ref={button}
        variant="quiet"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : void open())}
      >
        <IconLetras />
        Leitura
      </Button>
      <output className={styles.falha}>{hasFailed && 'Não deu para abrir. Toque de novo.'}</output>
      {isOpen && Painel && <Painel {...{ guardada, id }} takesFocus={wasPressed} onClose={close} />}
    </div>
  )
}
