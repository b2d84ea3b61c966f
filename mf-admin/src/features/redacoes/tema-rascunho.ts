import type { RedacaoCompleta, RedacaoEditada } from '@rumo/contract'
import { edicaoSchemas } from '@rumo/contract/schemas/edicao'
import { isNumber, isText, listOf, orNull, shapeOf } from '@rumo/contract/shapes'
import { problemsByPath } from '../../shared/crud/form-problems.ts'
import type { Settling } from '../../shared/editor/use-editor-form.ts'
import {
  editReferencias,
  type EdicaoDeReferencias,
} from '../../shared/referencias/edit-referencias.ts'
import {
  isReferenciaRascunho,
  referenciasOf,
  sentReferencias,
  withVersoesOf,
  type ReferenciaRascunho,
} from '../../shared/referencias/referencias-rascunho.ts'

/** The content of the fields while a theme is edited. */
export interface TemaRascunho {
  id_prova: number
  versao: number | null
  instrucoes: string
  referencias: readonly ReferenciaRascunho[]
}

export const isTemaRascunho = shapeOf<TemaRascunho>({
  id_prova: isNumber,
  versao: orNull(isNumber),
  instrucoes: isText,
  referencias: listOf(isReferenciaRascunho),
})

export type EdicaoDeTema =
  | { type: 'set-instrucoes'; instrucoes: string }
  | EdicaoDeReferencias
  | Settling<TemaRascunho>

export const newTema = (id_prova: number): TemaRascunho => ({
  id_prova,
  versao: null,
  instrucoes: '',
  referencias: [],
})

export const temaOf = ({
  id_prova,
  versao,
  instrucoes,
  referencias,
}: RedacaoCompleta): TemaRascunho => ({
  id_prova,
  versao,
  instrucoes,
  referencias: referenciasOf(referencias),
})

export function editTema(tema: TemaRascunho, edicao: EdicaoDeTema): TemaRascunho {
  switch (edicao.type) {
    case 'set-instrucoes':
      return { ...tema, instrucoes: edicao.instrucoes }
    case 'replace':
      return edicao.rascunho
    case 'rebase':
      return {
        ...tema,
        versao: edicao.rascunho.versao,
        referencias: withVersoesOf(tema.referencias, edicao.rascunho.referencias),
      }
    default:
      return { ...tema, referencias: editReferencias(tema.referencias, edicao) }
  }
}

export const bodyOfTema = ({
  id_prova,
  versao,
  instrucoes,
  referencias,
}: TemaRascunho): RedacaoEditada => ({
  id_prova,
  ...(versao !== null && { versao }),
  instrucoes,
  referencias: sentReferencias(referencias),
})

/** The problems of a theme, by the path of each field: 'referencias.1.texto'. */
export const problemsOfTema = (tema: TemaRascunho) =>
  problemsByPath(edicaoSchemas.createRedacao.body, bodyOfTema(tema))

/** The label of the field at a path: 'Texto 2'. */
export function labelOfTema(path: string): string {
  const [field, index] = path.split('.')
  if (field === 'instrucoes') return 'Instruções'
  return index === undefined ? 'Coletânea' : `Texto ${Number(index) + 1}`
}
