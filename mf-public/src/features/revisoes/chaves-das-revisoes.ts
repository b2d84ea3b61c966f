import { isText, shapeOf, type Guarded } from '@rumo/contract/shapes'
import type { Dia } from '@rumo/contract/rules'
import type { OwnDevice } from '@rumo/shared-device/device'
import { isChave, newChave } from '@rumo/shared-device/fila'

const NAME = 'revisao/1'

/**
 * The unique name of the answer to each question of a day's review. It is the same in every tab, so that an answer
 * counts once.
 */
const isChaves = shapeOf({
  dia: isText,
  porQuestao: (value): value is Record<string, string> =>
    typeof value === 'object' && value !== null && Object.values(value).every(isChave),
})

type Chaves = Guarded<typeof isChaves>

/** The names for the answers to these questions. A question has one name for each day. */
export async function chavesOf(
  ownDevice: OwnDevice,
  ids: readonly number[],
  dia: Dia,
): Promise<string[]> {
  let named: Chaves['porQuestao'] = {}
  await ownDevice.update<unknown>(NAME, (kept) => {
    named = isChaves(kept) && kept.dia === dia ? { ...kept.porQuestao } : {}
    for (const id of ids) named[id] ??= newChave()
    return { dia, porQuestao: named } satisfies Chaves
  })
  // When the device refuses to keep the names, each tab has its own.
  return ids.map((id) => named[id] ?? newChave())
}
