import type { Call, Input, LoteDeTentativas } from '@rumo/contract'
import { vi } from 'vitest'
import { ApiError } from '@rumo/shared-auth'
import { device } from './device.ts'
import type { FilaDeTentativas } from './fila.ts'

/** What becomes of one call: it arrives and is heard of, or one of both is lost. */
export type Way = 'heard' | 'lost' | 'unheard'

/** A server that has each key once, from the first who brings it. */
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
  // The only call that it knows.
  const http = { call, offers: () => offers } as unknown as ConstructorParameters<
    typeof FilaDeTentativas
  >[0]['http']
  return { http, kept, batches, ways, call }
}
