// The code that needs KaTeX, which is large. It has a file of its own, so that only code that draws or checks formulas
// loads KaTeX.
import { __parse, ParseError } from 'katex'
import type { KatexMacros } from './katex-internals.ts'
import { KATEX_OPTIONS } from './katex-options.ts'
import { problemaDeMarcacao } from './marcacao.ts'

export { KATEX_OPTIONS, numberSet } from './katex-options.ts'

/**
 * How many tokens a judge reads in all formulas together, tokens from macros included. This is about ten times what a
 * question full of formulas has, and about 0.1 s of work.
 */
export const MOST_TOKENS = 10_000
/** The cost of starting to read a formula, in tokens. */
const TOKENS_TO_BEGIN = 10
const TOO_MUCH = 'passa do tamanho que todas as fórmulas juntas podem ter: encurte ou tire algumas.'
/** Commands that are refused because they write to the console. */
const NEVER = ['\\message', '\\errmessage', '\\show']

/** How many tokens a judge may still read; each reading is subtracted. */
export interface Left {
  tokens: number
}

/** Describes the first part of a text that cannot be displayed, as problemaDoTexto does. */
export type Judge = (texto: string) => string | undefined

/**
 * Describes the first part of a text field that cannot be displayed, formulas included (docs/decisions/texts.md), in
 * words for its author. Undefined where everything can be displayed.
 */
export function problemaDoTexto(texto: string): string | undefined {
  return createJudge()(texto)
}

/**
 * Returns a function that checks the texts of one record or one call. The limit of tokens applies to all their formulas
 * together, and each text is checked only once.
 */
export function createJudge(left: Left = { tokens: MOST_TOKENS }): Judge {
  const known = new Map<string, string | undefined>()
  return (texto) => {
    if (!known.has(texto)) {
      const problem = problemaDeMarcacao(texto, (source, display) =>
        problemOfFormula(source, { display, left }),
      )
      known.set(texto, problem)
    }
    return known.get(texto)
  }
}

interface Reading {
  display: boolean
  left: Left
}

function problemOfFormula(source: string, { display, left }: Reading): string | undefined {
  let refused: string | undefined
  const refuse = (command: string): false => {
    refused ??= command
    return false
  }
  left.tokens -= TOKENS_TO_BEGIN
  if (left.tokens < 0) return TOO_MUCH
  try {
    // The formula is only parsed: drawing it would take several times as long, and would refuse nothing more.
    __parse(source, {
      ...KATEX_OPTIONS,
      displayMode: display,
      throwOnError: true,
      trust: ({ command }) => refuse(command),
      macros: countedMacros(left, refuse),
    })
  } catch (error) {
    return error instanceof TooMuch ? TOO_MUCH : inWords(error, source)
  }
  return refused && `usa “${refused}”, que os textos não aceitam.`
}

class TooMuch extends Error {
  override name = 'TooMuch'
}

/**
 * The macros that a formula starts with. KaTeX looks up every token in this object, also those that come from macros,
 * so this is the one place where KaTeX's work can be counted. KaTeX's `maxExpand` limits only the number of macros, not
 * the size of their arguments.
 */
function countedMacros(left: Left, refuse: (command: string) => void): KatexMacros {
  const own: KatexMacros = Object.fromEntries(
    NEVER.map((command) => [command, () => (refuse(command), '')]),
  )
  return new Proxy(own, {
    getOwnPropertyDescriptor(macros, name) {
      left.tokens -= 1
      if (left.tokens < 0) throw new TooMuch()
      return Reflect.getOwnPropertyDescriptor(macros, name)
    },
  })
}

/** KaTeX's English messages, by their beginning, with our Portuguese words. */
const WORDS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^Expected '}', got 'EOF'/, () => 'não fecha: falta uma chave.'],
  [/^Expected '(\\right|])', got 'EOF'/, (found) => `não fecha: falta “${found}”.`],
  [/^Expected & or/, () => String.raw`não fecha: falta “\end”.`],
  [/expected ']'/, () => 'não fecha: falta “]”.'],
  [/^Expected 'EOF', got '}'/, () => 'tem uma chave “}” a mais.'],
  [/^Expected 'EOF', got '([^']+)'/, (found) => `tem “${found}” onde não cabe.`],
  [/^Undefined control sequence: (\S+)/, (found) => `usa “${found}”, que não existe.`],
  [/^No such environment: (\S+)/, (found) => `usa “${found}”, que não existe.`],
  [
    /^Expected group (?:after|as argument to) '([^']+)'/,
    (found) => `está incompleta: falta o que vem depois de “${found}”.`,
  ],
  [/^Double (?:super|sub)script/, () => 'tem dois índices seguidos: ponha um deles entre chaves.'],
]

function inWords(error: unknown, source: string): string {
  const { rawMessage = '' } = error instanceof ParseError ? error : {}
  // KaTeX gives the same message for a missing argument and for an argument that is not closed.
  if (/expected '}'/.test(rawMessage) && !isOpen(source)) {
    return 'está incompleta: falta o que o último comando pede, entre chaves.'
  }
  for (const [pattern, words] of WORDS) {
    const match = pattern.exec(rawMessage.replace(/^Unexpected .*expected '}'/, MISSING))
    if (match) return words(match[1] ?? '')
  }
  return 'não pode ser lida: confira os comandos e as chaves.'
}

const MISSING = "Expected '}', got 'EOF'"

const isOpen = (source: string) => {
  const bare = source.replaceAll(/\\[{}]/g, '')
  return bare.split('{').length > bare.split('}').length
}
