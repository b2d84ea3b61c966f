import { LETRAS } from '@rumo/contract'
import { changed, moved, nextChave, without } from '../../shared/editor/itens.ts'
import type { Settling } from '../../shared/editor/use-editor-form.ts'
import {
  editReferencias,
  withTexto,
  type EdicaoDeReferencias,
} from '../../shared/referencias/edit-referencias.ts'
import type { QuestaoColada } from './questao-colada.ts'
import {
  emptyAlternativa,
  withVersoesOf,
  type AlternativaRascunho,
  type Rascunho,
} from './questao-rascunho.ts'

type Own = Omit<Rascunho, 'alternativas' | 'referencias'>

export type Edicao =
  | { type: 'set'; mudancas: Partial<Own> }
  | { type: 'set-alternativa'; chave: number; mudancas: Partial<AlternativaRascunho> }
  /** Marks this alternative as right, and no other. Null: none is right. */
  | { type: 'mark'; chave: number | null }
  | { type: 'move'; chave: number; to: number }
  | { type: 'add' }
  | { type: 'remove'; chave: number }
  /** Applies a pasted question, except for its text. */
  | { type: 'paste'; colada: Omit<QuestaoColada, 'texto'> }
  | EdicaoDeReferencias
  | Settling<Rascunho>

/** The minimum number of alternatives. */
const LEAST = 2

export const mayAdd = ({ alternativas }: Rascunho) => alternativas.length < LETRAS.length
export const mayRemove = ({ alternativas }: Rascunho) => alternativas.length > LEAST

/** Whether all alternatives are still empty, so that pasted ones would replace nothing. */
export const mayPaste = ({ alternativas }: Rascunho) =>
  alternativas.every(({ texto, url_imagem }) => texto === '' && url_imagem === '')

export function edit(rascunho: Rascunho, edicao: Edicao): Rascunho {
  const { alternativas } = rascunho
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
    case 'paste':
      return {
        ...rascunho,
        numero: edicao.colada.numero ?? rascunho.numero,
        referencias: withTexto(rascunho.referencias, edicao.colada.referencia),
        alternativas: edicao.colada.alternativas.map((texto, index) => ({
          ...(alternativas[index] ?? emptyAlternativa(nextChave(alternativas) + index)),
          texto,
        })),
      }
    case 'set-referencia':
    case 'add-referencia':
    case 'add-imagem':
    case 'move-referencia':
    case 'remove-referencia':
      return { ...rascunho, referencias: editReferencias(rascunho.referencias, edicao) }
    case 'replace':
      return edicao.rascunho
    case 'rebase':
      return withVersoesOf(rascunho, edicao.rascunho)
    default:
      return edicao satisfies never
  }
}
