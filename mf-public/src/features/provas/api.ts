import { provas, questoes, vestibulares, type Regiao } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'
import { groupProvas, type GrupoDeProvas } from './rules.ts'

/**
 * Loads the provas by their edition, with calls of docs/product.md section 7 alone. Rejects with an
 * ApiError.
 */
export async function listProvas(signal: AbortSignal): Promise<GrupoDeProvas[]> {
  const [listed, editions] = await Promise.all([
    http.call(provas.list, { signal }),
    http.call(vestibulares.list, { signal }),
  ])
  return groupProvas(listOf(listed), listOf(editions))
}

/** Where a question stands in the PDF of this prova; nowhere, where that is not known or cannot be had. */
export async function regioesOf(
  { idQuestao, idProva }: { idQuestao: number | null; idProva: number },
  signal: AbortSignal,
): Promise<readonly Regiao[]> {
  if (idQuestao === null) return []
  const asked = http.call(questoes.one, { params: { id: idQuestao }, signal })
  const questao = await asked.catch(() => null)
  return questao?.id_prova === idProva ? (questao.regioes_pdf ?? []) : []
}

/** The origin of the API, whose files open inside the page. */
export function apiOrigin(): string {
  return new URL(http.fileUrl('.')).origin
}
