import { PATHS } from '../../paths.ts'

/** Marks an entry of the history that was opened from the list: the entry before it is the list. */
export const FROM_LIST = { fromList: true }

export const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state

/** Where a prova opens. */
export const pathOf = (id: number) => `${PATHS.provasAnteriores}/${encodeURIComponent(id)}`
