import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react'
import { nextChave } from '../../shared/editor/itens.ts'
import { coladoIn, insertText, linhasColadas } from '../../shared/texto/colado.ts'
import { pasteTexto } from '../../shared/texto/texto-field.tsx'
import type { PartProps } from './alternativas-editor.tsx'
import { mayPaste } from './edit-questao.ts'
import { questaoColada, type QuestaoColada } from './questao-colada.ts'

/** What was filled, and the function that undoes it. */
interface Parted {
  alternativas: number
  hasReferencia: boolean
  undo: () => void
}

/**
 * Splits a whole question that is pasted into the field of its text, as long as all alternatives are empty. Where it
 * stands in the text otherwise, typed or pasted in pieces, `part` splits it; null where there is nothing to split.
 */
export function useColar({ rascunho, dispatch }: Pick<PartProps, 'rascunho' | 'dispatch'>) {
  const [parted, setParted] = useState<Parted | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const afterPaste = useRef<typeof rascunho>(null)
  // Undoing would lose what is typed after the paste, so the undo is offered only until then.
  useEffect(() => {
    if (parted === null) afterPaste.current = null
    else if (afterPaste.current === null) afterPaste.current = rascunho
    else if (afterPaste.current !== rascunho) setParted(null)
  }, [parted, rascunho])
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = linhasColadas(coladoIn(event.clipboardData))
    const colada = mayPaste(rascunho) ? questaoColada(pasted) : null
    if (!colada) {
      pasteTexto(event)
      return
    }
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const texto = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)
    fill(colada, texto, event.currentTarget)
    insertText(colada.texto)
  }
  /** Fills the fields, but for the text; `undo` puts `texto` there, from which they came. */
  const fill = (colada: QuestaoColada, texto: string, from: HTMLTextAreaElement | null) => {
    field.current = from
    const hasReferencia = colada.referencia !== null
    const undo = () => {
      const { numero, referencias, alternativas } = rascunho
      dispatch({
        type: 'paste',
        colada: { numero: null, referencia: null, alternativas: alternativas.map(() => '') },
      })
      if (hasReferencia) dispatch({ type: 'remove-referencia', chave: nextChave(referencias) })
      dispatch({ type: 'set', mudancas: { numero, texto } })
      setParted(null)
      field.current?.focus()
    }
    dispatch({ type: 'paste', colada })
    setParted({ alternativas: colada.alternativas.length, hasReferencia, undo })
  }
  const solta = useMemo(
    () => (mayPaste(rascunho) ? questaoColada(rascunho.texto) : null),
    [rascunho],
  )
  const part = (from: HTMLTextAreaElement | null) => {
    if (!solta) return
    fill(solta, rascunho.texto, from)
    dispatch({ type: 'set', mudancas: { texto: solta.texto } })
    from?.focus()
  }
  // The browser's own undo would take back the text alone.
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    if (!parted || !isUndo || event.shiftKey || event.altKey) return
    event.preventDefault()
    parted.undo()
  }
  return { onPaste, onKeyDown, parted, part: solta && part }
}
