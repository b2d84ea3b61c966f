/** How many lines a theme asks for; null where it sets no such limit. */
export interface LimiteDeLinhas {
  min: number | null
  max: number | null
}

/** The numbers that themes write in words. A longer one comes before one that begins it. */
const POR_EXTENSO: Readonly<Record<string, number>> = {
  'vinte e cinco': 25,
  sete: 7,
  oito: 8,
  dez: 10,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
}
const EXTENSO = new RegExp(`\\b(?:${Object.keys(POR_EXTENSO).join('|')})\\b`, 'gi')

const MIN = String.raw`(?:m[íi]nimo|pelo menos|ao menos)`
const MAX = String.raw`(?:m[áa]ximo|at[ée]|limite|n[ãa]o (?:ultrapass|exced)\p{L}*)`
const N = String.raw`(\d{1,3})`
const LINK = '(?: de| as)? '

/** 'Entre 20 e 30 linhas', 'de 20 a 30 linhas', '20-30 linhas'. */
const RANGE = new RegExp(
  `(?:entre ${N}(?: linhas)? e|${N}(?: linhas)? ?(?:a|at[ée]|[-–])) ?${N} linhas`,
  'iu',
)
/** 'No mínimo 15 linhas', also in 'mínimo de 15 e máximo de 30 linhas'. */
const bounded = (bound: string) =>
  new RegExp(
    `${bound}:?${LINK}${N}(?= linhas|$| e (?:no )?(?:${MIN}|${MAX}):?${LINK}\\d+ linhas)`,
    'iu',
  )
/** '15 linhas no mínimo', also in '15 linhas no mínimo e 30 no máximo'. */
const boundedAfter = (bound: string) =>
  new RegExp(`(?<!\\d|(?:${MIN}|${MAX}):?${LINK})${N}(?: linhas)?,? no ${bound}`, 'iu')

/** A sentence on essays that are worth nothing. There 'até 7 linhas' names those that are too short. */
const REFUSAL = /zero|zerad|anulad|insuficiente|desclassific|eliminad/i
const TOO_SHORT = new RegExp(`(at[ée]|menos de|inferior a|abaixo de) ${N} linhas`, 'iu')
const TOO_LONG = new RegExp(`(?:mais de|superior a|acima de) ${N} linhas`, 'iu')

/**
 * Reads the limit of lines in the words of a theme: 'entre 20 e 30 linhas', 'no máximo 30 linhas'. Null when they name
 * none.
 */
export function limiteDeLinhas(tema: string): LimiteDeLinhas | null {
  const limites = tema
    .split(/[.;!?\n]/)
    .filter((sentence) => /linhas/i.test(sentence))
    .map((sentence) => limiteIn(inFigures(sentence)))
  const min = limites.find((limite) => limite.min !== null)?.min ?? null
  const max = limites.find((limite) => limite.max !== null)?.max ?? null
  return min === null && max === null ? null : { min, max }
}

/** A sentence with its numbers in figures, each once: '15 (quinze) linhas' is '15 linhas'. */
const inFigures = (sentence: string) =>
  sentence
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(EXTENSO, (word) => `${POR_EXTENSO[word.toLowerCase()]}`)
    .replaceAll(/(\d+) ?\( ?\d+ ?\)/g, '$1')

function limiteIn(sentence: string): LimiteDeLinhas {
  if (REFUSAL.test(sentence)) {
    const short = TOO_SHORT.exec(sentence)
    const isRefusedToo = /^at/i.test(short?.[1] ?? '')
    const max = numberIn(TOO_LONG.exec(sentence))
    return { min: short && Number(short[2]) + (isRefusedToo ? 1 : 0), max }
  }
  const [, between = '', from = between, max = ''] = RANGE.exec(sentence) ?? []
  if (max !== '') return { min: Number(from), max: Number(max) }
  const find = (bound: string) =>
    numberIn(bounded(bound).exec(sentence) ?? boundedAfter(bound).exec(sentence))
  return { min: find(MIN), max: find(MAX) }
}

const numberIn = (match: RegExpExecArray | null) => (match ? Number(match[1]) : null)
