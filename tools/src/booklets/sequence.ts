import { referenciasOf } from '@rumo/api'
import { parseFormattedText } from '@rumo/contract/texto'
import { blocksOf } from '@rumo/shared-ui/print'
import { sumBy } from 'es-toolkit'
import type { Apoio, Exam, Questao } from './exam.ts'

/** A text or a figure with the numbers of the questions that refer to it. */
interface Announced {
  kind: 'apoio'
  apoio: Apoio
  numeros: number[]
}

interface Asked {
  kind: 'questao'
  questao: Questao
}

export type Part = Announced | Asked

/**
 * Parts that are printed together on one page: one part over the whole width, a question with what only it refers to
 * above or beside it, or two questions side by side.
 */
export type Run =
  | { layout: 'wide'; parts: [Part] }
  | { layout: 'together' | 'beside'; parts: [Announced, Asked] }
  | { layout: 'pair'; parts: [Asked, Asked] }

// In characters, for columns of 82 mm.
const LETTERS_IN_LINE = 46
const SHORT_ALTERNATIVA = 70
const SHORT_FORMULA = 60
/** About a quarter of a page. */
const LINES_BESIDE_FIGURE = 24
const LINES_IN_COLUMN = 20

/** The questions in the order of their numbers, each text or figure before the first that refers to it. */
export function sequenceOf(exam: Exam): Part[] {
  const questoes = exam.questoes.toSorted((a, b) => a.numero - b.numero)
  const users = new Map<string, number[]>()
  for (const questao of questoes) {
    for (const id of referenciasOf(exam, questao)) {
      users.set(id, [...(users.get(id) ?? []), questao.numero])
    }
  }
  return questoes.flatMap((questao): Part[] => [
    ...exam.referencias.flatMap((apoio): Part[] => {
      const numeros = users.get(apoio.id) ?? []
      return numeros[0] === questao.numero ? [{ kind: 'apoio', apoio, numeros }] : []
    }),
    { kind: 'questao', questao },
  ])
}

/** Divides the parts into runs. */
export function runsOf(parts: readonly Part[]): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < parts.length; at += runs.at(-1)?.parts.length ?? 1) {
    const [part, next] = parts.slice(at, at + 2)
    if (part) runs.push(runOf(part, next))
  }
  return runs
}

function runOf(part: Part, next: Part | undefined): Run {
  if (next?.kind !== 'questao') return { layout: 'wide', parts: [part] }
  if (part.kind === 'apoio') {
    if (part.numeros.length > 1) return { layout: 'wide', parts: [part] }
    return { layout: fitsBeside(part, next) ? 'beside' : 'together', parts: [part, next] }
  }
  return fitsColumn(part.questao) && fitsColumn(next.questao)
    ? { layout: 'pair', parts: [part, next] }
    : { layout: 'wide', parts: [part] }
}

function fitsBeside({ apoio }: Announced, { questao }: Asked): boolean {
  return !apoio.texto && isPlainQuestao(questao) && linesOf(questao) <= LINES_BESIDE_FIGURE
}

function fitsColumn(questao: Questao): boolean {
  const isShort = questao.alternativas.every(({ texto = '' }) => texto.length <= SHORT_ALTERNATIVA)
  return isShort && isPlainQuestao(questao) && linesOf(questao) <= LINES_IN_COLUMN
}

/** About how many lines of a column the question takes. */
function linesOf({ texto, alternativas }: Questao): number {
  const paragraphs = [...texto.split('\n'), ...alternativas.map((each) => each.texto ?? '')]
  return sumBy(paragraphs, (paragraph) => Math.ceil(paragraph.length / LETTERS_IN_LINE))
}

function isPlainQuestao({ texto, alternativas }: Questao): boolean {
  return (
    isPlain(texto) &&
    alternativas.every(({ imagem, texto: words = '' }) => imagem === undefined && isPlain(words))
  )
}

/** Whether nothing in the text is wider than a column. */
function isPlain(texto: string): boolean {
  return blocksOf(parseFormattedText(texto)).every(
    (block) =>
      block.kind === 'paragraph' ||
      (block.kind === 'formula' && block.source.length <= SHORT_FORMULA),
  )
}
