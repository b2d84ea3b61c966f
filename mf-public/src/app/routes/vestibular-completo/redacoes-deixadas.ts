import { redacoesEnviadas } from '@rumo/contract'
import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { http } from '@rumo/shared-auth'
import type { Device } from '@rumo/shared-device/device'
import { listOf } from '../../../shared/list-of.ts'
import { handInLeft } from './redacao-da-prova.ts'

/** The newest essays. An older essay waits until its result is opened. */
const LAST = { pagina: 1, limite: 50 } as const

/**
 * Takes the `chaves` of simulados whose essays are on this device. Where the server has the essay of a simulado, the one
 * on the device is handed in again: the same text is then removed, and a different one stays as an unfinished essay.
 * Rejects when the server does not answer.
 */
export async function settleDeixadas(
  device: Device,
  owner: string,
  chaves: readonly string[],
): Promise<void> {
  const sent = new Set(
    listOf(await http.call(redacoesEnviadas.list, { query: LAST })).map(({ chave }) => chave),
  )
  const ownDevice = device.of(owner)
  for (const chave of chaves) {
    // The call uses the current token: check that the owner is still the same.
    if (device.owner() !== owner) return
    if (sent.has(chaveDaRedacao(chave))) {
      await handInLeft({ ownDevice, owner }, { chave, encerradoEm: null })
    }
  }
}
