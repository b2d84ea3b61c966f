import { VisuallyHidden } from '@rumo/shared-ui'
import { useRef, type Ref } from 'react'
import text from '../text.module.css'
import { MIME_TYPES, type Tipo } from './envio.rules.ts'

interface FileButtonProps {
  tipo: Tipo | readonly Tipo[] | 'csv'
  children: string
  /** What it is about, for screen readers. */
  of: string
  /** By which a form finds it, to lead the focus there. */
  name?: string | undefined
  onChoose: (file: File) => void
  describedBy?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A CSV is read here; every other file is sent. */
const acceptOf = (tipo: FileButtonProps['tipo']) =>
  tipo === 'csv'
    ? '.csv,text/csv,text/plain'
    : [tipo]
        .flat()
        .flatMap((each) => MIME_TYPES[each])
        .join()

/** Opens the device's files, and gives the one that was chosen. */
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
          // The same file, chosen again, is another choice.
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
