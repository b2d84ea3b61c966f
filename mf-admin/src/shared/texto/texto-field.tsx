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
 * A field for text with markup (docs/decisions/texts.md). It says what cannot be drawn while the user writes, converts
 * pasted text to our form, formats the selection by buttons or keys, and shows the formula at the cursor.
 */
export function TextoField(props: TextoFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { look, leave, formula } = useFormulaAoLado()
  return (
    <div className={styles.texto}>
      <TextField
        ref={field}
        onPaste={pasteTexto}
        onSelect={look}
        onBlur={leave}
        {...props}
        onKeyDown={(event) => {
          props.onKeyDown?.(event)
          if (!event.defaultPrevented) onMarcaKey(event)
        }}
        {...useAviso(props)}
      />
      <BarraDeMarcas field={field} />
      {formula}
    </div>
  )
}

/**
 * Inserts a pasted text with its lines joined and its markup. If that changes nothing, leaves the paste to the browser.
 */
export function pasteTexto(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const colado = coladoIn(event.clipboardData)
  const texto = linhasUnidas(linhasColadas(colado))
  if (texto === colado.plain || texto === '') return
  event.preventDefault()
  insertText(texto)
}

/** The same for a single line. */
export function LinhaField(props: LinhaFieldProps) {
  return <Field {...props} {...useAviso(props)} />
}

interface Written<Element> {
  name: string
  value?: string | number | readonly string[] | undefined
  defaultValue?: string | number | readonly string[] | undefined
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined
}

/** The warning for a field. An uncontrolled field keeps its value to itself, so its changes are recorded here. */
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
