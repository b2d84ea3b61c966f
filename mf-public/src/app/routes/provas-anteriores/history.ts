import type { Documento } from '../../../features/provas/rules.ts'
import { PATHS } from '../../paths.ts'

/** Marks an entry of the history that was opened from the list: the entry before it is the list. */
export const FROM_LIST = { fromList: true }

export const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state

/** Where a prova opens, or its key. */
export const pathOf = (id: number, documento: Documento) =>
  `${PATHS.provasAnteriores}/${encodeURIComponent(id)}${documento === 'gabarito' ? '?documento=gabarito' : ''}`

/** Which of a prova's documents an address names. */
export const documentoOf = (search: URLSearchParams): Documento =>
  search.get('documento') === 'gabarito' ? 'gabarito' : 'prova'
