import { redacoes, redacoesEnviadas, redacoesReferencias, referencias } from '@rumo/contract'
import { divideTema } from '@rumo/contract/texto'
import { ApiError, http } from '@rumo/shared-auth'
import { takeEarly } from '../../shared/early.ts'
import { listOf } from '../../shared/list-of.ts'
import { orFromDevice } from '../../shared/or-from-device.ts'
import { unlessGone } from '../../shared/unless-gone.ts'
import { wholeReferencia } from '../../shared/whole-referencia.ts'
import type { Rascunho } from './rascunho.ts'
import { readTemas, type Tema, type TemaSorteavel } from './tema.ts'

/**
 * The themes that can be drawn, without their texts; null when the server has no such call. When the server does not
 * tell which texts belong to a theme, `idReferencias` is empty. When the server does not answer, gives the themes saved
 * on the device. Rejects with an ApiError.
 */
export async function listTemas(signal: AbortSignal): Promise<TemaSorteavel[] | null> {
  return orFromDevice(listByServer(signal), (aqui) => {
    const levados = aqui.temas()
    return levados && readTemas(levados.redacoes, levados.links)
  })
}

async function listByServer(signal: AbortSignal): Promise<TemaSorteavel[] | null> {
  const [temas, links] = await Promise.all([
    unlessGone(http.call(redacoes.list, { signal, ...takeEarly('redacoes') })),
    unlessGone(
      http.call(redacoesReferencias.list, { signal, ...takeEarly('redacoes-referencias') }),
    ),
  ])
  return temas === null ? null : readTemas(listOf(temas), listOf(links ?? []))
}

/**
 * Loads a theme with its texts; texts that are gone are left out. A server of the owner's kind answers 500 for a
 * missing record: the number of such a text is put into `faltam`, and the other texts are loaded. Rejects with an
 * ApiError.
 */
export async function loadTema(tema: TemaSorteavel, signal: AbortSignal): Promise<Tema> {
  const { idReferencias, idProva: _, ...words } = tema
  const answers = await Promise.all(
    idReferencias.map(async (id) => {
      const call = { params: { id }, signal, ...takeEarly(`referencias/${id}`) }
      const asked = unlessGone(http.call(referencias.one, call))
      const texto = await orFromDevice(asked, (aqui) => aqui.referencia(id)).catch(failureOf500)
      return texto === FAILED ? texto : texto && wholeReferencia(texto, id)
    }),
  )
  const known = answers.filter((answer) => answer !== null)
  const faltam = known.flatMap((answer, place) => (answer === FAILED ? [place + 1] : []))
  const textos = known.filter((answer) => answer !== FAILED)
  return { ...words, textos, ...(faltam.length > 0 && { faltam }) }
}

/**
 * The themes of a prova with their texts; the candidate chooses one when there are several. When the server does not
 * answer, gives those saved on the device. Rejects with an ApiError.
 */
export async function temasDaProva(idProva: number, signal: AbortSignal): Promise<Tema[]> {
  const temas = await orFromDevice(temasOfServer(idProva, signal), (aqui) => {
    const levados = aqui.temas()
    const all = levados && readTemas(levados.redacoes, levados.links)
    return all?.filter((one) => one.idProva === idProva) ?? null
  })
  return Promise.all(temas.map((tema) => loadTema(tema, signal)))
}

async function temasOfServer(idProva: number, signal: AbortSignal): Promise<TemaSorteavel[]> {
  const [dados, links] = await Promise.all([
    unlessGone(http.call(redacoes.ofProva, { params: { id: idProva }, signal })),
    unlessGone(http.call(redacoesReferencias.list, { signal })),
  ])
  return readTemas(Array.isArray(dados) ? dados : [], listOf(links ?? []))
}

/**
 * The draft for rewriting an essay that was sent. It has the text of that essay and the theme as it was then, with the
 * reference texts of today. Null when the theme is gone. Rejects with an ApiError.
 */
export async function loadReescrita(id: number, signal: AbortSignal): Promise<Rascunho | null> {
  const { tema, texto } = await loadEnviada(id, signal)
  return tema.id === NO_TEMA ? null : { tema, texto, id_anterior: id }
}

/** Stands for the id of a theme that is gone. */
const NO_TEMA = 0

/** An essay that was sent, with its theme as it was then and the reference texts of today. Rejects with an ApiError. */
export async function loadEnviada(id: number, signal: AbortSignal): Promise<Rascunho> {
  const enviada = await http.call(redacoesEnviadas.one, { params: { id }, signal })
  const { id_redacao, titulo, instrucoes, texto } = enviada
  const words = divideTema(instrucoes) ?? { titulo, comando: '' }
  if (id_redacao === null) return { tema: { id: NO_TEMA, ...words, textos: [] }, texto }
  const tema = (await listTemas(signal))?.find((one) => one.id === id_redacao)
  const apoio = tema ? await loadTema(tema, signal) : { textos: [] }
  return { tema: { ...apoio, id: id_redacao, ...words }, texto }
}

/** Stands for a reference text for which the server answered 500. */
const FAILED = 'failed'

function failureOf500(error: unknown): typeof FAILED {
  if (error instanceof ApiError && error.status === 500) return FAILED
  throw error
}
