import { VISITANTE, type Device } from '@rumo/shared-auth/device'

/** Where mf-public keeps the essays that no server has (its features/redacoes/guardadas.ts). */
const NAME = 'redacoes-enviadas/1'

/** How many finished essays wait on this device for whoever uses it, a visitor's included. */
export async function countParaEnviar(device: Device): Promise<number> {
  const donos = new Set([device.owner(), VISITANTE])
  const kept = await Promise.all([...donos].map((dono) => device.of(dono).read<unknown>(NAME)))
  return kept.flatMap((list) => (Array.isArray(list) ? list.filter(isFinished) : [])).length
}

function isFinished(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  const { texto, rascunho } = one as { texto?: unknown; rascunho?: unknown }
  return typeof texto === 'string' && rascunho !== true
}
