import type { Documento } from '../../../shared/documento.ts'
import { PATHS } from '../../paths.ts'

/** Marks an entry of the history that was opened from the list: the entry before it is the list. */
export const FROM_LIST = { fromList: true }

export const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state

export const pathOf = (id: number, documento: Documento) =>
  `${PATHS.provasAnteriores}/${encodeURIComponent(id)}${documento === 'gabarito' ? '?documento=gabarito' : ''}`

export const pathOfQuestao = (idProva: number, idQuestao: number, pagina: number) =>
  `${pathOf(idProva, 'prova')}?pagina=${pagina}&questao=${idQuestao}`

/**
 * The place that an address names: the page of the PDF, from 1 on, and the id of a question on it. Each is null when
 * the address does not name it.
 */
export const lugarOf = (search: URLSearchParams) => ({
  pagina: positiveOf(search.get('pagina')),
  idQuestao: positiveOf(search.get('questao')),
})

const positiveOf = (text: string | null) =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null

export const documentoOf = (search: URLSearchParams): Documento =>
  search.get('documento') === 'gabarito' ? 'gabarito' : 'prova'
