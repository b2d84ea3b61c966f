// What takes KaTeX, which is heavy: apart, so that only whoever draws or judges formulas fetches it.
import { ParseError, renderToString } from 'katex'
import { KATEX_OPTIONS } from './katex-options.ts'
import { problemaDeMarcacao } from './marcacao.ts'

export { KATEX_OPTIONS, numberSet } from './katex-options.ts'

/**
 * What of a text field cannot be drawn, its formulas included (docs/product.md section 3): the first of it, with its
 * place, in words for whoever wrote it. Undefined where all can be.
 */
export function problemaDoTexto(texto: string): string | undefined {
  return problemaDeMarcacao(texto, problemOfFormula)
}

function problemOfFormula(source: string, display: boolean): string | undefined {
  let refused: string | undefined
  try {
    renderToString(source, {
      ...KATEX_OPTIONS,
      displayMode: display,
      throwOnError: true,
      trust: ({ command }) => {
        refused ??= command
        return false
      },
    })
  } catch (error) {
    return inWords(error, source)
  }
  return refused && `usa “${refused}”, que os textos não aceitam.`
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
  // Of an argument that is not there at all KaTeX says the same as of one without an end.
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
