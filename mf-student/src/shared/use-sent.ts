import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { feitos, redacoes, simulados } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'

/** The longest time that a screen waits for the sending. Its data is then shown, and reloaded once the sending ends. */
const PATIENCE_MS = 3000

/**
 * Sends this device's answers, simulados and essays before the server is asked, so that the server's figures include
 * them. Becomes true once the sending is done, has failed or takes too long. When the network returns, everything is
 * sent again and the data is reloaded.
 */
export function useSent(): boolean {
  const queries = useQueryClient()
  const [isSent, setIsSent] = useState(false)
  useEffect(() => {
    const stops = [simulados, feitos].map((envio) =>
      envio.subscribe(() => void queries.invalidateQueries()),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries])
  useEffect(() => {
    let [isHere, isLate] = [true, false]
    const timer = setTimeout(() => {
      isLate = true
      setIsSent(true)
    }, PATIENCE_MS)
    const send = async () => {
      await sendAll()
      clearTimeout(timer)
      if (!isHere) return
      setIsSent(true)
      if (isLate) await queries.invalidateQueries()
    }
    void send()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [queries])
  useEffect(() => {
    const askAnew = () => void sendAll().then(() => queries.invalidateQueries())
    addEventListener('online', askAnew)
    return () => removeEventListener('online', askAnew)
  }, [queries])
  return isSent
}

const sendAll = () => Promise.all([fila.send(), simulados.send(), feitos.send(), redacoes.send()])
