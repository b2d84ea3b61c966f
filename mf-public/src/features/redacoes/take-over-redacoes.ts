import { VISITANTE, type Device } from '@rumo/shared-device/device'
import { takesRedacoes } from './takes-redacoes.ts'
import { addGuardada, takeOverGuardadas } from './redacoes-guardadas.ts'
import { rascunhoOn, readRascunho } from './rascunho.ts'

/**
 * Gives what a visitor wrote to an account, which has said that it is its own: the essays, which go to the
 * server by themselves then where it takes any, and the draft. Where the account has a draft, the visitor's is put among
 * the essays, unfinished. What the device refuses stays the visitor's. Rejects where it cannot be read.
 */
export async function takeOverRedacoes(device: Device, conta: string): Promise<void> {
  await takeOverGuardadas(device, conta, takesRedacoes())
  const [left, own] = [rascunhoOn(device.of(VISITANTE)), rascunhoOn(device.of(conta))]
  const draft = await readRascunho(left)
  if (!draft) return
  const isKept = (await readRascunho(own))
    ? await addGuardada(device.of(conta), { ...draft, rascunho: true }, new Date())
    : await own.write(draft)
  // Writes the new copy before removing the old one, so that there is always at least one.
  if (isKept) await left.remove()
}
