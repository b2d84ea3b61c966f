import { unionOf } from '../geometry.ts'
import { boxOfItem, type FlowItem, type FlowLine } from '../layout/flow.ts'
import type { Box } from '../model.ts'
import type {
  AlternativaExtraida,
  Problema,
  QuestaoExtraida,
  ReferenciaExtraida,
} from '../result.ts'
import { hasFragments, isSectionTitle, missingIn } from '../structure/doubts.ts'
import { hasFormula } from '../structure/formula-doubts.ts'
import { leftOf } from '../structure/parts.ts'
import type { AlternativeParts, QuestionParts } from '../structure/parts.ts'
import { oneLineOf } from '../text/markup.ts'
import { regionsOf, type Book, type Cuttings } from './book.ts'
import {
  alternativesInWords,
  confidenceOf,
  FRAGMENTS,
  LEAST_CHOICE,
  problem,
} from './exam-problems.ts'
import { formulaProblems } from './formulas.ts'
import { suspicionsOf } from './suspicions.ts'
import { supportOf } from './support.ts'

/** The parts of a question, from which the question is built. */
export interface Draft {
  numero: number
  /** The question's id, which is unique even where two questions have the same number. */
  id: string
  heading: FlowItem
  parts: QuestionParts
  /** The number of alternatives that most questions have. */
  usual: number
}

/** Builds a question, with its referências and its problems. */
export function questionOf(
  { heading, id, numero, parts, usual }: Draft,
  book: Book,
  cuttings: Cuttings,
): { questao: QuestaoExtraida; referencias: ReferenciaExtraida[] } {
  const { credits, left } = restOf(parts, book)
  const stem = [...parts.stem, ...credits]
  const support = supportOf(stem, id, [numero], book, cuttings)
  const alternativas = parts.alternatives.map((each, index) =>
    alternativaOf(each, nextInColumn(parts.alternatives, index), id, book, cuttings),
  )
  const problemas: Problema[] = [
    ...support.problemas,
    ...alternativeProblems(alternativas, parts, usual),
    ...textProblems(support.lines, support.texto, parts),
    ...suspicionsOf(support.texto, alternativas),
    ...(left.length > 0 ? [problem('texto_depois_das_alternativas')] : []),
  ]
  const items = [heading, ...stem, ...parts.alternatives.flatMap(itemsOf)]
  const [regiao = { pagina: heading.page, ...boxOfItem(heading) }, ...continua] = regionsOf(items)
  const questao: QuestaoExtraida = {
    numero,
    texto: support.texto,
    alternativas,
    referencias: support.referencias.map((referencia) => referencia.id),
    pagina: heading.page,
    regiao,
    continua,
    confianca: confidenceOf(problemas),
    problemas,
  }
  return { questao, referencias: support.referencias }
}

const itemsOf = ({ items, label }: AlternativeParts): FlowItem[] => [label.line, ...items]

/**
 * Splits the items after the alternatives: small ones right after them are credits of the stem's figures; what remains
 * is unknown text.
 */
function restOf({ rest }: QuestionParts, { bodySize }: Book) {
  const isSmall = (item: FlowItem) => item.kind !== 'line' || item.line.size < 0.94 * bodySize
  const end = rest.findIndex((item) => !isSmall(item))
  const credits = end === -1 ? rest : rest.slice(0, end)
  const left = (end === -1 ? [] : rest.slice(end)).filter(
    (item) => item.kind !== 'line' || !isSectionTitle(item, bodySize),
  )
  return { credits, left }
}

function alternativeProblems(
  alternativas: readonly AlternativaExtraida[],
  parts: QuestionParts,
  usual: number,
): Problema[] {
  const found = alternativas.length
  const hasImages = alternativas.some(({ imagem }) => imagem !== undefined)
  const isBetween = parts.alternatives.some(
    ({ items }) =>
      items.some(({ kind }) => kind !== 'line') && items.some(({ kind }) => kind === 'line'),
  )
  return [
    ...(found === usual && found >= LEAST_CHOICE
      ? []
      : [problem('alternativas_incompletas', alternativesInWords(found, usual))]),
    ...(hasImages ? [problem('alternativa_com_imagem')] : []),
    ...(isBetween ? [problem('figura_entre_alternativas')] : []),
  ]
}

function textProblems(lines: readonly FlowLine[], texto: string, parts: QuestionParts): Problema[] {
  const items = [...lines, ...parts.alternatives.flatMap((each) => each.items)]
  const missing = missingIn(items)
  return [
    ...(texto === '' ? [problem('enunciado_vazio')] : []),
    ...(missing > 0 ? [problem('caracteres_desconhecidos')] : []),
    ...(hasFragments(items) ? [problem('caracteres_desconhecidos', FRAGMENTS)] : []),
    ...formulaProblems([lines, ...parts.alternatives.map((each) => each.items)]),
  ]
}

/**
 * An alternative: its text; with a picture in addition where it has figures, or instead of the text where the text is
 * empty or incomplete.
 */
function alternativaOf(
  parts: AlternativeParts,
  next: AlternativeParts | undefined,
  id: string,
  book: Book,
  cuttings: Cuttings,
): AlternativaExtraida {
  const lines = parts.items.filter((item) => item.kind === 'line')
  const texto = oneLineOf(lines, book.words)
  const figures = parts.items.filter(({ kind }) => kind !== 'line')
  const isPicture = texto === '' || hasFormula(lines) || missingIn(lines) > 0
  const imagem =
    isPicture || figures.length > 0
      ? cuttings.cut(
          `${id}-alternativa-${parts.letra.toLowerCase()}`,
          parts.label.line.page,
          pictureBox(parts, next, figures),
        )
      : undefined
  return {
    nome: parts.letra,
    ...(!isPicture && { texto }),
    ...(imagem !== undefined && { imagem }),
  }
}

/** The region to cut out for an alternative: its items or, where it has none, the space up to the next label. */
function pictureBox(
  { items, label }: AlternativeParts,
  next: AlternativeParts | undefined,
  figures: readonly FlowItem[],
): Box {
  const own = items.filter(({ page }) => page === label.line.page)
  if (figures.length > 0 || own.length > 0) return unionOf(own.map(boxOfItem))
  const { column, line } = label.line
  const labelEnd = line.pieces[label.piece + label.pieces - 1]?.x1 ?? line.x1
  const beside = next && Math.abs(next.label.line.line.baseline - line.baseline) < line.size
  const below = next && !beside ? next.label.line.line.y0 - 2 : line.y1 + 4 * line.size
  return {
    x0: labelEnd + 1,
    x1: Math.max(labelEnd + 20, beside ? leftOf(next.label) - 2 : column.x1),
    y0: line.y0 - 2,
    y1: Math.max(line.y1, Math.min(below, line.y1 + 200)),
  }
}

/** The next alternative whose label stands in the same column, below this one or beside it. */
function nextInColumn(
  alternatives: readonly AlternativeParts[],
  index: number,
): AlternativeParts | undefined {
  const own = alternatives[index]
  return alternatives.find(
    ({ label }) =>
      own &&
      label !== own.label &&
      label.line.column === own.label.line.column &&
      (label.at > own.label.at || (label.at === own.label.at && label.piece > own.label.piece)),
  )
}
