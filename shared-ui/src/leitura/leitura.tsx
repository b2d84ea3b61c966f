import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { Button } from '../button.tsx'
import { IconLetras } from '../exam-icons.tsx'
import { changeAberta, useAberta } from './aberta.ts'
import { areaOf } from './area.ts'
import styles from './leitura.module.css'
import type { Marca } from './marca.ts'
import type { LeituraProps } from './leitura-props.ts'
import type * as Painel from './painel.tsx'

/** The module of the tools, once it was loaded. */
let tools: typeof Painel | undefined

/**
 * The button of the reading tools, whose code is loaded with the first use. The element that the tools read has the
 * attribute `data-area-de-leitura`.
 */
export function Leitura(props: LeituraProps) {
  const { guardada } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  // The next question has another button. Its panel then stays open but does not take the focus.
  const [wasPressed, setWasPressed] = useState(false)
  const { parte, temRegua } = useParte(wasPressed)
  const isOpen = parte !== null
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => void guardada.follow(), [guardada])
  useShownMarcas(button, props.marcas)
  const open = async () => {
    setHasFailed(false)
    try {
      tools ??= await import('./painel.tsx')
      setWasPressed(true)
      changeAberta({ parte: 'ajustes' })
    } catch {
      // The code could not be loaded; the user can press the button again.
      setHasFailed(true)
    }
  }
  const putRulerAway = () => {
    changeAberta({ temRegua: false })
    button.current?.focus()
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
      {tools && temRegua && <tools.Regua onClose={putRulerAway} />}
      {tools && parte && (
        <tools.Painel
          key={parte}
          {...props}
          {...{ id, parte, button }}
          takesFocus={wasPressed}
          onClose={close}
        />
      )}
    </div>
  )
}

const NONE: readonly Marca[] = []

/** The open part of the tools. Reading aloud ends when the question in which the user began it is replaced. */
function useParte(wasPressed: boolean) {
  const { parte, temRegua } = useAberta()
  const isLeft = parte === 'ouvir' && !wasPressed
  useEffect(() => {
    if (isLeft) changeAberta({ parte: null })
  }, [isLeft])
  return { parte: isLeft ? null : parte, temRegua }
}

/** Shows the marked passages. The code for it is loaded with the first mark. */
function useShownMarcas(button: RefObject<HTMLElement | null>, marcas = NONE): void {
  const wereShown = useRef(false)
  useEffect(() => {
    if (marcas.length === 0 && !wereShown.current) return undefined
    wereShown.current = true
    const shown = { area: areaOf(button.current) }
    void showIn(shown, marcas)
    return () => {
      shown.area = null
      void showIn(shown, NONE)
    }
  }, [button, marcas])
}

/** Shows the marks, unless their question was replaced while the code was loading; then it shows none. */
async function showIn(shown: { area: Element | null }, marcas: readonly Marca[]): Promise<void> {
  try {
    const { showMarcas } = await import('./realces.ts')
    if (shown.area || marcas.length === 0) showMarcas(shown.area ?? document, marcas)
  } catch {
    // Without a network the marks are kept, and shown the next time.
  }
}
