import { CACHES } from '@rumo/contract'
import { isId, listOf, shapeOf } from '@rumo/contract/shapes'
import { device, keptUnder, VISITANTE } from './device.ts'
import { isCurrent, isLevada, LEVADAS, nameOf, type Levada, type OQueLevar } from './levada.ts'
import { LevadasAqui } from './levadas-aqui.ts'
import { SIMULADO_GUARDADO } from './simulado-entregue.ts'

export * from './levada.ts'
export { LevadasAqui } from './levadas-aqui.ts'

/** The owner of what is for every user of the device: questions that any visitor may draw. */
const APARELHO = 'aparelho'

/** What an account has to review or to do today is for that account. */
const ownerOf = ({ tipo }: Pick<OQueLevar, 'tipo'>) =>
  tipo === 'revisao' || tipo === 'plano' ? device.owner() : APARELHO

/**
 * What was taken along and is here for the page's user, the newest first; what is older than a week is removed. Nothing
 * where the device refuses.
 */
export async function listLevadas(nowMs = Date.now()): Promise<Levada[]> {
  const owner = device.owner()
  const owners = owner === VISITANTE ? [APARELHO] : [APARELHO, owner]
  const kept = await Promise.all(
    owners.map((one) => keptUnder(one, LEVADAS).catch(() => new Map<string, unknown>())),
  )
  const all = kept.flatMap((values) => [...values.values()].filter(isLevada))
  const old = all.filter((levada) => !isCurrent(levada, nowMs))
  const current = all.filter((levada) => isCurrent(levada, nowMs))
  await Promise.all(old.map((levada) => remove(levada, current)))
  return current.toSorted((a, b) => b.levadaEmMs - a.levadaEmMs)
}

/** The same, to be asked as a server is. */
export async function levadasAqui(): Promise<LevadasAqui> {
  return new LevadasAqui(await listLevadas(), await underWay())
}

const areQuestoes = listOf(shapeOf<{ id: number }>({ id: isId }))

/** The questions of the simulado that the page's user has under way on this device. */
async function underWay(): Promise<Set<number>> {
  const kept = await device
    .of(device.owner())
    .read<Partial<Record<'etapa' | 'questoes', unknown>>>(SIMULADO_GUARDADO)
    .catch(() => undefined)
  const asks = kept?.etapa === 'em-curso' && areQuestoes(kept.questoes) ? kept.questoes : []
  return new Set(asks.map(({ id }) => id))
}

/** Keeps it, in the place of what was taken of the same before; false where there is no room for it. */
export async function keepLevada(levada: Levada): Promise<boolean> {
  return device.of(ownerOf(levada)).update<unknown>(nameOf(levada), () => levada)
}

/**
 * Takes it from the device, with the pictures that nothing else needs; false where the device refuses. What was taken of
 * the same since, in another tab, stays.
 */
export async function removeLevada(levada: Levada): Promise<boolean> {
  return remove(
    levada,
    (await listLevadas()).filter((one) => !isSame(one, levada)),
  )
}

/** Whether it is of the same, taken at the same time. */
const isSame = (one: Levada, other: Levada) =>
  nameOf(one) === nameOf(other) && one.levadaEmMs === other.levadaEmMs

async function remove(levada: Levada, others: readonly Levada[]): Promise<boolean> {
  let isAnew = false
  const isDone = await device.of(ownerOf(levada)).update<unknown>(nameOf(levada), (kept) => {
    isAnew = isLevada(kept) && !isSame(kept, levada)
    return isAnew ? kept : undefined
  })
  if (isDone && !isAnew) await forgetFiguras(levada.figuras, others)
  return isDone
}

/** Removes pictures that none of `others` needs; where the browser refuses, they stay. */
export async function forgetFiguras(
  figuras: readonly string[],
  others: readonly Levada[],
): Promise<void> {
  const needed = new Set(others.flatMap((one) => one.figuras))
  const cache = await caches.open(CACHES.pictures).catch(() => null)
  for (const url of figuras) if (!needed.has(url)) await cache?.delete(url)
}
