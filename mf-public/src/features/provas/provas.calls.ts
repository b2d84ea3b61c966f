import { provas, questoes, vestibulares, type Regiao } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'
import { orFromDevice } from '../../shared/or-from-device.ts'
import { groupProvas, type GrupoDeProvas } from './provas.rules.ts'

/**
 * Loads the provas by their edition, with calls of section 7 alone (docs/product/calls.md). Rejects with an
 * ApiError.
 */
export async function listProvas(signal: AbortSignal): Promise<GrupoDeProvas[]> {
  const [listed, editions] = await Promise.all([
    http.call(provas.list, { signal }),
    http.call(vestibulares.list, { signal }),
  ])
  return groupProvas(listOf(listed), listOf(editions))
}

/**
 * The same for those who want the questions, not the PDFs: without an answer, the provas that were taken along. Rejects
 * with an ApiError.
 */
export async function listProvasComQuestoes(signal: AbortSignal): Promise<GrupoDeProvas[]> {
  return orFromDevice(listProvas(signal), (aqui) => {
    const levadas = aqui.provas()
    return levadas && groupProvas(levadas.provas, levadas.vestibulares)
  })
}

/** Where to open the PDF of a prova. */
export interface Lugar {
  /** Null: where it was left. */
  pagina: number | null
  regioes: readonly Regiao[]
  /** Whether the PDF in which the question had its place was replaced since. */
  isTrocado: boolean
}

/**
 * Where a question stands in the PDF of this prova: at the page that its address names, unless more is known. Never
 * rejects.
 */
export async function lugarDe(
  {
    pagina,
    idQuestao,
    idProva,
  }: { pagina: number | null; idQuestao: number | null; idProva: number },
  signal: AbortSignal,
): Promise<Lugar> {
  const asAddressed = { pagina, regioes: [], isTrocado: false }
  if (idQuestao === null) return asAddressed
  const asked = http.call(questoes.one, { params: { id: idQuestao }, signal })
  const questao = await asked.catch(() => null)
  if (questao?.id_prova !== idProva) return asAddressed
  // A place is of one PDF: the server tells none where the prova has another one by now.
  if (questao.pagina_pdf === null) return { pagina: 1, regioes: [], isTrocado: true }
  return {
    pagina: questao.pagina_pdf ?? pagina,
    regioes: questao.regioes_pdf ?? [],
    isTrocado: false,
  }
}

/** The origin of the API, whose files open inside the page. */
export function apiOrigin(): string {
  return new URL(http.fileUrl('.')).origin
}
