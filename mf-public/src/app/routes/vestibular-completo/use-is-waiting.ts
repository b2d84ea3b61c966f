import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import type { OwnDevice } from '@rumo/shared-device/device'
import { redacoes as envio } from '@rumo/shared-device/envios'
import { useEffect, useState } from 'react'
import { readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'

/** Whether the essay of a simulado still waits on this device to be sent. Checked only with `isAsked`. */
export function useIsWaiting(ownDevice: OwnDevice, chave: string, isAsked: boolean): boolean {
  const [isWaiting, setIsWaiting] = useState(true)
  useEffect(() => {
    if (!isAsked) return undefined
    const look = async () => {
      const kept = await readGuardadas(ownDevice)
      setIsWaiting(kept.some((one) => one.chave === chaveDaRedacao(chave)))
    }
    // When the device cannot be read, the essay is assumed to be there still.
    const lookAgain = () => void look().catch(() => undefined)
    lookAgain()
    return envio.subscribe(lookAgain)
  }, [ownDevice, chave, isAsked])
  return isWaiting
}
