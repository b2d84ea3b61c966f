import { VISITANTE, type Device } from '@rumo/shared-auth/device'
import { REDACOES_GUARDADAS } from '@rumo/shared-auth/redacoes'

/** How many finished essays wait on this device for whoever uses it, a visitor's included. */
export async function countParaEnviar(device: Device): Promise<number> {
  const donos = new Set([device.owner(), VISITANTE])
  const kept = await Promise.all(
    [...donos].map((dono) => device.of(dono).read<unknown>(REDACOES_GUARDADAS)),
  )
  return kept.flatMap((list) => (Array.isArray(list) ? list.filter(isFinished) : [])).length
}

function isFinished(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  const { texto, rascunho } = one as { texto?: unknown; rascunho?: unknown }
  return typeof texto === 'string' && rascunho !== true
}
