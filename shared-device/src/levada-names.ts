import type { OwnDevice } from './device.ts'

/** What can be saved for offline use: a prova, a matéria, an account's reviews, or what its plan has for today. */
export interface OQueLevar {
  readonly tipo: 'prova' | 'materia' | 'revisao' | 'plano'
  /** The id of the prova or matéria; 0 for reviews and for the plan, of which an account has only one each. */
  readonly id: number
  readonly nome: string
}

/** The name under which a device stores what was saved. */
export const nameOf = ({ tipo, id }: Pick<OQueLevar, 'tipo' | 'id'>): string =>
  `${LEVADAS}${tipo}-${id}`

/** The prefix of these names. */
export const LEVADAS = 'levadas/1/'

/** The name of an account's plan for one day. */
export const PLANO = nameOf({ tipo: 'plano', id: 0 })

/** The names of what an account saves for one day. It has one of each. */
export const DO_DIA: readonly string[] = [PLANO, nameOf({ tipo: 'revisao', id: 0 })]

/** Whether an account saved something for one day; false where the device refuses to tell. */
export async function hasOneOfTheDay(own: OwnDevice): Promise<boolean> {
  const kept = DO_DIA.map((name) => own.read<unknown>(name).catch(() => undefined))
  return (await Promise.all(kept)).some((one) => one !== undefined)
}
