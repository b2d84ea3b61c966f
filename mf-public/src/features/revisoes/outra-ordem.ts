import type { QuestaoSorteada } from '@rumo/contract'
import { draw } from '@rumo/contract/rules'

/** A text that speaks of alternatives by their letters or their places is of one order alone. */
const TELLS_ORDER =
  /\b(?:alternativas?|letras?|op[çc][õo]es|op[çc][ãa]o)\s+\(?[A-E]\b|\banterior(?:es)?\b/i

/**
 * A question whose alternatives stand in another order than in its prova, so that what is recalled is not a letter: each
 * place keeps its letter, and an answer is still known by the alternative's id. One that speaks of letters stays.
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
