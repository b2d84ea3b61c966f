import { redacoes, redacoesReferencias, referencias } from '@rumo/contract'
import { ApiError, http } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'
import { wholeReferencia } from '../../shared/whole-referencia.ts'
import { readTemas, type Tema, type TemaSorteavel } from './tema.ts'

/**
 * The themes that can be drawn, without their texts; null where the server has no such call. Where it
 * does not say which texts belong to a theme, there are none. Rejects with an ApiError.
 */
export async function listTemas(signal: AbortSignal): Promise<TemaSorteavel[] | null> {
  const [temas, links] = await Promise.all([
    unlessGone(http.call(redacoes.list, { signal })),
    unlessGone(http.call(redacoesReferencias.list, { signal })),
  ])
  return temas === null ? null : readTemas(listOf(temas), listOf(links ?? []))
}

/** A theme with its texts; one that is gone is left out. Rejects with an ApiError. */
export async function loadTema(tema: TemaSorteavel, signal: AbortSignal): Promise<Tema> {
  const { idReferencias, ...words } = tema
  const textos = await Promise.all(
    idReferencias.map(async (id) => {
      const texto = await unlessGone(http.call(referencias.one, { params: { id }, signal }))
      return texto && wholeReferencia(texto, id)
    }),
  )
  return { ...words, textos: textos.filter((texto) => texto !== null) }
}

async function unlessGone<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}
