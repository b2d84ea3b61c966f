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

/** What is asked of a server: all that is taken along, but for its pictures. */
export type Pedida = Pick<Levada, 'questoes' | 'prova' | 'temas' | 'revisao'>

/** Asks a server for it. Rejects with an ApiError, or with an error whose name says what is wrong. */
export type Pedir = (oQue: OQueLevar, signal: AbortSignal) => Promise<Pedida>

/** The device has no room, or keeps nothing: what was begun is taken away again. */
class SemEspaco extends Error {
  override readonly name = 'SemEspaco'
}

/** There is nothing to take along. */
class NadaParaLevar extends Error {
  override readonly name = 'NadaParaLevar'
}

/** Told how much is done, from 0 to 1. */
type OnProgress = (part: number) => void

/** The site itself and the questions are half of the way, the pictures the other. */
const PART = { questoes: 0.5 }

/** What is here of it now; null where it is not here. */
export async function findLevada(oQue: OQueLevar): Promise<Levada | null> {
  return (await listLevadas()).find((one) => nameOf(one) === nameOf(oQue)) ?? null
}

/**
 * Takes something along for a week, with the site itself: what was taken of it before makes room. Rejects with an
 * ApiError, with what `pedir` rejects with, with NadaParaLevar or SemEspaco; what was there before is there still then.
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

/** Gives how much space they take, as far as it can be known: another origin may not tell. */
async function keepFiguras(
  figuras: readonly string[],
  signal: AbortSignal,
  onKept: (count: number) => void,
): Promise<number> {
  const cache = await caches.open(CACHES.pictures).catch(refuseSpace)
  let bytes = 0
  for (const [index, url] of figuras.entries()) {
    // A picture that the server lacks is missing online too, so it is no failure here.
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
