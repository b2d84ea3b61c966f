import { Button } from '@rumo/shared-ui'
import { useState, type Dispatch, type MouseEvent, type ReactNode } from 'react'
import { SEM_IMAGEM } from '../editor/imagem.ts'
import { useImagem } from '../editor/use-imagem.ts'
import { EnvioStatus } from '../envio/envio-status.tsx'
import { offersEnvios } from '../envio/use-upload.ts'
import { useSolta } from '../envio/use-solta.ts'
import type { EdicaoDeReferencias } from './edit-referencias.ts'
import type { ReferenciaRascunho } from './referencias-rascunho.ts'
import type { ReferenciaWords } from './referencias.words.ts'
import styles from './toma-imagem.module.css'

interface TomaImagemProps {
  /** The path in the record of the text field that takes the image. */
  path: string
  referencias: readonly ReferenciaRascunho[]
  words: ReferenciaWords
  dispatch: Dispatch<EdicaoDeReferencias>
  errors: Readonly<Record<string, string>>
  children: ReactNode
}

/**
 * Lets the text field of a record take an image that is pasted or dropped: the image becomes a reference of the record.
 */
export function TomaImagem({
  path,
  referencias,
  words,
  dispatch,
  errors,
  children,
}: TomaImagemProps) {
  const [taken, setTaken] = useState<string | null>(null)
  const { envio, send, cancel, cancelRef } = useImagem((mudancas) => {
    const imagem = { ...SEM_IMAGEM, ...mudancas }
    dispatch({ type: 'add-imagem', imagem })
    setTaken(imagem.url_imagem)
  })
  // The place of the new image as long as it has no description; -1 otherwise.
  const place = referencias.findIndex(
    ({ url_imagem, descricao }) => url_imagem === taken && descricao === '',
  )
  const describe = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const field = form?.elements.namedItem(`referencias.${place}.descricao`)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <div className={styles.toma} {...useSolta(offersEnvios() ? send : null)}>
      {children}
      <EnvioStatus
        envio={envio}
        name={`${path}.imagem`}
        cancelRef={cancelRef}
        onCancel={cancel}
        onRetry={send}
        error={errors[`${path}.imagem`]}
      />
      <output>
        {place !== -1 && (
          <span className={styles.taken}>
            A imagem chegou: {words.agora.toLowerCase()} {place + 1}.
            <Button variant="quiet" onClick={describe}>
              Descrever a imagem
            </Button>
          </span>
        )}
      </output>
    </div>
  )
}
