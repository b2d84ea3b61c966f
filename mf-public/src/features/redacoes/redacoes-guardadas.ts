import { isFlag, isId, isText, orMissing, shapeOf, isInstant } from '@rumo/contract/shapes'
import { VISITANTE, type Device, type OwnDevice } from '@rumo/shared-device/device'
import { isChave } from '@rumo/shared-device/fila'
import { chaveOf, REDACOES_GUARDADAS as NAME } from '@rumo/shared-device/redacoes'
import { isTema, type Tema } from './tema.ts'

/** An essay that stays on the device until the server has it. */
export interface RedacaoGuardada {
  /** When the essay was handed in, as ISO 8601. It is unique among the essays of one owner. */
  enviada_em: string
  tema: Tema
  texto: string
  /** The id of the essay that this one rewrites. */
  id_anterior?: number | undefined
  /**
   * The unique name of the essay for the server. The essay gets it when the account says that the essay is to be sent.
   */
  chave?: string | undefined
  /** The chave of the simulado in which the essay was written. The chave of the essay is made from it. */
  chave_do_simulado?: string | undefined
  /** Whether the essay was put aside unfinished. */
  rascunho?: boolean | undefined
  /** The name of the draft that a tab left so when it was closed, as long as the writer has not been told of it. */
  deixada?: string | undefined
}

export type NovaGuardada = Omit<RedacaoGuardada, 'enviada_em'>

/** The essays that this device keeps, the newest first. Rejects when the device refuses. */
export async function readGuardadas(ownDevice: OwnDevice): Promise<RedacaoGuardada[]> {
  return listIn(await ownDevice.read<unknown>(NAME)).filter(isGuardada)
}

export const isGuardada = shapeOf<RedacaoGuardada>({
  enviada_em: isInstant,
  tema: isTema,
  texto: isText,
  id_anterior: orMissing(isId),
  chave: orMissing(isChave),
  chave_do_simulado: orMissing(isText),
  rascunho: orMissing(isFlag),
  deixada: orMissing(isText),
})

/**
 * Keeps one more essay and returns it. Resolves to null when the device refuses; nothing has changed then. The same
 * text of the same instant is kept only once, because two tabs, or a page that was closed meanwhile, may hand in the
 * essay of a simulado that ended. So is a text that two tabs put aside.
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
      (one) =>
        one.texto === nova.texto &&
        (one.enviada_em === guardada.enviada_em || isSameRascunho(one, nova)),
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

export const isSameRascunho = (one: NovaGuardada, other: NovaGuardada): boolean =>
  one.rascunho === true &&
  other.rascunho === true &&
  one.tema.id === other.tema.id &&
  one.id_anterior === other.id_anterior

/** Deletes an essay; resolves to false when the device refuses. */
export async function removeGuardada(
  ownDevice: OwnDevice,
  guardada: Pick<RedacaoGuardada, 'enviada_em'>,
): Promise<boolean> {
  return ownDevice.update<unknown>(NAME, (kept) => without(listIn(kept), guardada))
}

/** Keeps an essay with its `chave`, which marks it as to be sent. Resolves to false when the device refuses. */
export function claimGuardada(
  ownDevice: OwnDevice,
  guardada: RedacaoGuardada & { chave: string },
): Promise<boolean> {
  return ownDevice.update<unknown>(NAME, (kept) => [guardada, ...without(listIn(kept), guardada)])
}

/**
 * Moves all essays of a visitor to an account. With `isToSend`, the finished ones are marked as to be sent. Resolves to
 * false when the device refuses; nothing has changed then.
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

/** All entries, including those of other releases. */
export function listIn(kept: unknown): unknown[] {
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
