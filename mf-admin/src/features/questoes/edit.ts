import { LETRAS, type ReferenciaEmUso } from '@rumo/contract'
import {
  emptyAlternativa,
  emptyReferencia,
  referenciaOf,
  withVersoesOf,
  type AlternativaRascunho,
  type Rascunho,
  type ReferenciaRascunho,
} from './rascunho.ts'

type Own = Omit<Rascunho, 'alternativas' | 'referencias'>

export type Edicao =
  | { type: 'set'; mudancas: Partial<Own> }
  | { type: 'set-alternativa'; chave: number; mudancas: Partial<AlternativaRascunho> }
  /** The right one: no other is any more. Null: none is. */
  | { type: 'mark'; chave: number | null }
  | { type: 'move'; chave: number; to: number }
  | { type: 'add' }
  | { type: 'remove'; chave: number }
  | { type: 'set-referencia'; chave: number; mudancas: Partial<ReferenciaRascunho> }
  /** Null: one that is new. */
  | { type: 'add-referencia'; referencia: ReferenciaEmUso | null }
  | { type: 'move-referencia'; chave: number; to: number }
  | { type: 'remove-referencia'; chave: number }
  | { type: 'replace'; rascunho: Rascunho }
  /** To be saved over what somebody else saved meanwhile. */
  | { type: 'rebase'; rascunho: Rascunho }

/** The fewest alternatives that make a choice. */
const LEAST = 2

export const mayAdd = ({ alternativas }: Rascunho) => alternativas.length < LETRAS.length
export const mayRemove = ({ alternativas }: Rascunho) => alternativas.length > LEAST

/** What becomes of a question in the editor. */
export function edit(rascunho: Rascunho, edicao: Edicao): Rascunho {
  const { alternativas, referencias } = rascunho
  switch (edicao.type) {
    case 'set':
      return { ...rascunho, ...edicao.mudancas }
    case 'set-alternativa':
      return { ...rascunho, alternativas: changed(alternativas, edicao.chave, edicao.mudancas) }
    case 'mark':
      return {
        ...rascunho,
        alternativas: alternativas.map((each) => ({
          ...each,
          correta: each.chave === edicao.chave,
        })),
      }
    case 'move':
      return { ...rascunho, alternativas: moved(alternativas, edicao.chave, edicao.to) }
    case 'add':
      if (!mayAdd(rascunho)) return rascunho
      return {
        ...rascunho,
        alternativas: [...alternativas, emptyAlternativa(nextChave(alternativas))],
      }
    case 'remove':
      if (!mayRemove(rascunho)) return rascunho
      return { ...rascunho, alternativas: without(alternativas, edicao.chave) }
    case 'set-referencia':
      return { ...rascunho, referencias: changed(referencias, edicao.chave, edicao.mudancas) }
    case 'add-referencia':
      return { ...rascunho, referencias: withReferencia(referencias, edicao.referencia) }
    case 'move-referencia':
      return { ...rascunho, referencias: moved(referencias, edicao.chave, edicao.to) }
    case 'remove-referencia':
      return { ...rascunho, referencias: without(referencias, edicao.chave) }
    case 'replace':
      return edicao.rascunho
    case 'rebase':
      return withVersoesOf(rascunho, edicao.rascunho)
    default:
      return edicao satisfies never
  }
}

interface Keyed {
  chave: number
}

const nextChave = (list: readonly Keyed[]) => Math.max(0, ...list.map(({ chave }) => chave)) + 1

const without = <T extends Keyed>(list: readonly T[], chave: number) =>
  list.filter((each) => each.chave !== chave)

const changed = <T extends Keyed>(list: readonly T[], chave: number, mudancas: Partial<T>) =>
  list.map((each) => (each.chave === chave ? { ...each, ...mudancas } : each))

/** The same with one of them at another place; one beyond the ends is the end. */
function moved<T extends Keyed>(list: readonly T[], chave: number, to: number): readonly T[] {
  const moving = list.find((each) => each.chave === chave)
  if (!moving) return list
  const others = without(list, chave)
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moving)
}

/** A question names a reference once. */
function withReferencia(
  referencias: readonly ReferenciaRascunho[],
  referencia: ReferenciaEmUso | null,
): readonly ReferenciaRascunho[] {
  const chave = nextChave(referencias)
  if (referencia === null) return [...referencias, emptyReferencia(chave)]
  if (referencias.some(({ id }) => id === referencia.id)) return referencias
  return [...referencias, referenciaOf({ ...referencia, usos: referencia.usos + 1 }, chave)]
}
