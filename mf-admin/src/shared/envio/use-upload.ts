import { envios, type ArquivoRecebido } from '@rumo/contract'
import { ApiError, http } from '@rumo/shared-auth'
import { useEffect, useRef, useState } from 'react'
import { problemOfFile, tipoOf, WRONG_BYTES, type Tipo } from './envio.rules.ts'

export const offersEnvios = () => http.offers(envios.create)

export type Envio =
  | { estado: 'parado' }
  /** `parte` is the fraction that was sent, from 0 to 1. */
  | { estado: 'enviando'; file: File; parte: number }
  /** `isWorthRetrying`: a retry may succeed. */
  | { estado: 'falhou'; file: File; motivo: string; isWorthRetrying: boolean }

const IDLE: Envio = { estado: 'parado' }

/**
 * Sends one file at a time, of one of these kinds. The upload can be cancelled and retried. No record names the file
 * yet: the server deletes it after a day unless one does.
 */
export function useUpload(
  tipos: Tipo | readonly Tipo[],
  onReceived: (received: ArquivoRecebido, file: File) => void,
) {
  const [envio, setEnvio] = useState<Envio>(IDLE)
  const pending = useRef<AbortController | null>(null)
  useEffect(() => () => pending.current?.abort(), [])

  const send = async (file: File) => {
    pending.current?.abort()
    const tipo = tipoOf(file, tipos)
    const problem = problemOfFile(file, tipos)
    if (problem !== undefined) {
      setEnvio({ estado: 'falhou', file, motivo: problem, isWorthRetrying: false })
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    pending.current = controller
    setEnvio({ estado: 'enviando', file, parte: 0 })
    const body = new FormData()
    body.append('arquivo', file, file.name)
    try {
      const received = await http.call(envios.create, {
        body,
        signal,
        onProgress: (parte) => {
          if (!signal.aborted) setEnvio({ estado: 'enviando', file, parte })
        },
      })
      if (signal.aborted) return
      setEnvio(IDLE)
      onReceived(received, file)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setEnvio({
        estado: 'falhou',
        file,
        motivo: error.status === 415 ? WRONG_BYTES[tipo] : (error.campos.arquivo ?? error.mensagem),
        isWorthRetrying: ![413, 415, 422].includes(error.status),
      })
    }
  }

  const cancel = () => {
    pending.current?.abort()
    setEnvio(IDLE)
  }
  return { envio, send: (file: File) => void send(file), cancel }
}
