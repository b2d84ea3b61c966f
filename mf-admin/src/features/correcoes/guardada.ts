import type { Correcao } from '@rumo/contract'
import { IDS_DE_RUBRICAS } from '@rumo/contract/rules'
import { isNumber, isText, listOf, oneOf, orNull, shapeOf, type Guard } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import { isSame, rascunhoOf, type AnotacaoRascunho, type Rascunho } from './rascunho.ts'

/** A correction as a window keeps it on this device while the server does not have all of it. */
export interface Guardada {
  /** When the window kept it, by this device's clock in ms. */
  em: number
  /** That of the server when this was begun. */
  versao: number
  rascunho: Rascunho
  /** What was sent without an answer: the server may have the last of it that reached it. */
  semResposta: readonly Rascunho[]
}

/** What a window left on this device, and the name that it has there. */
export interface Deixada extends Guardada {
  nome: string
}

/** What a keeper asks of the device. */
export interface Shelf extends OwnDevice {
  /** All that is kept under names that begin with `prefix`. Rejects where the browser refuses storage. */
  under: (prefix: string) => Promise<Map<string, unknown>>
}

const isNotas: Guard<Rascunho['notas']> = (value): value is Rascunho['notas'] =>
  typeof value === 'object' && value !== null && Object.values(value).every(orNull(isNumber))

const isRascunho = shapeOf<Rascunho>({
  rubrica: oneOf(...IDS_DE_RUBRICAS),
  notas: isNotas,
  anotacoes: listOf(
    shapeOf<AnotacaoRascunho>({
      chave: isNumber,
      inicio: isNumber,
      fim: isNumber,
      texto: isText,
    }),
  ),
  parecer: isText,
})

export const isGuardada = shapeOf<Guardada>({
  em: isNumber,
  versao: isNumber,
  rascunho: isRascunho,
  semResposta: listOf(isRascunho),
})

/** Each window has its own: what two of them write at once is both there. */
const prefixOf = (idCorrecao: number) => `correcao/2/${idCorrecao}/`
export const nameOf = (idCorrecao: number, janela: string) => `${prefixOf(idCorrecao)}${janela}`

/**
 * What windows left on a device of a correction that the server lacks, the newest first; nothing where the device
 * refuses.
 */
export async function readDeixadas(
  shelf: Pick<Shelf, 'under'>,
  idCorrecao: number,
): Promise<Deixada[]> {
  const kept = await shelf.under(prefixOf(idCorrecao)).catch(() => new Map<string, unknown>())
  return [...kept]
    .flatMap(([nome, guardada]) => (isGuardada(guardada) ? [{ ...guardada, nome }] : []))
    .toSorted((a, b) => b.em - a.em)
}

/** How one goes on with what was left: from the newest, which is asked about beside others that say something else. */
export function goOnWith(deixadas: readonly Deixada[], correcao: Correcao) {
  const [atual = null] = deixadas
  const known = [rascunhoOf(correcao), ...(atual ? [atual.rascunho] : [])]
  const outras = deixadas.filter((each) => !saysNothingBesides(each, known))
  return { atual, outras, iguais: deixadas.filter((each) => !outras.includes(each)) }
}

/** Whether nothing would be lost with it. */
export const saysNothingBesides = ({ rascunho }: Guardada, known: readonly Rascunho[]) =>
  known.some((each) => isSame(each, rascunho))
