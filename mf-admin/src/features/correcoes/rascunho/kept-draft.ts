import type { Correcao } from '@rumo/contract'
import { IDS_DE_RUBRICAS } from '@rumo/contract/rules'
import { isNumber, isText, listOf, oneOf, orNull, shapeOf, type Guard } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import { isSame, rascunhoOf, type AnotacaoRascunho, type Rascunho } from './correcao-rascunho.ts'

/** The draft of a correction that a window keeps on this device until the server has all of it. */
export interface KeptDraft {
  /** When it was kept, by the clock of the device in ms. */
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

export const isKeptDraft = shapeOf<KeptDraft>({
  em: isNumber,
  versao: isNumber,
  rascunho: isRascunho,
  semResposta: listOf(isRascunho),
})

/** Each window has a key of its own, so that two windows do not overwrite each other. */
const prefixOf = (idCorrecao: number) => `correcao/2/${idCorrecao}/`
export const nameOf = (idCorrecao: number, janela: string) => `${prefixOf(idCorrecao)}${janela}`

/**
 * What windows left on a device of a correction that the server lacks, the newest first; nothing where the device
 * refuses.
 */
export async function readLeftDrafts(
  shelf: Pick<Shelf, 'under'>,
  idCorrecao: number,
): Promise<LeftDraft[]> {
  const kept = await shelf.under(prefixOf(idCorrecao)).catch(() => new Map<string, unknown>())
  return [...kept]
    .flatMap(([nome, draft]) => (isKeptDraft(draft) ? [{ ...draft, nome }] : []))
    .toSorted((a, b) => b.em - a.em)
}

/** How one goes on with what was left: from the newest, which is asked about beside others that say something else. */
export function goOnWith(leftDrafts: readonly LeftDraft[], correcao: Correcao) {
  const [atual = null] = leftDrafts
  const known = [rascunhoOf(correcao), ...(atual ? [atual.rascunho] : [])]
  const outras = leftDrafts.filter((each) => !saysNothingBesides(each, known))
  return { atual, outras, iguais: leftDrafts.filter((each) => !outras.includes(each)) }
}

/** Whether the draft holds nothing that is not known already. */
export const saysNothingBesides = ({ rascunho }: KeptDraft, known: readonly Rascunho[]) =>
  known.some((each) => isSame(each, rascunho))
