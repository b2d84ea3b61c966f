import { VISITANTE, type Device } from '@rumo/shared-device/device'
import { takesRedacoes } from './takes-redacoes.ts'
import { addGuardada, takeOverGuardadas } from './redacoes-guardadas.ts'
import { rascunhoOn, readRascunho } from './rascunho.ts'

/**
 * Moves what a visitor wrote to an account, after the user said that it is their own. The essays are then sent
 * automatically if the server takes essays. The visitor's draft becomes that of the account; if the account has one
 * already, the visitor's is put among the essays as unfinished. What the device refuses to move stays with the visitor.
 * Rejects when the device cannot be read.
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
