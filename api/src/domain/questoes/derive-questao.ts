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
 * What a question's own row says of its text and of its alternatives, so that lists and draws of very many read no
 * alternative: what searches it, how many are right, whether there are two at least and none is empty, and
 * whether anything in it cannot be drawn, by `judge` where it has already read some of it.
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
