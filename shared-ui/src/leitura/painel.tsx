import { useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { Button } from '../button.tsx'
import { IconClose, IconMarcaTexto, IconRegua } from '../exam-icons.tsx'
import { IconPlay } from '../icons.tsx'
import { changeAberta, useAberta, type Parte } from './aberta.ts'
import { AjustesView } from './ajustes.tsx'
import type { LeituraProps } from './leitura-props.ts'
import { Marcador } from './marcador.tsx'
import { Ouvinte } from './ouvinte.tsx'
import styles from './painel.module.css'
import { canHighlight } from './realces.ts'

export { Regua } from './regua.tsx'

interface PainelProps extends LeituraProps {
  id: string
  parte: Parte
  /** The button of the tools, which stands in the area that they read. */
  button: RefObject<HTMLElement | null>
  /** Closes the panel and returns the focus to the button. */
  onClose: () => void
  /** Whether the panel takes the focus, because the user has just opened it. */
  takesFocus: boolean
}

const TITULOS: Record<Parte, string> = { ajustes: 'Leitura', ouvir: 'Ouvir', marcar: 'Marca-texto' }

/**
 * The panel of the reading tools: a sheet at the bottom that is not modal. The page reserves the same height at its
 * end, so that the panel never covers anything for good.
 */
export function Painel(props: PainelProps) {
  const { id, parte, button, guardada, takesFocus, onClose } = props
  const panel = useRef<HTMLDialogElement>(null)
  const title = useId()
  useRoomBelow(panel)
  useLayoutEffect(() => {
    if (takesFocus) panel.current?.focus()
  }, [takesFocus])
  const handleKey = (event: KeyboardEvent) => {
    // A letter typed here must not choose an alternative of the question around the panel.
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
  }
  return (
    <dialog
      ref={panel}
      id={id}
      className={styles.painel}
      popover="manual"
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <div className={styles.dentro}>
        <div className={styles.cabeca}>
          <h2 id={title} className={styles.titulo}>
            {TITULOS[parte]}
          </h2>
          {parte === 'ajustes' && <Ferramentas {...props} />}
          <button type="button" className={styles.fechar} aria-label="Fechar" onClick={onClose}>
            <IconClose />
          </button>
        </div>
        {parte === 'ajustes' && <AjustesView guardada={guardada} />}
        {parte === 'ouvir' && <Ouvinte button={button} />}
        {parte === 'marcar' && <Marcador {...props} />}
      </div>
    </dialog>
  )
}

/** The buttons of the tools, beside the settings. */
function Ferramentas({ onMarcar }: LeituraProps) {
  const { temRegua } = useAberta()
  return (
    <div className={styles.ferramentas}>
      <Button variant="quiet" onClick={() => changeAberta({ parte: 'ouvir' })}>
        <IconPlay />
        Ouvir
      </Button>
      <Button
        variant="quiet"
        aria-pressed={temRegua}
        className={temRegua ? styles.ligada : undefined}
        onClick={() => changeAberta({ temRegua: !temRegua })}
      >
        <IconRegua />
        Régua de leitura
      </Button>
      {onMarcar && canHighlight() && (
        <Button variant="quiet" onClick={() => changeAberta({ parte: 'marcar' })}>
          <IconMarcaTexto />
          Marca-texto
        </Button>
      )}
    </div>
  )
}

/** Shows the panel above everything, and sets its height on the page as `--painel`. */
function useRoomBelow(panel: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return undefined
    // Firefox before 125 has no popovers: there the panel is opened as a dialog in the page's own layer.
    if ('showPopover' in element) element.showPopover()
    else (element as HTMLDialogElement).show()
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--painel', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--painel')
    }
  }, [panel])
}
