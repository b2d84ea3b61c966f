import { uniqBy } from 'es-toolkit'
import type { FlowItem, Laid } from '../layout/flow.ts'
import { Refusal } from '../refusal.ts'
import type { Extracao, QuestaoExtraida, ReferenciaExtraida } from '../result.ts'
import { alternativesOf, commonCount, commonMark, strayIn } from '../structure/alternatives.ts'
import { asksToJudge } from '../structure/judged-items.ts'
import { repeatedIn, restOfHeading } from '../structure/heading-lines.ts'
import { labelsIn } from '../structure/labels.ts'
import { partsOf, wrapsToMargin, type QuestionParts } from '../structure/parts.ts'
import { withPictures } from '../structure/picture-alternatives.ts'
import { rowPartsOf } from '../structure/row-alternatives.ts'
import { segmentsOf, type QuestionSegment, type SharedSegment } from '../structure/segments.ts'
import { lineOf } from '../text/lines.ts'
import { bookOf, Cuttings, type Book } from './book.ts'
import { essaysOf } from './essay.ts'
import { looseDoubts } from './loose-doubts.ts'
import { confidenceOf, LEAST_CHOICE, problem } from './exam-problems.ts'
import { questionOf } from './question.ts'
import { sharedOf } from './support.ts'

const HEADING_WORDS =
  'Na linha do número há palavras que podem não ser do texto: compare com a página.'
const ROWS = 'As alternativas foram lidas nas linhas de uma tabela: compare com a página.'
const LISTED = 'Este número aparece outra vez junto à questão: confira onde ela começa.'

/**
 * Builds the extraction of a booklet from its laid-out pages. Throws a Refusal where no question with lettered
 * alternatives is found.
 */
export function extractionOf(laid: readonly Laid[]): Extracao {
  const book = bookOf(laid)
  const segments = segmentsOf(book.flow)
  if (segments.questions.length === 0) throw new Refusal('pdf_sem_questoes')
  const cuttings = new Cuttings(book.pages)
  const questions = questionsOf(segments.questions, book, cuttings)
  const most = Math.max(...questions.map(({ questao }) => questao.alternativas.length))
  if (most < LEAST_CHOICE && asksToJudge(book.flow)) throw new Refusal('pdf_com_itens')
  const mark = commonMark(
    segments.questions.map(({ start, end }) => labelsIn(book.flow, start, end)),
  )
  const shared = segments.shared.map((segment) => referencesOf(segment, mark, book, cuttings))
  const { essay } = segments
  const redacoes = essay ? essaysOf(book.flow.slice(essay.start, essay.end), book, cuttings) : []
  const questoes = questions.map(({ questao }) => questao)
  for (const { problemas, faixa } of [...shared, ...looseDoubts(segments, book)]) {
    for (const questao of questoes) {
      if (faixa.includes(questao.numero)) addProblems(questao, problemas)
    }
  }
  const ausentes = missingNumbers(questoes)
  markNumbers(questoes, ausentes)
  return {
    versao: 1,
    paginas: laid.length,
    questoes: withShared(
      questoes,
      shared.flatMap(({ referencias }) => referencias),
    ),
    referencias: [...shared, ...questions].flatMap(({ referencias }) => referencias),
    redacoes,
    numeros_ausentes: ausentes,
    recortes: cuttings.all,
  }
}

/**
 * Builds the questions of these segments. The usual marks and number of alternatives are taken from all of them, so
 * they have to be questions of the same booklet.
 */
export function questionsOf(segments: readonly QuestionSegment[], book: Book, cuttings: Cuttings) {
  const labels = segments.map(({ start, end }) => labelsIn(book.flow, start, end))
  const mark = commonMark(labels)
  const chosen = labels.map((own) => alternativesOf(own, mark))
  const usual = commonCount(chosen)
  const repeated = repeatedIn(
    segments.flatMap(({ heading, start }) => {
      const item = book.flow[start]
      return item ? [{ heading, item }] : []
    }),
  )
  const tables = (page: number) => book.pages.get(page)?.drawn.tables ?? []
  const parts = (isMargin: boolean) =>
    segments.map((segment, index): QuestionParts => {
      const body = bodyOf(segment, book.flow, repeated)
      const own = chosen[index] ?? []
      return (
        rowPartsOf(body, own, tables) ?? withPictures(partsOf(body, segment.start, own, isMargin))
      )
    })
  const hanging = parts(false)
  const taken = wrapsToMargin(hanging) ? parts(true) : hanging
  const ids = idsOf(segments.map(({ heading }) => heading.numero))
  return segments.flatMap(({ heading, start }, index) => {
    const item = book.flow[start]
    const own = taken[index]
    if (!item || !own) return []
    const draft = { numero: heading.numero, id: ids[index] ?? '', heading: item, parts: own, usual }
    const question = questionOf(draft, book, cuttings)
    const next = book.flow[start + 1]
    if (item.kind === 'line' && restOfHeading(heading, item, next, repeated) === 'doubtful')
      addProblems(question.questao, [problem('comeco_de_texto', HEADING_WORDS)])
    if (heading.isDoubtful) addProblems(question.questao, [problem('numero_repetido', LISTED)])
    const isOfTable = chosen[index]?.length === 0 && own.alternatives.length > 0
    if (isOfTable) addProblems(question.questao, [problem('tabela', ROWS)])
    const stray = strayIn(labels[index] ?? [], chosen[index] ?? [], mark)
    if (stray.length > 0) addProblems(question.questao, [problem('letra_no_texto')])
    return [question]
  })
}

