import { VisuallyHidden } from '@rumo/shared-ui'
import { useRef, type Ref } from 'react'
import text from '../text.module.css'
import { MIME_TYPES, type Tipo } from './envio.rules.ts'

interface FileButtonProps {
  tipo: Tipo | readonly Tipo[] | 'csv'
  children: string
  /** Names the file for screen readers. */
  of: string
  /** The name by which a form finds the button, to focus it. */
  name?: string | undefined
  onChoose: (file: File) => void
  describedBy?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A CSV file is read in the browser; every other file is sent. */
const acceptOf = (tipo: FileButtonProps['tipo']) =>
  tipo === 'csv'
    ? '.csv,text/csv,text/plain'
    : [tipo]
        .flat()
        .flatMap((each) => MIME_TYPES[each])
        .join()

/** A button that opens the device's file dialog and reports the chosen file. */
export function FileButton({
  tipo,
  children,
  of,
  name,
  onChoose,
  describedBy,
  ref,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        ref={ref}
        type="button"
        name={name}
        className={text.way}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
        <VisuallyHidden> {of}</VisuallyHidden>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(tipo)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Clearing the value makes the browser report the same file when the user chooses it again.
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
