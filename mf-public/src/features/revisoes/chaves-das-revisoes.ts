import { isText, shapeOf } from '@rumo/contract/shapes'
import type { Dia } from '@rumo/contract/rules'
import type { OwnDevice } from '@rumo/shared-device/device'
import { isChave, newChave } from '@rumo/shared-device/fila'

const NAME = 'revisao/1'

/** Of each question of a day's review the name that its answer has, in whichever tab it is given. */
interface Chaves {
  dia: Dia
  porQuestao: Record<string, string>
}

const isChaves = shapeOf<Chaves>({
  dia: isText,
  porQuestao: (value): value is Chaves['porQuestao'] =>
    typeof value === 'object' && value !== null && Object.values(value).every(isChave),
})

/** Names the answers that are about to be given to questions; of one day a question has one. */
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
  // Where the device refuses, each tab has its own.
  return ids.map((id) => named[id] ?? newChave())
}
