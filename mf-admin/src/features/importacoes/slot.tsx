import type { ArquivoRecebido } from '@rumo/contract'
import { FieldError } from '@rumo/shared-ui'
import { EnvioStatus, WAIT } from '../../shared/envio/envio-status.tsx'
import field from '../../shared/envio/envio.module.css'
import text from '../../shared/text.module.css'
import { FileButton } from '../../shared/envio/file-button.tsx'
import { sizeInWords, type Tipo } from '../../shared/envio/envio.rules.ts'
import { useUpload } from '../../shared/envio/use-upload.ts'
import { useFocusKept } from '../../shared/envio/use-focus-kept.ts'
import { useId, useState } from 'react'

/** A file that is on the server, but in no record yet. */
export interface Recebido {
  url: string
  nome: string
  tamanho: number
}

interface SlotOptions {
  tipos: Tipo | readonly Tipo[]
  onChange: () => void
  onReceived?: (recebido: Recebido) => void
}

/** The state of a field for one file: the file in it, and its upload. */
export function useSlot({ tipos, onChange, onReceived }: SlotOptions) {
  const [recebido, setRecebido] = useState<Recebido | null>(null)
  const { envio, send, cancel } = useUpload(tipos, (received: ArquivoRecebido, file) => {
    const now = { url: received.url_arquivo, nome: file.name, tamanho: received.tamanho }
    setRecebido(now)
    onChange()
    onReceived?.(now)
  })
  const put = (file: File) => {
    setRecebido(null)
    onChange()
    send(file)
  }
  const clear = () => {
    setRecebido(null)
    onChange()
    cancel()
  }
  return { tipos, recebido, envio, put, clear, isSending: envio.estado === 'enviando' }
}

/** Why a form cannot be sent with what is in a slot; undefined if it can. */
export function problemOfSlot({ envio }: Pick<ReturnType<typeof useSlot>, 'envio'>) {
  if (envio.estado === 'enviando') return WAIT
  return envio.estado === 'falhou' ? 'Escolha outro arquivo, ou tire este.' : undefined
}

interface SlotProps {
  label: string
  optional?: boolean
  slot: ReturnType<typeof useSlot>
  name: string
  error: string | undefined
}

/** The field for a file of an import: the booklet or its answer key. */
export function Slot({ label, optional = false, slot, name, error }: SlotProps) {
  const { tipos, recebido, envio, put, clear, isSending } = slot
  const { chooseRef, cancelRef } = useFocusKept(isSending)
  const errorId = useId()
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>
        {label} {optional && <span className={field.optional}>(opcional)</span>}
      </legend>
      <div className={field.line}>
        <p className={field.said}>
          {recebido && `${recebido.nome} · ${sizeInWords(recebido.tamanho)}`}
          {envio.estado === 'parado' && !recebido && 'Nenhum arquivo.'}
        </p>
        <div className={text.ways}>
          {!isSending && (
            <FileButton
              ref={chooseRef}
              tipo={tipos}
              of={label}
              name={name}
              describedBy={error && errorId}
              onChoose={put}
            >
              {recebido ? 'Trocar arquivo' : 'Escolher arquivo'}
            </FileButton>
          )}
          {recebido && (
            <button
              type="button"
              className={text.way}
              onClick={() => {
                clear()
                chooseRef.current?.focus()
              }}
            >
              Tirar
            </button>
          )}
        </div>
      </div>
      <EnvioStatus
        envio={envio}
        name={name}
        cancelRef={cancelRef}
        onCancel={() => {
          clear()
          // The button that was pressed disappears, so the focus needs another place.
          chooseRef.current?.focus()
        }}
        onRetry={put}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
