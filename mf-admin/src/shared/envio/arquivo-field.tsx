import { FieldError } from '@rumo/shared-ui'
import { useEffect, useId, useRef, useState } from 'react'
import { BaixarArquivo } from '../arquivos/baixar-arquivo.tsx'
import { EnvioStatus, WAIT } from './envio-status.tsx'
import styles from './envio.module.css'
import text from '../text.module.css'
import { FileButton } from './file-button.tsx'
import { fileNameOf, sizeInWords } from './envio.rules.ts'
import { useUpload } from './use-upload.ts'
import { useFocusKept } from './use-focus-kept.ts'

interface ArquivoFieldProps {
  label: string
  name: string
  error: string | undefined
  /** The address in the saved record; null without a file. */
  atual: string | null | undefined
}

/** A form field for a PDF, which is uploaded as soon as it is chosen. The value is its address. */
export function ArquivoField({ label, name, error, atual }: ArquivoFieldProps) {
  const [chosen, setChosen] = useState({ url: atual ?? '', said: saidOf(atual ?? '') })
  const { envio, send, cancel } = useUpload('pdf', ({ url_arquivo, tamanho }, file) =>
    setChosen({ url: url_arquivo, said: `${file.name} · ${sizeInWords(tamanho)}` }),
  )
  const errorId = useId()
  const isSending = envio.estado === 'enviando'
  const input = useInvalidWhile(isSending)
  const { chooseRef, cancelRef } = useFocusKept(isSending)
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {label} <span className={styles.optional}>(opcional)</span>
      </legend>
      <input
        ref={input}
        className={styles.value}
        name={name}
        value={chosen.url}
        tabIndex={-1}
        aria-hidden="true"
        onChange={() => undefined}
        onFocus={() => chooseRef.current?.focus()}
      />
      <div className={styles.line}>
        <p className={styles.said}>{chosen.said || (isSending ? '' : 'Nenhum arquivo.')}</p>
        <div className={text.ways}>
          {chosen.url !== '' && <BaixarArquivo url={chosen.url} of={label} />}
          {!isSending && (
            <FileButton
              ref={chooseRef}
              tipo="pdf"
              of={label}
              describedBy={error && errorId}
              onChoose={send}
            >
              {chosen.url === '' ? 'Escolher arquivo' : 'Trocar arquivo'}
            </FileButton>
          )}
          {chosen.url !== '' && (
            <button
              type="button"
              className={text.way}
              onClick={() => {
                setChosen({ url: '', said: '' })
                chooseRef.current?.focus()
              }}
            >
              Tirar
            </button>
          )}
        </div>
      </div>
      <EnvioStatus envio={envio} cancelRef={cancelRef} onCancel={cancel} onRetry={send} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

const saidOf = (url: string) => (url === '' ? '' : fileNameOf(url, 'Arquivo guardado no servidor'))

/** Makes the input invalid during an upload, so that the record cannot be saved without the file. */
function useInvalidWhile(isSending: boolean) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.setCustomValidity(isSending ? WAIT : '')
  }, [isSending])
  return input
}
