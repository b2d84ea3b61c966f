import { isFlag, isId, isText, orMissing, shapeOf, isInstant } from '@rumo/contract/shapes'
import { VISITANTE, type Device, type OwnDevice } from '@rumo/shared-device/device'
import { isChave } from '@rumo/shared-device/fila'
import { chaveOf, REDACOES_GUARDADAS as NAME } from '@rumo/shared-device/redacoes'
import { isTema, type Tema } from './tema.ts'

/** An essay that stays on the device until the server has it. */
export interface RedacaoGuardada {
  /** When it was sent, ISO 8601; no two of an owner have the same. */
  enviada_em: string
  tema: Tema
  texto: string
  /** Of a rewriting, the essay that it is one of. */
  id_anterior?: number | undefined
  /** Names it for the server. An account that has said that it is to be sent has given it one. */
  chave?: string | undefined
  /** That of the simulado in which it was written, which its own one is made of. */
  chave_do_simulado?: string | undefined
  /** It was put aside unfinished. */
  rascunho?: boolean | undefined
}

export type NovaGuardada = Omit<RedacaoGuardada, 'enviada_em'>

/** Those that this device keeps, the newest first. Rejects where the device refuses. */
export async function readGuardadas(ownDevice: OwnDevice): Promise<RedacaoGuardada[]> {
  return listIn(await ownDevice.read<unknown>(NAME)).filter(isGuardada)
}

const isGuardada = shapeOf<RedacaoGuardada>({
  enviada_em: isInstant,
  tema: isTema,
  texto: isText,
  id_anterior: orMissing(isId),
  chave: orMissing(isChave),
  chave_do_simulado: orMissing(isText),
  rascunho: orMissing(isFlag),
})

/**
 * Keeps one more, and gives it; null where the device refuses: nothing has changed then. The same text of the same instant
 * is kept once: two tabs, or a page that was closed meanwhile, hand in the essay of a simulado that ended.
 */
export async function addGuardada(
  ownDevice: OwnDevice,
  nova: NovaGuardada,
  agora: Date,
): Promise<RedacaoGuardada | null> {
  let guardada: RedacaoGuardada = { enviada_em: agora.toISOString(), ...nova }
  const isKept = await ownDevice.update<unknown>(NAME, (kept) => {
    const all = listIn(kept)
    const others = all.filter(isGuardada)
    const same = others.find(
      ({ enviada_em, texto }) => enviada_em === guardada.enviada_em && texto === nova.texto,
    )
    if (same) {
      guardada = same
      return all
    }
    guardada.enviada_em = freeInstant(others, agora)
    return [guardada, ...all]
  })
  return isKept ? guardada : null
}

/** Forgets one; false where the device refuses. */
export async function removeGuardada(
  ownDevice: OwnDevice,
  guardada: Pick<RedacaoGuardada, 'enviada_em'>,
): Promise<boolean> {
  return ownDevice.update<unknown>(NAME, (kept) => without(listIn(kept), guardada))
}

/** Gives one its `chave`, which it has from then on: it is to be sent. False where the device refuses. */
export function claimGuardada(
  ownDevice: OwnDevice,
  guardada: RedacaoGuardada & { chave: string },
): Promise<boolean> {
  return ownDevice.update<unknown>(NAME, (kept) => [guardada, ...without(listIn(kept), guardada)])
}

/**
 * Gives all of a visitor to an account, the finished ones as those that are to be sent where `isToSend`; false where the
 * device refuses: nothing has changed then.
 */
export function takeOverGuardadas(
  device: Device,
  conta: string,
  isToSend: boolean,
): Promise<boolean> {
  return device.updateBoth<unknown>([VISITANTE, conta], NAME, (its, own) => {
    const left = listIn(its).filter(isGuardada)
    if (left.length === 0) return [its, own]
    const all = listIn(own)
    for (const one of left.toReversed()) {
      all.unshift({
        ...one,
        ...(isToSend && !one.rascunho && { chave: chaveOf(one) }),
        enviada_em: freeInstant(all.filter(isGuardada), new Date(one.enviada_em)),
      })
    }
    return [listIn(its).filter((one) => !isGuardada(one)), all]
  })
}

/** All entries, those of other releases too. */
function listIn(kept: unknown): unknown[] {
  return Array.isArray(kept) ? kept : []
}

function without(list: unknown[], { enviada_em }: Pick<RedacaoGuardada, 'enviada_em'>): unknown[] {
  return list.filter((one) => !isGuardada(one) || one.enviada_em !== enviada_em)
}

function freeInstant(others: readonly RedacaoGuardada[], agora: Date): string {
  const taken = new Set(others.map(({ enviada_em }) => enviada_em))
  let ms = agora.getTime()
  while (taken.has(new Date(ms).toISOString())) ms++
  return new Date(ms).toISOString()
}
