import type { OwnDevice } from './device.ts'
import type { OQueLevar } from './levada.ts'

/** The name under which a device stores what was saved. */
export const nameOf = ({ tipo, id }: Pick<OQueLevar, 'tipo' | 'id'>): string =>
  `${LEVADAS}${tipo}-${id}`

/** The prefix of these names. */
export const LEVADAS = 'levadas/1/'

/** The names of what an account saves for one day. It has one of each. */
export const DO_DIA: readonly string[] = [
  nameOf({ tipo: 'plano', id: 0 }),
  nameOf({ tipo: 'revisao', id: 0 }),
]

/** Whether an account saved something for one day; false where the device refuses to tell. */
export async function hasOneOfTheDay(own: OwnDevice): Promise<boolean> {
  const kept = DO_DIA.map((name) => own.read<unknown>(name).catch(() => undefined))
  return (await Promise.all(kept)).some((one) => one !== undefined)
}