/** The items of a question. Of its first line, only the pieces after the heading are kept. */
function bodyOf(
  { heading, start, end }: QuestionSegment,
  flow: readonly FlowItem[],
  repeated: ReadonlySet<string>,
): FlowItem[] {
  const items = flow.slice(start, end)
  const [first] = items
  if (first?.kind !== 'line') return items
  const isTitle = restOfHeading(heading, first, items[1], repeated) === 'title'
  const pieces = isTitle ? [] : first.line.pieces.slice(heading.pieces)
  if (pieces.length === 0)
    return [{ ...first, line: { ...first.line, pieces: [] }, hasDrawing: false }, ...items.slice(1)]
  const line = { ...lineOf(pieces), baseline: first.line.baseline }
  return [{ ...first, line }, ...items.slice(1)]
}

/** An id for each question: its number, with a letter appended where an earlier question has the same number. */
function idsOf(numeros: readonly number[]): string[] {
  return numeros.map((numero, index) => {
    const before = numeros.slice(0, index).filter((other) => other === numero).length
    return `q${String(numero).padStart(2, '0')}${before > 0 ? String.fromCodePoint(97 + before) : ''}`
  })
}

function referencesOf(
  { announcement, start, end }: SharedSegment,
  mark: string | undefined,
  book: Book,
  cuttings: Cuttings,
) {
  const { faixa } = announcement
  const { problemas, referencias } = sharedOf(book.flow.slice(start, end), faixa, book, cuttings)
  const stray = strayIn(labelsIn(book.flow, start, end), [], mark)
  const doubts = stray.length > 0 ? [problem('letra_no_texto')] : []
  return { faixa, referencias, problemas: [...problemas, ...doubts] }
}

/** Adds to each question the shared referências that are for it, before its own. */
function withShared(
  questoes: readonly QuestaoExtraida[],
  shared: readonly ReferenciaExtraida[],
): QuestaoExtraida[] {
  return questoes.map((questao) => ({
    ...questao,
    referencias: [
      ...shared.filter(({ faixa }) => faixa.includes(questao.numero)).map(({ id }) => id),
      ...questao.referencias,
    ],
  }))
}

function missingNumbers(questoes: readonly QuestaoExtraida[]): number[] {
  const found = new Set(questoes.map(({ numero }) => numero))
  const last = Math.max(...found)
  const first = Math.min(...found)
  // A booklet that begins at 2 has lost its first question; one that begins at 46 is that of a second day.
  const from = first < 6 ? 1 : first
  return Array.from({ length: last - from + 1 }, (_, index) => from + index).filter(
    (numero) => !found.has(numero),
  )
}

function markNumbers(questoes: readonly QuestaoExtraida[], ausentes: readonly number[]): void {
  for (const questao of questoes) {
    const { numero } = questao
    if (questoes.some((other) => other !== questao && other.numero === numero)) {
      addProblems(questao, [problem('numero_repetido')])
    }
    if (ausentes.includes(numero - 1)) addProblems(questao, [problem('numero_antes_ausente')])
    if (ausentes.includes(numero + 1)) {
      const sentence = `A questão ${numero + 1} não foi encontrada: confira se ela não ficou dentro desta.`
      addProblems(questao, [problem('numero_antes_ausente', sentence)])
    }
  }
}

/** Adds problems that a question does not have yet, and lowers its confidence for them. */
export function addProblems(
  questao: QuestaoExtraida,
  problemas: readonly QuestaoExtraida['problemas'][number][],
): void {
  questao.problemas = uniqBy([...questao.problemas, ...problemas], ({ mensagem }) => mensagem)
  questao.confianca = confidenceOf(questao.problemas)
}
