import { CACHES } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { keepSite } from './kept-site.ts'
import {
  forgetFiguras,
  keepLevada,
  listLevadas,
  nameOf,
  type Levada,
  type OQueLevar,
} from './levadas.ts'

export { removeLevada } from './levadas.ts'

/** The parts of saved content that a server is asked for; the pictures are fetched afterwards. */
export type Pedida = Pick<Levada, 'questoes' | 'prova' | 'temas' | 'revisao'>

/** Requests the content from a server. Rejects with an ApiError, or with an error whose `name` says what is wrong. */
export type Pedir = (oQue: OQueLevar, signal: AbortSignal) => Promise<Pedida>

/** The device has no room, or stores nothing. What was already stored of this content is removed again. */
class SemEspaco extends Error {
  override readonly name = 'SemEspaco'
}

/** The content is empty, so there is nothing to save. */
class NadaParaLevar extends Error {
  override readonly name = 'NadaParaLevar'
}

/** Called with the share that is done, from 0 to 1. */
type OnProgress = (part: number) => void

/** The site itself and the questions are the first half of the progress, the pictures the second half. */
const PART = { questoes: 0.5 }

/** The saved version of this content on this device; null where there is none. */
export async function findLevada(oQue: OQueLevar): Promise<Levada | null> {
  return (await listLevadas()).find((one) => nameOf(one) === nameOf(oQue)) ?? null
}

/**
 * Saves content for a week, and stores the site itself for offline use. An earlier version of the same content is
 * replaced. Rejects with an ApiError, with the errors of `pedir`, with NadaParaLevar or with SemEspaco; the earlier
 * version is kept in these cases.
 */
export async function levar(
  oQue: OQueLevar,
  pedir: Pedir,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Levada> {
  onProgress(0)
  const [pedida] = await Promise.all([pedir(oQue, signal), keepSite().catch(refuseSpace)])
  if (isEmpty(pedida)) throw new NadaParaLevar()
  onProgress(PART.questoes)
  const figuras = addressesOf(pedida)
  try {
    const share = (1 - PART.questoes) / Math.max(1, figuras.length)
    const bytesOfFiguras = await keepFiguras(figuras, signal, (count) =>
      onProgress(PART.questoes + count * share),
    )
    const words = new Blob([JSON.stringify(pedida)]).size
    const { tipo, id, nome } = oQue
    const bytes = words + bytesOfFiguras
    const levada = { tipo, id, nome, levadaEmMs: Date.now(), ...pedida, figuras, bytes }
    if (!(await keepLevada(levada))) throw new SemEspaco()
    return levada
  } catch (error) {
    await forgetFiguras(figuras)
    throw error
  }
}

function refuseSpace(cause: unknown): never {
  throw new SemEspaco('The browser does not keep the site.', { cause })
}

const isEmpty = ({ questoes, temas, revisao }: Pedida) =>
  questoes.length + temas.redacoes.length + (revisao?.questoes.length ?? 0) === 0

function addressesOf({ questoes, temas, revisao }: Pedida): string[] {
  const deQuestoes = [...questoes, ...(revisao?.questoes ?? [])].flatMap(
    ({ referencias, alternativas }) => [...referencias, ...alternativas],
  )
  const urls = [...deQuestoes, ...temas.referencias].flatMap(({ url_imagem }) => url_imagem ?? [])
  return [...new Set(urls)].map((url) => http.fileUrl(url))
}

/**
 * Caches pictures and returns their size in bytes. Pictures of another origin may count as 0, because the browser may
 * hide their size.
 */
async function keepFiguras(
  figuras: readonly string[],
  signal: AbortSignal,
  onKept: (count: number) => void,
): Promise<number> {
  const cache = await caches.open(CACHES.pictures).catch(refuseSpace)
  let bytes = 0
  for (const [index, url] of figuras.entries()) {
    // A picture that the server does not have is missing online as well, so this is not an error.
    const figura = await fetchFigura(url, signal)
    if (figura) {
      bytes += (await figura.clone().blob()).size
      await cache.put(url, figura).catch(refuseSpace)
    }
    onKept(index + 1)
  }
  return bytes
}

async function fetchFigura(url: string, signal: AbortSignal): Promise<Response | null> {
  const isOfSite = new URL(url).origin === location.origin
  const mode = isOfSite ? 'same-origin' : 'no-cors'
  const figura = await fetch(url, { mode, credentials: 'omit', signal })
  return figura.ok || figura.type === 'opaque' ? figura : null
}
