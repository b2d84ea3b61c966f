import { CACHES } from '@rumo/contract'
import { isId, listOf, shapeOf } from '@rumo/contract/shapes'
import { device, forgetOwner, keptByAllUnder, keptUnder, VISITANTE } from './device.ts'
import {
  isLevadaUnexpired,
  isLevada,
  LEVADAS,
  nameOf,
  type Levada,
  type OQueLevar,
} from './levada.ts'
import { LevadasAqui } from './levadas-aqui.ts'
import { SIMULADO_GUARDADO } from './simulado-entregue.ts'

export * from './levada.ts'
export { LevadasAqui } from './levadas-aqui.ts'

/** The owner of saved content that is for every user of the device: questions that any visitor may draw. */
const APARELHO = 'aparelho'

/** Reviews and plans belong to the account; everything else is for every user of the device. */
const ownerOf = ({ tipo }: Pick<OQueLevar, 'tipo'>) =>
  tipo === 'revisao' || tipo === 'plano' ? device.owner() : APARELHO

/**
 * The saved content that the page's user may use, the newest first. Expired content is removed. Empty where the device
 * refuses.
 */
export async function listLevadas(nowMs = Date.now()): Promise<Levada[]> {
  const owner = device.owner()
  const owners = owner === VISITANTE ? [APARELHO] : [APARELHO, owner]
  const kept = await Promise.all(
    owners.map((one) => keptUnder(one, LEVADAS).catch(() => new Map<string, unknown>())),
  )
  const all = kept.flatMap((values) => [...values.values()].filter(isLevada))
  const old = all.filter((levada) => !isLevadaUnexpired(levada, nowMs))
  const current = all.filter((levada) => isLevadaUnexpired(levada, nowMs))
  await Promise.all(old.map((levada) => removeLevada(levada)))
  return current.toSorted((a, b) => b.levadaEmMs - a.levadaEmMs)
}

/** The saved content, in a form that answers in place of a server. */
export async function levadasAqui(): Promise<LevadasAqui> {
  return new LevadasAqui(await listLevadas(), await underWay())
}

const areQuestoes = listOf(shapeOf<{ id: number }>({ id: isId }))

/** The ids of the questions in the simulado that the page's user has under way on this device. */
async function underWay(): Promise<Set<number>> {
  const kept = await device
    .of(device.owner())
    .read<Partial<Record<'etapa' | 'questoes', unknown>>>(SIMULADO_GUARDADO)
    .catch(() => undefined)
  const asks = kept?.etapa === 'em-curso' && areQuestoes(kept.questoes) ? kept.questoes : []
  return new Set(asks.map(({ id }) => id))
}

/**
 * Stores content in place of an earlier version of the same content. Pictures of the earlier version that are no longer
 * needed are removed. Returns false where there is no room.
 */
export async function keepLevada(levada: Levada): Promise<boolean> {
  let before: readonly string[] = []
  const isKept = await device.of(ownerOf(levada)).update<unknown>(nameOf(levada), (kept) => {
    before = isLevada(kept) ? kept.figuras : []
    return levada
  })
  if (isKept) await forgetFiguras(before)
  return isKept
}

/**
 * Removes saved content, with the pictures that nothing else needs. Returns false where the device refuses. A newer
 * version of the same content, saved in another tab meanwhile, stays.
 */
export async function removeLevada(levada: Levada): Promise<boolean> {
  let isAnew = false
  const isDone = await device.of(ownerOf(levada)).update<unknown>(nameOf(levada), (kept) => {
    isAnew = isLevada(kept) && !isSame(kept, levada)
    return isAnew ? kept : undefined
  })
  if (isDone && !isAnew) await forgetFiguras(levada.figuras)
  return isDone
}

/** Whether both are the same content, saved at the same time. */
const isSame = (one: Levada, other: Levada) =>
  nameOf(one) === nameOf(other) && one.levadaEmMs === other.levadaEmMs

/**
 * Removes everything that this device stores for an owner, with the pictures that nothing else needs. Returns false
 * where the browser refuses; nothing has changed then.
 */
export async function forgetOwnerAndFiguras(owner: string): Promise<boolean> {
  const kept = await keptUnder(owner, LEVADAS).catch(() => new Map<string, unknown>())
  const isForgotten = await forgetOwner(owner)
  if (isForgotten) await forgetFiguras([...kept.values()].filter(isLevada).flatMap(figurasOf))
  return isForgotten
}

const figurasOf = ({ figuras }: Levada) => figuras

/**
 * Removes the pictures among these that no saved content of any owner needs. Where the browser refuses, the pictures
 * stay.
 */
export async function forgetFiguras(figuras: readonly string[]): Promise<void> {
  if (figuras.length === 0) return
  try {
    const here = (await keptByAllUnder(LEVADAS)).filter(isLevada)
    const needed = new Set(here.flatMap(figurasOf))
    const cache = await caches.open(CACHES.pictures)
    for (const url of figuras) if (!needed.has(url)) await cache.delete(url)
  } catch (error) {
    console.warn('This browser removes no picture.', error)
  }
}
