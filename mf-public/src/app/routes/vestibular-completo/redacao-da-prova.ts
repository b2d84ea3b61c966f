import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { VISITANTE, type Device, type OwnDevice } from '@rumo/shared-device/device'
import { redacoes as envio } from '@rumo/shared-device/envios'
import { REDACOES_DE_SIMULADOS } from '@rumo/shared-device/redacoes'
import { takesRedacoes } from '../../../features/redacoes/takes-redacoes.ts'
import { addGuardada } from '../../../features/redacoes/redacoes-guardadas.ts'
import {
  putAside,
  putAsideOn,
  readRascunho,
  type Rascunho,
  type RascunhoWork,
} from '../../../features/redacoes/rascunho.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { KeptWork } from '../../../shared/kept-work.ts'

/** The name under which a device keeps the essay of a simulado in progress. */
export const nameOfRedacao = (chave: string) => `${REDACOES_DE_SIMULADOS}${chave}`

/** The essay of a simulado, which the device keeps until the simulado ends. */
export const redacaoWorkOf = (
  ownDevice: OwnDevice,
  { chave }: Pick<Simulado, 'chave'>,
): RascunhoWork =>
  new KeptWork(ownDevice, nameOfRedacao(chave), putAsideOn(ownDevice, nameOfRedacao(chave)))

/** Whether an owner's essay is sent to the server when the simulado ends; otherwise it stays on the device. */
export const isToSend = (owner: string): boolean => owner !== VISITANTE && takesRedacoes()

/**
 * Hands in the essay of a simulado that has ended. The device keeps it among its essays. It is sent to the server when
 * an account wrote it and the server takes essays. Resolves to false when the device refuses.
 */
export async function handInRedacao(
  { ownDevice, owner }: { ownDevice: OwnDevice; owner: string },
  { chave, encerradoEm }: Pick<Simulado, 'chave' | 'encerradoEm'>,
  { tema, texto, em }: Rascunho,
): Promise<boolean> {
  const nova = {
    tema,
    texto,
    chave_do_simulado: chave,
    ...(isToSend(owner) && { chave: chaveDaRedacao(chave) }),
  }
  const guardada = await addGuardada(ownDevice, nova, new Date(encerradoEm ?? em ?? Date.now()))
  if (guardada?.chave) void envio.sendOne(owner, { ...guardada, chave: guardada.chave })
  return guardada !== null
}

/**
 * Hands in the essay that this device still has of a simulado that ended without it, for example on another device.
 * Resolves to null when there is nothing to hand in, and to false when the device refuses. Rejects when the essay
 * cannot be read.
 */
export async function handInLeft(
  of: { ownDevice: OwnDevice; owner: string },
  simulado: Pick<Simulado, 'chave' | 'encerradoEm'>,
): Promise<boolean | null> {
  const work = redacaoWorkOf(of.ownDevice, simulado)
  const left = await readRascunho(work)
  if (!left || left.texto.trim() === '') return null
  const isKept = await handInRedacao(of, simulado, left)
  if (isKept) await work.remove()
  return isKept
}

/** Whether the device keeps an essay that was begun in a simulado. */
export async function hasRedacao(
  ownDevice: OwnDevice,
  simulado: Pick<Simulado, 'chave'>,
): Promise<boolean> {
  const kept = await readRascunho(redacaoWorkOf(ownDevice, simulado)).catch(() => null)
  return kept !== null && kept.texto.trim() !== ''
}

/**
 * Moves the essay of a simulado that is not continued to the unfinished essays. If the device refuses, the essay stays
 * where it is. Rejects when the essay cannot be read.
 */
export async function putWorkAside(ownDevice: OwnDevice, work: RascunhoWork): Promise<void> {
  const left = await readRascunho(work)
  if (left && (await putAside(ownDevice, left))) await work.remove()
}

/** Moves an essay that a visitor wrote in a simulado to the account that took over the simulado. */
export const takeOverRedacaoDaProva = (
  device: Device,
  conta: string,
  { chave }: Pick<Simulado, 'chave'>,
): Promise<boolean> =>
  device.updateBoth<unknown>([VISITANTE, conta], nameOfRedacao(chave), (its, own) =>
    own === undefined ? [undefined, its] : [its, own],
  )
