import type { FlowItem, FlowLine } from '../layout/flow.ts'
import type { RedacaoExtraida } from '../result.ts'
import { textOf } from '../text/lines.ts'
import { textFieldOf } from '../text/markup.ts'
import { regionsOf, type Book, type Cuttings } from './book.ts'
import { problem } from './exam-problems.ts'
import { supportOf } from './support.ts'
import { themeOf } from './essay-theme.ts'

const TEXT_LABEL = /^texto\s+(?:[IVX]{1,4}|\d{1,2})\b\W*$/i
/** Where such a line follows the last support text, the task itself begins. */
const TASK =
  /^(?:a partir d|com base n|considerando|tendo em vista|leia (?:os|o) textos?|proposta de reda[çc][ãa]o|instru[çc][õo]es|orienta[çc][õo]es|elabore|redija|escreva|produza)/i
/** The heading of one of several proposals to choose from. */
const PROPOSAL = /^(?:proposta|tema)(?:\s+de\s+reda[çc][ãa]o)?\s+(?:[1-9]|[IVX]{1,3})\W*$/i

/** The essay themes of a booklet. Where it has several, candidates choose one of them. */
export function essaysOf(
  items: readonly FlowItem[],
  book: Book,
  cuttings: Cuttings,
): RedacaoExtraida[] {
  const starts = [...items.keys()].filter((at) => {
    const item = items[at]
    return item?.kind === 'line' && PROPOSAL.test(textOf(item.line).trim())
  })
  if (starts.length < 2) return [essayOf(items, 'redacao', book, cuttings)]
  return starts.map((start, index) => {
    const own = items.slice(start + 1, starts[index + 1])
    return essayOf(own, `redacao-${index + 1}`, book, cuttings)
  })
}

/** One proposal: its theme, its support texts, and all other lines as instructions. */
function essayOf(
  items: readonly FlowItem[],
  id: string,
  book: Book,
  cuttings: Cuttings,
): RedacaoExtraida {
  const theme = themeOf(items, book)
  const others = items.filter((item) => !theme.lines.includes(item as FlowLine))
  const { guidance, texts } = partTexts(others)
  return {
    tema: theme.tema,
    textos: texts.flatMap((own, index) => textsOf(own, `${id}-texto-${index + 1}`, book, cuttings)),
    instrucoes: textFieldOf(
      guidance.filter((item) => item.kind === 'line'),
      book.words,
    ),
    regioes: regionsOf(items),
    problemas:
      theme.tema === ''
        ? [problem('enunciado_vazio', 'O tema da redação não foi encontrado.')]
        : [],
  }
}

function partTexts(items: readonly FlowItem[]): { guidance: FlowItem[]; texts: FlowItem[][] } {
  const guidance: FlowItem[] = []
  const texts: FlowItem[][] = []
  let isInText = false
  for (const item of items) {
    const text = item.kind === 'line' ? textOf(item.line).trim() : ''
    if (TEXT_LABEL.test(text)) {
      texts.push([])
      isInText = true
      continue
    }
    if (isInText && texts.length > 1 && TASK.test(text)) isInText = false
    if (isInText) texts.at(-1)?.push(item)
    else guidance.push(item)
  }
  return { guidance, texts }
}

function textsOf(items: readonly FlowItem[], id: string, book: Book, cuttings: Cuttings) {
  const { texto, referencias } = supportOf(items, id, [], book, cuttings)
  const pictures = referencias.map(({ imagem, legenda, texto: table, titulo }) => ({
    ...(imagem !== undefined && { imagem }),
    ...(legenda !== undefined && { legenda }),
    ...(titulo !== undefined && { titulo }),
    ...(table !== undefined && { texto: table }),
  }))
  return [...(texto === '' ? [] : [{ texto }]), ...pictures]
}
