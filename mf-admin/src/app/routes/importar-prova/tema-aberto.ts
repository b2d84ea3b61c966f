import type { CadernoDeExame, TemaDoCaderno } from '@rumo/contract'
import { temaEm } from '@rumo/contract/caderno'
import { omit } from 'es-toolkit'
import { changedAt } from '../../../features/importacoes/caderno-changes.ts'
import type { TemaRascunho } from '../../../features/redacoes/tema-rascunho.ts'
import { emptyReferencia } from '../../../shared/referencias/referencias-rascunho.ts'
import { imagemOf } from '../../../shared/editor/imagem.ts'
import { filled, imagemToCaderno } from './questao-aberta.ts'

/** A theme of a draft as the editor of themes has it: the first line of the instructions is the theme itself. */
export const abrirTema = ({ tema, instrucoes, textos }: TemaDoCaderno): TemaRascunho => ({
  id_prova: 0,
  versao: null,
  instrucoes: instrucoes ? `${tema}\n\n${instrucoes}` : tema,
  referencias: textos.map(
    ({ titulo, texto, legenda, informacao_acesso, imagem, ...rest }, index) => ({
      ...emptyReferencia(index + 1),
      titulo: titulo ?? '',
      texto: texto ?? '',
      legenda: legenda ?? '',
      informacao_acesso: informacao_acesso ?? '',
      ...imagemOf({ url_imagem: imagem ?? null, ...rest }),
    }),
  ),
})

/** Writes the state of the editor into the theme at index `indice` of the draft. */
export const escreverTema = (
  caderno: CadernoDeExame,
  indice: number,
  { instrucoes: all, referencias }: TemaRascunho,
): CadernoDeExame => {
  const [tema = '', ...rest] = all.split('\n')
  const instrucoes = rest.join('\n').trim()
  return changedAt<TemaDoCaderno>(caderno, temaEm(indice), (before) => ({
    ...omit(before, ['instrucoes']),
    tema: tema.trim(),
    ...filled({ instrucoes }),
    textos: referencias.map(({ titulo, legenda, informacao_acesso, texto, ...imagem }) => ({
      ...filled({ titulo, legenda, informacao_acesso, texto }),
      ...imagemToCaderno(imagem),
    })),
  }))
}
