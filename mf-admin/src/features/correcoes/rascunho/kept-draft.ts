import type { Correcao } from '@rumo/contract'
import { IDS_DE_RUBRICAS } from '@rumo/contract/rules'
import { isNumber, isText, listOf, oneOf, orNull, shapeOf, type Guard } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import { isSame, rascunhoOf, type AnotacaoRascunho, type Rascunho } from './correcao-rascunho.ts'

/** The draft of a correction that a window keeps on this device until the server has all of it. */
export interface KeptDraft {
  /** When it was kept, in ms by the device's clock. */
  em: number
  /** The version of the server that the draft is based on. */
  versao: number
  rascunho: Rascunho
  /** Drafts that were sent without an answer: the server may have stored any of them. */
  semResposta: readonly Rascunho[]
}

/** A draft that another window left on this device, with its key there. */
export interface LeftDraft extends KeptDraft {
  nome: string
}

/** The device storage that a keeper needs. */
export interface Shelf extends OwnDevice {
  /** All values stored under names that begin with `prefix`. Rejects if the browser refuses storage. */
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

export const isKeptDraft = shapeOf<KeptDraft>({
  em: isNumber,
  versao: isNumber,
  rascunho: isRascunho,
  semResposta: listOf(isRascunho),
})

/** Each window has a key of its own, so that two windows do not overwrite each other. */
const prefixOf = (idCorrecao: number) => `correcao/2/${idCorrecao}/`
export const nameOf = (idCorrecao: number, janela: string) => `${prefixOf(idCorrecao)}${janela}`

/** The drafts of a correction that windows left on this device, newest first. Empty if the device refuses storage. */
export async function readLeftDrafts(
  shelf: Pick<Shelf, 'under'>,
  idCorrecao: number,
): Promise<LeftDraft[]> {
  const kept = await shelf.under(prefixOf(idCorrecao)).catch(() => new Map<string, unknown>())
  return [...kept]
    .flatMap(([nome, draft]) => (isKeptDraft(draft) ? [{ ...draft, nome }] : []))
    .toSorted((a, b) => b.em - a.em)
}

/**
 * Chooses how to continue after windows left drafts. `atual`: the newest, with which this window continues. `outras`:
 * those with other content, about which the user is asked. `iguais`: all the others, `atual` included, which this
 * window's own copy replaces.
 */
export function goOnWith(leftDrafts: readonly LeftDraft[], correcao: Correcao) {
  const [atual = null] = leftDrafts
  const known = [rascunhoOf(correcao), ...(atual ? [atual.rascunho] : [])]
  const outras = leftDrafts.filter((each) => !saysNothingBesides(each, known))
  return { atual, outras, iguais: leftDrafts.filter((each) => !outras.includes(each)) }
}

/** Whether a kept draft has the same content as one of the known drafts. */
export const saysNothingBesides = ({ rascunho }: KeptDraft, known: readonly Rascunho[]) =>
  known.some((each) => isSame(each, rascunho))
