import { sortBy } from 'es-toolkit'
import type { Problema } from '../result.ts'
import {
  endsWithoutCredit,
  hasLineNumber,
  hasTitleApart,
  isLooseCredit,
  namesLater,
} from '../structure/loose-lines.ts'
import type { Segments } from '../structure/segments.ts'
import type { Book } from './book.ts'
import { problem } from './exam-problems.ts'

/** Problems for all questions whose numbers are in `faixa`. */
interface Doubt {
  faixa: readonly number[]
  problemas: Problema[]
}

const LOST_TEXT = 'A prova anuncia um texto para esta questão: confira onde ele começa.'
const LOOSE_CREDIT = 'Uma fonte no alto de uma coluna pode ser de outro texto: confira de qual.'
const TITLE_APART = 'Um título está na mesma linha que este texto: confira de qual texto ele é.'
const LINE_NUMBER = 'Há no texto um número que parece o de uma linha.'

/** Problems for questions close to lines of which no layout rule says for sure to which part they belong. */
export function looseDoubts(segments: Segments, { bodySize, flow }: Book): Doubt[] {
  const uncredited = endsWithoutCredit(flow, bodySize)
  let announced: readonly number[] = []
  return sortBy(partsOf(segments), ['start']).flatMap(({ end, faixa, isShared, start }) => {
    const items = flow.slice(start, end)
    const numbered = items.some((item) => hasLineNumber(item, bodySize))
    const doubts = [
      ...(numbered ? [doubt(faixa, 'numero_repetido', LINE_NUMBER)] : []),
      ...(uncredited.some((at) => at >= start && at < end)
        ? [doubt(faixa, 'comeco_de_texto', LOOSE_CREDIT)]
        : []),
    ]
    if (isShared) {
      announced = faixa
      return doubts
    }
    const hasCredit = items.some(
      (item, index) => index > 0 && isLooseCredit(item, items[index - 1], bodySize),
    )
    const named = items.flatMap((_, index) =>
      namesLater(items.slice(index, index + 2), faixa[0] ?? 0),
    )
    return [
      ...doubts,
      ...(items.some(hasTitleApart)
        ? [doubt(faixa, 'texto_depois_das_alternativas', TITLE_APART)]
        : []),
      ...(hasCredit ? [doubt([...announced, ...faixa], 'comeco_de_texto', LOOSE_CREDIT)] : []),
      ...(named.length > 0 ? [doubt(named, 'texto_anunciado_vazio', LOST_TEXT)] : []),
    ]
  })
}

const doubt = (faixa: readonly number[], codigo: Problema['codigo'], mensagem: string): Doubt => ({
  faixa,
  problemas: [problem(codigo, mensagem)],
})

const partsOf = ({ questions, shared }: Segments) => [
  ...questions.map(({ end, heading, start }) => ({
    start,
    end,
    faixa: [heading.numero],
    isShared: false,
  })),
  ...shared.map(({ announcement: { faixa }, end, start }) => ({
    start,
    end,
    faixa,
    isShared: true,
  })),
]
