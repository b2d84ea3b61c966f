import type { QuestaoSorteada } from '@rumo/contract'
import { draw } from '@rumo/contract/rules'

/**
 * Matches a text that names alternatives by their letters or their places. It would be wrong with the alternatives in
 * another order.
 */
const TELLS_ORDER =
  /\b(?:alternativas?|letras?|op[çc][õo]es|op[çc][ãa]o)\s+\(?[A-E]\b|\banterior(?:es)?\b/i

/**
 * Puts the alternatives of a question into another order than in its prova, so that students do not remember just the
 * letter. The letters stay in their places, and an answer is identified by the alternative's id. A question whose texts
 * name alternatives by letter stays as it is.
 */
export function inOtherOrder(
  questao: QuestaoSorteada,
  random: () => number = Math.random,
): QuestaoSorteada {
  const { alternativas } = questao
  if (textsOf(questao).some((texto) => TELLS_ORDER.test(texto))) return questao
  return {
    ...questao,
    alternativas: draw(alternativas, alternativas.length, random).map((alternativa, place) => ({
      ...alternativa,
      nome: alternativas[place]?.nome ?? alternativa.nome,
      ordem: alternativas[place]?.ordem,
    })),
  }
}

function textsOf({ texto, explicacao, alternativas }: QuestaoSorteada): string[] {
  const own = alternativas.flatMap((one) => [one.texto, one.comentario ?? ''])
  return [texto, explicacao ?? '', ...own]
}
