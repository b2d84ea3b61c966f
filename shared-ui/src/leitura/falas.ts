import { formulaAloud } from './formula-aloud.ts'
import type { Marca } from './marca.ts'
import { frasesOf, rangeOf, trechosIn, type Trecho } from './trechos-da-tela.ts'

/** A part of the spoken words and its place in the text of the page. */
interface Lugar {
  from: number
  to: number
  inicio: number
  formula: boolean
}

/** The words that are spoken without a pause: a sentence, or the description of a figure. */
export interface Fala {
  dito: string
  elemento: Element
  /** The range of the sentence in the page; null for a figure. */
  frase: () => Range | null
  /** The range of the word at this place in the spoken words. */
  palavra: (at: number) => Range | null
}

/** The order of reading: the question, the texts that it refers to, the alternatives, and then the explanations. */
const ORDER = ['titulo', 'texto', 'redacao', 'referencia', 'alternativa']
const rankOf = ({ nome }: Trecho) => {
  const rank = ORDER.findIndex((name) => nome.startsWith(name))
  return rank < 0 ? ORDER.length : rank
}

/** Everything in an element that is read aloud, in the order of reading. */
export const falasIn = (area: ParentNode): Fala[] =>
  trechosIn(area)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap(falasOf)

function falasOf(trecho: Trecho): Fala[] {
  const { nome, elemento } = trecho
  const sentences = frasesOf(trecho).map((marca) => sentenceOf(trecho, marca))
  const figures = [...elemento.querySelectorAll('img')].flatMap(({ alt }) =>
    alt === '' ? [] : [spoken(`Figura: ${alt}`, elemento)],
  )
  const letter = /^alternativa-(.*)/.exec(nome)?.[1]
  const named = letter === undefined ? [] : [spoken(`Alternativa ${letter}:`, elemento)]
  return [...named, ...sentences, ...figures]
}

const spoken = (dito: string, elemento: Element): Fala => ({
  dito,
  elemento,
  frase: () => null,
  palavra: () => null,
})

function sentenceOf(trecho: Trecho, { inicio, fim }: Marca): Fala {
  const { texto, pecas, elemento } = trecho
  const lugares: Lugar[] = []
  let dito = ''
  for (const peca of pecas.filter((one) => one.fim > inicio && one.inicio < fim)) {
    const from = Math.max(peca.inicio, inicio)
    const isFormula = peca.formula !== undefined
    const words = isFormula
      ? ` ${formulaAloud(peca.formula ?? '')} `
      : texto.slice(from, Math.min(peca.fim, fim))
    lugares.push({
      from: dito.length,
      to: dito.length + words.length,
      inicio: from,
      formula: isFormula,
    })
    dito += words
  }
  return {
    dito,
    elemento,
    frase: () => rangeOf(trecho, inicio, fim),
    palavra: (at) => {
      const lugar = lugares.find(({ from, to }) => from <= at && at < to)
      if (!lugar) return null
      if (lugar.formula) return rangeOf(trecho, lugar.inicio, lugar.inicio + 1)
      const begin = lugar.inicio + at - lugar.from
      const length = /^[\p{L}\p{N}-]+/u.exec(texto.slice(begin, fim))?.[0].length ?? 0
      return length === 0 ? null : rangeOf(trecho, begin, begin + length)
    },
  }
}
