import type { Device } from '@rumo/shared-device/device'
import { REDACOES_GUARDADAS } from '@rumo/shared-device/redacoes'

/** How many finished essays of its current user wait on this device. */
export async function countParaEnviar(device: Device): Promise<number> {
  const kept = await device.of(device.owner()).read<unknown>(REDACOES_GUARDADAS)
  return Array.isArray(kept) ? kept.filter(isFinished).length : 0
}

function isFinished(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  const { texto, rascunho } = one as { texto?: unknown; rascunho?: unknown }
  return typeof texto === 'string' && rascunho !== true
}
