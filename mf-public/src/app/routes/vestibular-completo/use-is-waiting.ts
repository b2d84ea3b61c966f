import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import type { OwnDevice } from '@rumo/shared-device/device'
import { redacoes as envio } from '@rumo/shared-device/envios'
import { useEffect, useState } from 'react'
import { readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'

/** Whether the essay of a simulado is still on this device, until the server has it; asked where `isAsked`. */
export function useIsWaiting(ownDevice: OwnDevice, chave: string, isAsked: boolean): boolean {
  const [isWaiting, setIsWaiting] = useState(true)
  useEffect(() => {
    if (!isAsked) return undefined
    const look = async () => {
      const kept = await readGuardadas(ownDevice)
      setIsWaiting(kept.some((one) => one.chave === chaveDaRedacao(chave)))
    }
    // A device that does not tell has it still, as far as is known.
    const lookAgain = () => void look().catch(() => undefined)
    lookAgain()
    return envio.subscribe(lookAgain)
  }, [ownDevice, chave, isAsked])
  return isWaiting
}
