import { redacoesEnviadas, type LinhaDeSimulado } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { keptUnder, type Device } from '@rumo/shared-device/device'
import { REDACOES_DE_SIMULADOS as PREFIX } from '@rumo/shared-device/redacoes'
import type { Simulado } from '../../../features/simulado/simulado.ts'

interface Parts {
  owner: string
  /** The simulados of this device. */
  simulados: readonly Pick<Simulado, 'id' | 'chave' | 'etapa'>[]
  /** The simulados that the account has under way; null when the server did not answer. */
  linhas: readonly Pick<LinhaDeSimulado, 'id'>[] | null
}

/**
 * Removes from this device the essays of ended simulados that the server has. Opening the result on this device removes
 * them too, but the student may never open it here. Rejects when the device refuses or the server does not answer.
 */
export async function clearRedacoes(device: Device, { owner, ...known }: Parts): Promise<void> {
  if (!http.offers(redacoesEnviadas.list)) return
  const underWay = new Set(underWayOf(known))
  const kept = await keptUnder(owner, PREFIX)
  const chaves = [...kept].flatMap(([name, work]) => {
    const chave = name.slice(PREFIX.length).split('/')[0] ?? ''
    return work === undefined || underWay.has(chave) ? [] : [chave]
  })
  if (chaves.length === 0) return
  const { settleDeixadas } = await import('../vestibular-completo/redacoes-deixadas.ts')
  await settleDeixadas(device, owner, [...new Set(chaves)])
}

/** The `chaves` of the simulados on this device that are, or may be, under way. */
const underWayOf = ({ simulados, linhas }: Omit<Parts, 'owner'>) =>
  simulados.flatMap(({ id, chave, etapa }) => {
    const hasEnded = id !== null && linhas !== null && !linhas.some((linha) => linha.id === id)
    return etapa === 'em-curso' && !hasEnded ? [chave] : []
  })
