import type { Call, Input, LoteDeTentativas } from '@rumo/contract'
import { vi } from 'vitest'
import { ApiError } from '@rumo/shared-auth'
import { device } from './device.ts'
import type { FilaDeTentativas } from './fila.ts'

/**
 * What happens to a call: `heard` (the answer arrives), `lost` (the request does not arrive), `unheard` (the request
 * arrives, but the answer is lost).
 */
export type Way = 'heard' | 'lost' | 'unheard'

/** A server that stores each key once, for the account that sends it first. */
export function fakeServer({ offers = true } = {}) {
  const kept = new Map<string, string>()
  const batches: LoteDeTentativas['tentativas'][] = []
  const ways: Way[] = []
  const call = vi.fn(async (_call: Call, { body }: Input = {}) => {
    const way = ways.shift() ?? 'heard'
    if (way === 'lost') throw new ApiError(0, undefined)
    const batch = (body as LoteDeTentativas).tentativas
    const owner = device.owner()
    batches.push(batch)
    for (const { chave } of batch) if (!kept.has(chave)) kept.set(chave, owner)
    if (way === 'unheard') throw new ApiError(0, undefined)
    return { recebidas: batch.map(({ chave }) => chave), recusadas: [] }
  })
  // Only the functions that the queue uses.
  const http = { call, offers: () => offers } as unknown as ConstructorParameters<
    typeof FilaDeTentativas
  >[0]['http']
  return { http, kept, batches, ways, call }
}
