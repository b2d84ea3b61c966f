import { device, type Device } from '@rumo/shared-device/device'
import { REDACOES_GUARDADAS } from '@rumo/shared-device/redacoes'
import { queryOptions } from '@tanstack/react-query'
import { offersRedacoes } from './redacoes.calls.ts'

/** How many finished essays of its current user wait on a device to be sent. */
export async function countParaEnviar(aparelho: Device): Promise<number> {
  const kept = await aparelho.of(aparelho.owner()).read<unknown>(REDACOES_GUARDADAS)
  return Array.isArray(kept) ? kept.filter(isFinished).length : 0
}

/**
 * The number of finished essays that wait on this device. Its key contains the owner. 0 when the device refuses the
 * read.
 */
export const paraEnviarQuery = () =>
  queryOptions({
    queryKey: ['redacoes-para-enviar', device.owner()],
    queryFn: () => countParaEnviar(device).catch(() => 0),
    enabled: offersRedacoes(),
  })

function isFinished(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  const { texto, rascunho } = one as { texto?: unknown; rascunho?: unknown }
  return typeof texto === 'string' && rascunho !== true
}
