import { render } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { falasIn } from './falas.ts'
import { isMarked, withMarca, withoutMarcasAt, type Marca } from './marca.ts'
import { frasesOf, passagesIn, rangeOf, trechosIn, wordsOf } from './trechos-da-tela.ts'

const TEXTO =
  'O rio é largo. Ele tem \\(\\frac{1}{2}\\) da água. <b>E</b> corre.\n\nOutro parágrafo.'

function shown(texto = TEXTO, nome = 'texto') {
  const { container } = render(
    <div data-trecho={nome}>
      <FormattedText texto={texto} />
      <button type="button">Ler tudo</button>
    </div>,
  )
  const [trecho] = trechosIn(container)
  if (!trecho) throw new Error('no text')
  return { container, trecho }
}

const isAt = (marcas: readonly Marca[], trecho: string, at: number) =>
  marcas.some((one) => one.trecho === trecho && one.inicio <= at && at < one.fim)

describe('the sentences of a text', () => {
  it('end with a sentence or a paragraph, and have their formulas as one sign', () => {
    const { trecho } = shown()
    const words = frasesOf(trecho).map((frase) => wordsOf(trecho, frase))
    expect(words).toEqual([
      'O rio é largo.',
      'Ele tem [fórmula] da água.',
      'E corre.',
      'Outro parágrafo.',
    ])
  })

  it('are places in the page, and back', () => {
    const { trecho } = shown()
    for (const frase of frasesOf(trecho)) {
      const range = rangeOf(trecho, frase.inicio, frase.fim)
      expect(range && passagesIn([trecho], range)).toEqual([frase])
    }
  })

  it('are the same before and after a formula is drawn', () => {
    const { container, trecho } = shown()
    const before = frasesOf(trecho)
    const formula = container.querySelector('[data-formula]')
    formula?.replaceChildren(document.createElement('math'))
    expect(trechosIn(container).flatMap(frasesOf)).toEqual(before)
  })
})

describe('what is read aloud', () => {
  it('says a formula in words, and never TeX', () => {
    const { container } = shown()
    expect(falasIn(container)[1]?.dito.replaceAll(/\s+/g, ' ')).toBe('Ele tem 1 meio da água.')
  })

  it('knows the word, or the formula, that is said', () => {
    const { container } = shown()
    const [first, second] = falasIn(container)
    expect(first?.palavra(2)?.toString()).toBe('rio')
    const at = second?.dito.indexOf('meio') ?? 0
    expect(second?.palavra(at)?.cloneContents().querySelector('[data-formula]')).not.toBeNull()
    expect(second?.palavra(second.dito.indexOf('água'))?.toString()).toBe('água')
  })

  it('begins with what is asked, then what it refers to, then each alternative with its letter', () => {
    const { container } = render(
      <>
        <div data-trecho="referencia-7">
          <FormattedText texto="Um texto." />
          <img alt="Um mapa do rio" />
        </div>
        <div data-trecho="texto">
          <FormattedText texto="O que se pergunta?" />
        </div>
        <span data-trecho="alternativa-A">
          <FormattedText texto="sim" inline />
        </span>
        <div data-trecho="explicacao">
          <FormattedText texto="Porque sim." />
        </div>
      </>,
    )
    expect(falasIn(container).map(({ dito }) => dito)).toEqual([
      'O que se pergunta?',
      'Um texto.',
      'Figura: Um mapa do rio',
      'Alternativa A:',
      'sim',
      'Porque sim.',
    ])
  })
})

describe('marks', () => {
  const marca = fc
    .tuple(fc.constantFrom('texto', 'referencia-1'), fc.nat(50), fc.integer({ min: 1, max: 20 }))
    .map(([trecho, inicio, length]): Marca => ({ trecho, inicio, fim: inicio + length }))

  it('cover what was marked and nothing else, and never each other', () => {
    fc.assert(
      fc.property(fc.array(marca, { maxLength: 8 }), (all) => {
        const marcas = all.reduce(withMarca, [] as Marca[])
        for (const trecho of ['texto', 'referencia-1']) {
          for (let at = 0; at < 75; at += 1) {
            const covering = marcas.filter((one) => isAt([one], trecho, at))
            expect(covering).toHaveLength(isAt(all, trecho, at) ? 1 : 0)
          }
        }
        for (const one of all) expect(isMarked(marcas, one)).toBe(true)
      }),
    )
  })

  it('go with the passage that they lie in, and no others', () => {
    const one: Marca = { trecho: 'texto', inicio: 0, fim: 5 }
    const two: Marca = { trecho: 'referencia-1', inicio: 0, fim: 5 }
    expect(withoutMarcasAt([one, two], { trecho: 'texto', inicio: 4, fim: 9 })).toEqual([two])
    expect(withoutMarcasAt([one, two], { trecho: 'texto', inicio: 5, fim: 9 })).toEqual([one, two])
  })
})
