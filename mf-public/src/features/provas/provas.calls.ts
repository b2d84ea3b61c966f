import { provas, questoes, vestibulares, type Regiao } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { takeEarly } from '../../shared/early.ts'
import { listOf } from '../../shared/list-of.ts'
import { orFromDevice } from '../../shared/or-from-device.ts'
import { groupProvas, type GrupoDeProvas } from './provas.rules.ts'

/**
 * Loads the provas by their edition, with calls of section 7 alone (docs/product/calls.md). Rejects with an
 * ApiError.
 */
export async function listProvas(signal: AbortSignal): Promise<GrupoDeProvas[]> {
  const [listed, editions] = await Promise.all([
    http.call(provas.list, { signal, ...takeEarly('provas') }),
    http.call(vestibulares.list, { signal, ...takeEarly('vestibulares') }),
  ])
  return groupProvas(listOf(listed), listOf(editions))
}

export interface ProvasComQuestoes {
  grupos: GrupoDeProvas[]
  /** Whether these are only the provas that were saved on the device, because the server did not answer. */
  soDoAparelho: boolean
}

/**
 * As `listProvas`, for screens that need the questions and not the PDFs. When the server does not answer, gives the
 * provas saved on the device. Rejects with an ApiError.
 */
export async function listProvasComQuestoes(signal: AbortSignal): Promise<ProvasComQuestoes> {
  const listed = listProvas(signal).then((grupos) => ({ grupos, soDoAparelho: false }))
  return orFromDevice<ProvasComQuestoes>(listed, (aqui) => {
    const levadas = aqui.provas()
    return (
      levadas && {
        grupos: groupProvas(levadas.provas, levadas.vestibulares),
        soDoAparelho: true,
      }
    )
  })
}

/** The place at which to open the PDF of a prova. */
export interface Lugar {
  /** The page to open; null for the page where the PDF was left. */
  pagina: number | null
  regioes: readonly Regiao[]
  /** Whether the PDF was replaced since the place of the question was recorded. */
  isTrocado: boolean
}

/**
 * Where to open the PDF of this prova: at the question, when the server knows its place, and else at the page from the
 * address. Never rejects.
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
  // A place belongs to one PDF. The server answers with null when the prova has another PDF by now.
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
