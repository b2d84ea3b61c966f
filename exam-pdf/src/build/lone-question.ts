import type { Laid } from '../layout/flow.ts'
import type { QuestaoLida } from '../result.ts'
import { loneHeadingOf } from '../structure/headings.ts'
import { bookOf, Cuttings } from './book.ts'
import { questionsOf } from './extraction.ts'

/** Reads a region of a page that a user marked as one question. */
export function loneQuestionOf(laid: readonly Laid[]): QuestaoLida {
  const book = bookOf(laid)
  const heading = loneHeadingOf(book.flow) ?? { numero: 1, at: 0, pieces: 0 }
  const whole = { heading, start: 0, end: book.flow.length }
  const [found] = questionsOf([whole], book, new Cuttings(book.pages))
  if (!found) return { texto: '', alternativas: [] }
  const tables = found.referencias.flatMap(({ texto }) => texto ?? [])
  return {
    texto: [found.questao.texto, ...tables].filter((text) => text !== '').join('\n\n'),
    alternativas: found.questao.alternativas.map(({ nome, texto }) => ({
      nome,
      ...(texto !== undefined && { texto }),
    })),
  }
}
