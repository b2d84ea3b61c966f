import { toTrigramText } from './trigrams.ts'

interface Given {
  texto?: string | null | undefined
  url_imagem?: string | null | undefined
  correta?: boolean
}

/**
 * What a question's own row says of its text and of its alternatives, so that lists and draws of very many read no
 * alternative: what searches it, how many are right, and whether there are two at least and none is empty.
 */
export function deriveQuestao(texto: string, alternativas: readonly Given[]) {
  return {
    busca: toTrigramText([texto, ...alternativas.map((alternativa) => alternativa.texto)]),
    respostas_certas: alternativas.filter(({ correta }) => correta).length,
    alternativas_completas: alternativas.length >= 2 && alternativas.every(isFilled),
  }
}

function isFilled({ texto, url_imagem }: Given): boolean {
  return Boolean(texto) || url_imagem != null
}
