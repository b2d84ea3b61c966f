import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COPIA_MIN_PALAVRAS, copiaFinder } from './copia.ts'

const FONTE = 'A ponte de madeira, fechada por dois invernos, reabriu na manhã de São João.'
const OUTRA = 'Ninguém planta sozinho um canteiro de feijão no quintal.'

/** The copied passages that the finder reports, as [index of the reference text, words]. */
function found(redacao: string, textos = [FONTE, OUTRA]): [number, string][] {
  return copiaFinder(textos)(redacao).map(({ indice, from, to }) => [
    indice,
    redacao.slice(from, to),
  ])
}

describe('copiaFinder', () => {
  it('finds a passage whole, and says in which text it stands', () => {
    expect(found(`Li que ${OUTRA} Concordo.`)).toEqual([[1, OUTRA.slice(0, -1)]])
  })

  it('is not misled by case, accents, punctuation and line breaks', () => {
    expect(found('Soube: FECHADA por\ndois invernos — reabriu na MANHA, de sao joao!')).toEqual([
      [0, 'FECHADA por\ndois invernos — reabriu na MANHA, de sao joao'],
    ])
  })

  it('leaves shorter runs alone', () => {
    expect(found('A ponte de madeira, fechada é outra coisa.')).toEqual([])
    expect(found('A ponte de madeira, fechada por muito tempo.')).toEqual([
      [0, 'A ponte de madeira, fechada por'],
    ])
  })

  it('finds several, each once, in their order', () => {
    expect(found(`${OUTRA} Mas ${FONTE}`).map(([indice]) => indice)).toEqual([1, 0])
  })

  it('takes the longest where a run stands in two texts', () => {
    const short = 'um dois três quatro cinco seis'
    expect(found(`${short} sete`, [short, `${short} sete oito`])).toEqual([[1, `${short} sete`]])
  })

  it('finds nothing where there is no text', () => {
    expect(found(FONTE, [])).toEqual([])
    expect(found('')).toEqual([])
  })
})

describe('of any text, copiaFinder', () => {
  const palavra = fc.constantFrom('casa', 'rua', 'é', 'água', 'o', 'de', 'ponte', 'João')
  const texto = fc.array(palavra, { minLength: COPIA_MIN_PALAVRAS, maxLength: 40 })
  const own = fc.array(fc.constantFrom('xis', 'ípsilon', 'zê'), { maxLength: 10 })

  it('finds any run that is long enough, among words that are not in it', () => {
    fc.assert(
      fc.property(texto, own, own, fc.nat(), fc.nat(), (words, before, after, at, more) => {
        const from = at % (words.length - COPIA_MIN_PALAVRAS + 1)
        const run = words.slice(from, from + COPIA_MIN_PALAVRAS + (more % words.length)).join(' ')
        const redacao = [...before, run.toUpperCase(), ...after].join(' ')
        const covered = copiaFinder([words.join(', ')])(redacao)
        expect(covered[0]?.from).toBe(redacao.indexOf(run.toUpperCase()))
        expect(redacao.slice(covered[0]?.from, covered.at(-1)?.to)).toBe(run.toUpperCase())
      }),
    )
  })

  it('gives passages in order, apart from one another, each long enough and in its text', () => {
    fc.assert(
      fc.property(texto, texto, (fonte, words) => {
        const redacao = words.join(' ')
        let end = -1
        for (const { from, to } of copiaFinder([fonte.join(' ')])(redacao)) {
          expect(from).toBeGreaterThan(end)
          end = to
          const passage = redacao.slice(from, to)
          expect(passage.split(' ').length).toBeGreaterThanOrEqual(COPIA_MIN_PALAVRAS)
          expect(` ${fonte.join(' ')} `).toContain(` ${passage} `)
        }
      }),
    )
  })

  it('finds nothing in words that are not in it', () => {
    fc.assert(
      fc.property(texto, own, (words, redacao) => {
        expect(copiaFinder([words.join(' ')])(redacao.join(' '))).toEqual([])
      }),
    )
  })
})
