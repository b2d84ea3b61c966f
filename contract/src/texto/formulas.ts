// What needs KaTeX, which is heavy: in a file of its own, so that only what draws or judges formulas loads it.
import { __parse, ParseError } from 'katex'
import type { KatexMacros } from './katex-internals.ts'
import { KATEX_OPTIONS } from './katex-options.ts'
import { problemaDeMarcacao } from './marcacao.ts'

export { KATEX_OPTIONS, numberSet } from './katex-options.ts'

/**
 * How many tokens a judge reads of all the formulas that it is given, those of macros among them: some ten times what a
 * whole question has that is full of formulas, and about 0.1 s of work.
 */
export const MOST_TOKENS = 10_000
/** The cost of beginning to read a formula, in tokens. */
const TOKENS_TO_BEGIN = 10
const TOO_MUCH = 'passa do tamanho que todas as fórmulas juntas podem ter: encurte ou tire algumas.'
/** They write to the console. */
const NEVER = ['\\message', '\\errmessage', '\\show']

/** How many tokens a judge may still read: each reading is subtracted. */
export interface Left {
  tokens: number
}

/** Says which part of a text cannot be drawn, as problemaDoTexto does. */
export type Judge = (texto: string) => string | undefined

/**
 * What of a text field cannot be drawn, its formulas included (docs/decisions/texts.md): the first of it, with its
 * place, in words for its author. Undefined where all can be.
 */
export function problemaDoTexto(texto: string): string | undefined {
  return createJudge()(texto)
}

/**
 * Gives what judges the texts of one record, or of one call: their formulas may have so many tokens together, and the
 * same text is read once.
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
    // It is only parsed: drawing would take several times as long, and refuse nothing more.
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
 * The macros that a formula begins with. KaTeX looks here for whatever it reads, what came of a macro too: the one
 * place where its work can be counted. `maxExpand` counts macros alone, whatever each is given.
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

/** KaTeX's words, which are English, by what they begin with. */
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
  // KaTeX says the same of a missing argument as of one without an end.
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
