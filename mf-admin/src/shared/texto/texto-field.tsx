import { Field, TextField } from '@rumo/shared-ui'
import { useRef, useState, type ChangeEvent, type ClipboardEvent, type ComponentProps } from 'react'
import { useTellAviso } from './avisos.tsx'
import { BarraDeMarcas, onMarcaKey } from './barra-de-marcas.tsx'
import styles from './barra-de-marcas.module.css'
import { coladoIn, insertText, linhasColadas, linhasUnidas } from './colado.ts'
import { useFormulaAoLado } from './formula-ao-lado.tsx'
import { useProblema } from './use-problema.ts'

type TextoFieldProps = Omit<ComponentProps<typeof TextField>, 'aviso'>
type LinhaFieldProps = Omit<ComponentProps<typeof Field>, 'aviso'>

/**
 * A field for text with markup (docs/decisions/texts.md): says while one writes what cannot be drawn, has what is pasted
 * in the form of our texts, marks what is selected by a button or a key, and shows the formula that is being written.
 */
export function TextoField(props: TextoFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { look, leave, formula } = useFormulaAoLado()
  return (
    <div className={styles.texto}>
      <TextField
        ref={field}
        onPaste={pasteTexto}
        onKeyDown={onMarcaKey}
        onSelect={look}
        onBlur={leave}
        {...props}
        {...useAviso(props)}
      />
      <BarraDeMarcas field={field} />
      {formula}
    </div>
  )
}

/** Writes what is pasted with its lines joined and its markup; leaves to the browser what has neither. */
export function pasteTexto(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const colado = coladoIn(event.clipboardData)
  const texto = linhasUnidas(linhasColadas(colado))
  if (texto === colado.plain || texto === '') return
  event.preventDefault()
  insertText(texto)
}

/** The same of one line. */
export function LinhaField(props: LinhaFieldProps) {
  return <Field {...props} {...useAviso(props)} />
}

interface Written<Element> {
  name: string
  value?: string | number | readonly string[] | undefined
  defaultValue?: string | number | readonly string[] | undefined
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined
}

/** A form may keep what is written to itself: then it is listened to. */
function useAviso<Element extends HTMLInputElement | HTMLTextAreaElement>({
  name,
  value,
  defaultValue,
  onChange,
}: Written<Element>) {
  const [written, setWritten] = useState(String(defaultValue ?? ''))
  const aviso = useProblema(value === undefined ? written : String(value))
  useTellAviso(name, aviso !== undefined)
  return {
    aviso,
    onChange: (event: ChangeEvent<Element>) => {
      setWritten(event.target.value)
      onChange?.(event)
    },
  }
}
