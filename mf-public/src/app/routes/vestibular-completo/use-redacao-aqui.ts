import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import type { OwnDevice } from '@rumo/shared-device/device'
import { redacoes as envio } from '@rumo/shared-device/envios'
import { useEffect, useState } from 'react'
import { readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'

/**
 * Where the essay of an ended simulado is: `espera` on this device to be sent, or `enviada`. With `outra`, it was sent,
 * and this device keeps another text of that simulado as an unfinished essay.
 */
type RedacaoAqui = 'espera' | 'enviada' | 'outra'

/** Where the essay of a simulado is. Checked only with `isAsked`. */
export function useRedacaoAqui(ownDevice: OwnDevice, chave: string, isAsked: boolean): RedacaoAqui {
  const [aqui, setAqui] = useState<RedacaoAqui>('espera')
  useEffect(() => {
    if (!isAsked) return undefined
    const look = async () => {
      const kept = await readGuardadas(ownDevice)
      const isWaiting = kept.some((one) => one.chave === chaveDaRedacao(chave))
      const hasOther = kept.some((one) => one.rascunho && one.chave_do_simulado === chave)
      setAqui(isWaiting ? 'espera' : hasOther ? 'outra' : 'enviada')
    }
    // When the device cannot be read, the essay is assumed to be there still.
    const lookAgain = () => void look().catch(() => undefined)
    lookAgain()
    return envio.subscribe(lookAgain)
  }, [ownDevice, chave, isAsked])
  return aqui
}
