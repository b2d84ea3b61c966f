import { INLINE_TAGS } from './nodes.ts'
import { parseFormattedText, type PassagemLida } from './parse.ts'

/**
 * Describes what is wrong with a formula; its words follow those that name the formula. Undefined where the formula can
 * be drawn.
 */
type JudgeFormula = (source: string, display: boolean) => string | undefined

/** How many characters of the text a message quotes. */
const MAX_SHOWN = 30
const TABLE_TAGS = ['table', 'caption', 'tr', 'th', 'td']
const OURS: readonly string[] = [...INLINE_TAGS, ...TABLE_TAGS]
/**
 * Tags of typed or pasted HTML. Other words in angle brackets, such as `List<String>` and `<https://…>`, are plain
 * text.
 */
const OF_HTML = new Set(
  `a abbr article aside audio body br button center code dd del details div dl dt em embed font footer form h1 h2 h3 h4
  h5 h6 head header hr html iframe img input ins label li link main math meta nav object ol option p pre q s samp script
  section select small source span strike strong style sup svg tbody template textarea tfoot thead title tt ul video`
    .split(/\s+/)
    .concat(OURS),
)
/**
 * The end of a formula that has no beginning, or a tag. A tag counts as having attributes only where one of them has a
 * value.
 */
const STRAY = /\\[)\]]|<\/?(?<name>[a-z][a-z\d]*|[A-Z][A-Z\d]*)(?:\s[^<>=]*=[^<>]*|\s*\/?)>/g

/**
 * Describes the first part of a text field that cannot be displayed and would appear as typed, in words for its author.
 * Undefined where everything can be displayed. Formulas are checked only with `judgeFormula`, which needs KaTeX
 * (@rumo/contract/formulas).
 */
export function problemaDeMarcacao(texto: string, judgeFormula?: JudgeFormula): string | undefined {
  // A shortcut, because most texts have neither tags nor formulas.
  if (!/[<\\]/.test(texto)) return undefined
  let first: { at: number; words?: string } = { at: Infinity }
  parseFormattedText(texto, (passagem) => {
    // Only a problem further to the front matters, and describing a problem costs more than finding it.
    if (passagem.at >= first.at) return
    const problem = problemOf(passagem, judgeFormula)
    if (problem && problem.at < first.at) first = problem
  })
  return first.words
}

interface Problem {
  at: number
  words: string
}

function problemOf(
  passagem: PassagemLida,
  judgeFormula: JudgeFormula | undefined,
): Problem | undefined {
  const { tipo, at, trecho } = passagem
  if (tipo === 'palavras') return strayIn(trecho, at)
  if (tipo === 'formula' || tipo === 'formula-display') {
    const problem = judgeFormula?.(trecho, tipo === 'formula-display')
    if (problem === undefined) return undefined
    return { at, words: `A fórmula que começa em ${shown(trecho)} ${problem}` }
  }
  return { at, words: WORDS[tipo](trecho) }
}

type Broken = Exclude<PassagemLida['tipo'], 'palavras' | 'formula' | 'formula-display'>

const WORDS: Readonly<Record<Broken, (trecho: string) => string>> = {
  'formula-aberta': (trecho) =>
    `A fórmula que começa em ${shown(trecho.slice(2))} não fecha: falta “${endOf(trecho)}”.`,
  'formula-vazia': (trecho) =>
    `A fórmula está vazia: não há nada entre “${trecho.slice(0, 2)}” e “${endOf(trecho)}”.`,
  'tabela-aberta': (trecho) =>
    `A tabela que começa em ${shown(trecho)} não está inteira: confira <tr>, <td> e </table>.`,
  'tag-aberta': (trecho) => `${shown(trecho)} não fecha: falta “</${nameIn(trecho)}>”.`,
  'tag-fechada': (trecho) =>
    `“</${nameIn(trecho)}>” não fecha nada: falta “<${nameIn(trecho)}>” antes.`,
  'tag-funda': (trecho) => `${shown(trecho)} está dentro de marcações demais: são no máximo oito.`,
}

function strayIn(words: string, from: number) {
  for (const match of words.matchAll(STRAY)) {
    const problem = problemOfStray(match[0], match.groups?.['name'])
    if (problem !== undefined) return { at: from + match.index, words: problem }
  }
  return undefined
}

function problemOfStray(token: string, name: string | undefined): string | undefined {
  if (name === undefined) {
    return `“${token}” fecha uma fórmula que não começa: falta “${token === '\\)' ? '\\(' : '\\['}” antes.`
  }
  const tag = name.toLowerCase()
  if (!OF_HTML.has(tag)) return undefined
  if (!OURS.includes(tag)) return `${shown(token)} não é uma marcação que os textos aceitem.`
  const plain = `<${token.startsWith('</') ? '/' : ''}${tag}>`
  if (plain !== token) return `${shown(token)} não vale: escreva só “${plain}”.`
  return `“${plain}” só vale dentro de uma tabela inteira.`
}

const endOf = (trecho: string) => (trecho.startsWith('\\[') ? '\\]' : '\\)')

const nameIn = (trecho: string) => /[a-z]+/.exec(trecho)?.[0] ?? ''

/** The beginning of a passage, in quotation marks. */
function shown(trecho: string): string {
  const line = trecho
    .slice(0, 4 * MAX_SHOWN)
    .trim()
    .replaceAll(/\s+/g, ' ')
  const characters = Array.from(line)
  const start = characters.slice(0, MAX_SHOWN).join('')
  return `“${start}${characters.length > MAX_SHOWN ? '…' : ''}”`
}
