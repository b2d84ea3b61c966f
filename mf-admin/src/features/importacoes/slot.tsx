import type { ArquivoRecebido } from '@rumo/contract'
import { EnvioStatus } from '../../shared/envio/envio-status.tsx'
import field from '../../shared/envio/envio.module.css'
import { FileButton } from '../../shared/envio/file-button.tsx'
import { sizeInWords, type Tipo } from '../../shared/envio/rules.ts'
import { useEnvio } from '../../shared/envio/use-envio.ts'
import { useFocusKept } from '../../shared/envio/use-focus-kept.ts'
import { useState } from 'react'

/** A file that is on the server and in no record yet. */
export interface Recebido {
  url: string
  nome: string
  tamanho: number
}

/** A place for one file: what is in it, and how it gets there. */
export function useSlot(
  tipos: Tipo | readonly Tipo[],
  onReceived: (recebido: Recebido) => void = () => {},
) {
  const [recebido, setRecebido] = useState<Recebido | null>(null)
  const { envio, send, cancel } = useEnvio(tipos, (received: ArquivoRecebido, file) => {
    const now = { url: received.url_arquivo, nome: file.name, tamanho: received.tamanho }
    setRecebido(now)
    onReceived(now)
  })
  const put = (file: File) => {
    setRecebido(null)
    send(file)
  }
  const clear = () => {
    setRecebido(null)
    cancel()
  }
  return { tipos, recebido, envio, put, clear, isSending: envio.estado === 'enviando' }
}

interface SlotProps {
  label: string
  optional?: boolean
  slot: ReturnType<typeof useSlot>
}

/** One of the two files of an import. */
export function Slot({ label, optional = false, slot }: SlotProps) {
  const { tipos, recebido, envio, put, clear, isSending } = slot
  const { chooseRef, cancelRef } = useFocusKept(isSending)
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>
        {label} {optional && <span className={field.optional}>(opcional)</span>}
      </legend>
      <div className={field.line}>
        <p className={field.said}>
          {recebido ? `${recebido.nome} · ${sizeInWords(recebido.tamanho)}` : 'Nenhum arquivo.'}
        </p>
        <div className={field.ways}>
          {!isSending && (
            <FileButton ref={chooseRef} tipo={tipos} of={label} onChoose={put}>
              {recebido ? 'Trocar arquivo' : 'Escolher arquivo'}
            </FileButton>
          )}
          {recebido && (
            <button
              type="button"
              className={field.way}
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
      <EnvioStatus envio={envio} cancelRef={cancelRef} onCancel={clear} onRetry={put} />
    </fieldset>
  )
}
