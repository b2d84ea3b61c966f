import type { Prova } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { alertFailure, Button } from '@rumo/shared-ui'
import { useRef, useState } from 'react'
import { createDraft } from '../../../features/provas/provas.calls.ts'
import { useAnnounceAnswer } from '../../../shared/crud/use-announce-answer.ts'
import { EnvioStatus } from '../../../shared/envio/envio-status.tsx'
import { MIME_TYPES, nomeOfFile } from '../../../shared/envio/envio.rules.ts'
import { useUpload } from '../../../shared/envio/use-upload.ts'
import { useUnsaved } from '../../../shared/use-unsaved.ts'
import styles from './importar-prova.module.css'
import text from '../../../shared/text.module.css'
import { Rascunho } from './rascunho.tsx'

interface Recebido {
  nome: string
  url_arquivo: string
}

/** Creates a draft prova from a file that was sent. */
function useCreateDraft() {
  const announceAnswer = useAnnounceAnswer()
  const [created, setCreated] = useState<Prova | null>(null)
  /** A file that is on the server, but in no prova yet. */
  const [received, setReceived] = useState<Recebido | null>(null)
  const create = async (recebido: Recebido) => {
    setReceived(null)
    try {
      const answer = await createDraft(recebido.nome, recebido.url_arquivo)
      setCreated(answer.dados)
      announceAnswer(answer, 'rascunho cadastrado')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setReceived(recebido)
      await alertFailure(error)
    }
  }
  const clear = () => {
    setCreated(null)
    setReceived(null)
  }
  return { created, received, create, clear }
}

/** Makes a draft prova of a PDF, where the server reads no exams. */
export function SoArquivo() {
  const { created, received, create, clear } = useCreateDraft()
  const { envio, send, cancel } = useUpload(
    'pdf',
    ({ url_arquivo }, file) => void create({ nome: nomeOfFile(file.name), url_arquivo }),
  )
  useUnsaved(() => envio.estado === 'enviando' || received !== null)
  const input = useRef<HTMLInputElement>(null)
  const giveUp = () => {
    cancel()
    // The button that was pressed disappears, so the focus needs another place.
    input.current?.focus()
  }
  return (
    <div className={styles.importar}>
      <label className={styles.field}>
        <span className={styles.label}>PDF da prova</span>
        <input
          ref={input}
          type="file"
          accept={MIME_TYPES.pdf.join()}
          aria-describedby="importar-prova-dica"
          // Clearing the value makes the browser report the same file when the user chooses it again.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (!file) return
            clear()
            send(file)
          }}
        />
      </label>
      <p id="importar-prova-dica" className={text.small}>
        Até 50 MB. O arquivo vira uma prova em rascunho, que só administradores veem.
      </p>
      <EnvioStatus envio={envio} onCancel={giveUp} onRetry={send} />
      {received && (
        <div className={styles.rascunho} role="alert">
          <p>O PDF de {received.nome} foi enviado, mas ainda não há uma prova com ele.</p>
          <div>
            <Button onClick={() => void create(received)}>Cadastrar o rascunho</Button>
          </div>
        </div>
      )}
      {created && <Rascunho key={created.id} prova={created} />}
    </div>
  )
}
