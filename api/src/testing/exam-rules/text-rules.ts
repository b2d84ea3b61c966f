import { mathmlOf } from '@rumo/contract/mathml'
import { renderToString } from 'katex'

/** Formulas are checked apart: in them `x - 1` is a minus and `{` is markup. */
const FORMULA = /\\\((?<inline>.*?)\\\)|\\\[(?<display>.*?)\\\]/gs
const TAG = /<(?<closing>\/?)(?<name>[a-zA-Z]\w*)(?<rest>[^>]*)>/g
const TABLE_TAG = /<\/?(table|caption|tr|th|td)>/g
const ALLOWED_TAGS = new Set('b i u mark sub sup table tr th td caption'.split(' '))
/** Takes the place of a formula or a table tag, which are not checked as text. */
const OBJECT = '\uFFFC'
const UNITS =
  'km|hm|dam|m|dm|cm|mm|µm|nm|kg|g|mg|t|L|mL|h|min|s|ms|kW|W|kWh|Wh|V|mV|A|mA|Hz|kHz|MHz|°C|K|N|J|kJ|cal|kcal|Pa|kPa|atm|mol|ha|dB|Ω'

/** Patterns that plain text must not contain, and the problem that each one means. */
const TYPOGRAPHY: readonly [RegExp, string][] = [
  [/["']/, 'a straight quote'],
  [/\s-\s/, 'a hyphen for a dash'],
  [/(^|[\s(=])-\d/m, 'a hyphen for a minus'],
  [/\d\s?[x*]\s?\d/, 'a letter or an asterisk for ×'],
  [/\d\.\d/, 'a decimal point or a dot between thousands'],
  [/\d \d{3}(?!\d)/, 'a plain space between thousands'],
  [/(?<![\d,])\d{5,}/, 'a long number without groups'],
  [new RegExp(`\\d (${UNITS})(?![\\p{L}])`, 'u'), 'a plain space between number and unit'],
  [/\d(km|cm|mm|kg|mg|mL|kWh|kW|°C|mol)(?![\p{L}])/u, 'no space between number and unit'],
  [/\*\*|__|`|^#|\]\(/m, 'Markdown'],
  [/\.\.\./, 'three dots for …'],
  [/ {2}|[ \t]$|^[ \t]|\n{3}/m, 'stray white space'],
  [
    /\b(alternativas?|letras?|opção|opções|itens|item) [A-E]\b/i,
    'an alternative called by its letter',
  ],
]

/** The problems of a text field of a question, in words; empty when the text keeps every rule. */
export function textProblems(text: string): string[] {
  const prose = text.replaceAll(FORMULA, OBJECT)
  const plain = prose.replaceAll(TABLE_TAG, OBJECT).replaceAll(TAG, '')
  return [
    ...TYPOGRAPHY.filter(([pattern]) => pattern.test(plain)).map(([, problem]) => problem),
    ...(/\\[()[\]]/.test(plain) ? ['a formula that does not close'] : []),
    ...tagProblems(prose),
    ...formulasOf(text).flatMap(formulaProblems),
  ]
}

/** The sources of the formulas in a text. */
export function formulasOf(text: string): string[] {
  return [...text.matchAll(FORMULA)].map(
    ({ groups }) => groups?.['inline'] ?? groups?.['display'] ?? '',
  )
}

function formulaProblems(source: string): string[] {
  try {
    renderToString(source, { throwOnError: true, strict: 'error', output: 'mathml' })
    return mathmlOf(source, false) ? [] : [`a formula that needs KaTeX: ${source}`]
  } catch (error) {
    return [`a wrong formula: ${String(error)}`]
  }
}

function tagProblems(text: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  for (const { groups } of text.matchAll(TAG)) {
    const { closing, name = '', rest } = groups ?? {}
    if (!ALLOWED_TAGS.has(name)) problems.push(`the tag <${name}>`)
    if (rest) problems.push(`attributes on <${name}>`)
    if (!closing) open.push(name)
    else if (open.pop() !== name) problems.push(`a </${name}> that closes nothing`)
  }
  return [...problems, ...open.map((name) => `a <${name}> that does not close`)]
}
