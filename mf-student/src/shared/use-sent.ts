import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { redacoes, simulados } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'

/** A screen waits no longer for what is on its way to the server; it is looked at again once it has arrived. */
const PATIENCE_MS = 3000

/**
 * Sends what this device has answered, ended and written, so that what the server says is of after that: true once that
 * is done, or has failed, or takes too long.
 */
export function useSent(): boolean {
  const queries = useQueryClient()
  const [isSent, setIsSent] = useState(false)
  useEffect(() => simulados.subscribe(() => void queries.invalidateQueries()), [queries])
  useEffect(() => {
    let [isHere, isLate] = [true, false]
    const timer = setTimeout(() => {
      isLate = true
      setIsSent(true)
    }, PATIENCE_MS)
    const send = async () => {
      await Promise.all([fila.send(), simulados.send(), redacoes.send()])
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
  return isSent
}
