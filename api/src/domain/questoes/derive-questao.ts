import { type Referencia, TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import type { Judge } from '@rumo/contract/formulas'
import { pick } from 'es-toolkit'
import { judged } from '../publicacao/marcacao.ts'
import { toTrigramText } from '../../infra/lists/trigrams.ts'

interface Own {
  texto: string
  explicacao?: string | null | undefined
}

interface Given {
  texto?: string | null | undefined
  url_imagem?: string | null | undefined
  correta?: boolean
  comentario?: string | null | undefined
}

/**
 * The columns of a question that are derived from its text and its alternatives, so that lists and draws over very many
 * questions read no alternatives: the search text, the number of right alternatives, whether there are at least two and
 * none is empty, and whether any text cannot be drawn. A `judge` that has read some of the texts may be passed.
 */
export function deriveQuestao(
  { texto, explicacao }: Own,
  alternativas: readonly Given[],
  judge?: Judge,
) {
  const shown = alternativas.flatMap((each) => [each.texto, each.comentario])
  return {
    busca: toTrigramText([texto, ...alternativas.map((alternativa) => alternativa.texto)]),
    respostas_certas: alternativas.filter(({ correta }) => correta).length,
    alternativas_completas: alternativas.length >= 2 && alternativas.every(isFilled),
    ...judged([texto, explicacao, ...shown], judge),
  }
}

function isFilled({ texto, url_imagem }: Given): boolean {
  return Boolean(texto) || url_imagem != null
}

/** The derived columns of a reference: its search text, and whether any of its texts cannot be drawn. */
export function deriveReferencia(referencia: Partial<Omit<Referencia, 'id'>>, judge?: Judge) {
  const { titulo, legenda, texto, descricao } = referencia
  return {
    busca: toTrigramText([titulo, legenda, texto, descricao]),
    ...judged(Object.values(pick(referencia, TEXTOS_DE_REFERENCIA)), judge),
  }
}
