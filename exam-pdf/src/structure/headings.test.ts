import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowLine, flowLines } from '../layout.fixture.ts'
import { headingsOf } from './headings.ts'

const numbers = (texts: readonly string[]) =>
  headingsOf(flowLines(texts)).map(({ numero }) => numero)
const text = 'Um texto qualquer que fala de coisas.'

describe('headingsOf', () => {
  it.each([
    ['Questão 01', 'Questão 02', 'Questão 03'],
    ['QUESTÃO 1.', 'QUESTÃO 2.', 'QUESTÃO 3.'],
    ['Questão nº 1', 'Questão nº 2', 'Questão nº 3'],
    ['1ª QUESTÃO', '2ª QUESTÃO', '3ª QUESTÃO'],
    ['■ Questão 1 Considere', '■ Questão 2 Um corpo', '■ Questão 3 Em'],
  ])('finds %j', (...headings) => {
    expect(numbers(headings.flatMap((heading) => [heading, text]))).toEqual([1, 2, 3])
  })

  it.each([
    (n: number) => `${n}. Um texto`,
    (n: number) => `0${n})`,
    (n: number) => `${n} – Um texto`,
    (n: number) => `0${n} | Um texto`,
  ])('finds numbers with a mark by their being many', (heading) => {
    const texts = [1, 2, 3, 4, 5].flatMap((numero) => [heading(numero), text, '(A) um', '(B) dois'])

    expect(numbers(texts)).toEqual([1, 2, 3, 4, 5])
  })

  it('takes the longest run, not the instructions before it', () => {
    const instructions = ['1. Aguarde.', '2. Confira.', '3. Assine.', '4. Entregue.']
    const questions = [1, 2, 3, 4, 5, 6].map((numero) => `${numero}. Questão sobre algo`)

    expect(headingsOf(flowLines([...instructions, ...questions])).map(({ at }) => at)).toEqual([
      4, 5, 6, 7, 8, 9,
    ])
  })

  it('finds the questions of two languages', () => {
    const texts = [1, 2, 3, 1, 2, 3, 4, 5].map((numero) => `Questão ${numero}`)

    expect(numbers(texts)).toEqual([1, 2, 3, 1, 2, 3, 4, 5])
  })

  it.each([
    ['with a word', (numero: number) => `Questão ${numero}`],
    ['with a mark', (numero: number) => `${numero}.`],
  ])('finds numbers %s that begin anew with each subject', (_, heading) => {
    const subject = (count: number) =>
      Array.from({ length: count }, (_each, index) => [heading(index + 1), '(A) um', '(B) dois'])
    const texts = [...subject(5), ...subject(4), ...subject(7), ...subject(4)].flat()

    expect(numbers(texts)).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4])
  })

  it('takes the number before a list that counts within a question, and doubts it', () => {
    const texts = [1, 2, 3, 4, 5].flatMap((numero) => [
      `${numero}. Um texto`,
      ...(numero === 3 ? ['1. um', '2. dois', '3. três', '4. quatro'] : []),
      '(A) um',
      '(B) dois',
    ])
    const found = headingsOf(flowLines(texts))

    expect(found.map(({ at }) => at)).toEqual([0, 3, 6, 13, 16])
    expect(found.map(({ isDoubtful }) => isDoubtful)).toEqual([false, false, true, false, false])
  })

  it('finds a number that a bracket follows', () => {
    expect(numbers([1, 2, 3].map((numero) => `Questão ${numero} (Um exame)`))).toEqual([1, 2, 3])
  })

  it('goes on over numbers that are missing, and begins where a second day does', () => {
    expect(numbers(['Questão 91', 'Questão 92', 'Questão 95'])).toEqual([91, 92, 95])
  })

  it('takes none of the numbers that an announcement ends with in its second line', () => {
    const texts = [1, 2, 3, 4, 5, 6].flatMap((numero) => [
      ...(numero === 3 ? ['Leia o texto para responder às questões', '03 e 04.', text] : []),
      `0${numero}`,
      text,
    ])

    expect(headingsOf(flowLines(texts)).map(({ at }) => at)).toEqual([0, 2, 7, 9, 11, 13])
  })

  it('takes the number after a title that ends with a word for questions', () => {
    const texts = ['LEIA O TEXTO E RESPONDA ÀS QUESTÕES', ...[1, 2, 3, 4].map((n) => `0${n}`)]

    expect(numbers(texts)).toEqual([1, 2, 3, 4])
  })

  it('knows how much of a line is the heading', () => {
    expect(headingsOf(flowLines([1, 2, 3, 4].map((n) => `0${n} | Um texto`)))[0]?.pieces).toBe(2)

    const [heading] = headingsOf([flowLine('Questão 1 Considere', 100), flowLine('Questão 2', 120)])

    expect(heading?.pieces).toBe(2)
  })

  it('gives numbers that grow, whatever stands in the lines', () => {
    const line = fc.oneof(
      fc.integer({ min: 1, max: 99 }).map((numero) => `Questão ${numero}`),
      fc.constant(text),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (texts) => {
        const found = headingsOf(flowLines(texts))
        expect(found.map(({ at }) => at)).toEqual(
          found.map(({ at }) => at).toSorted((a, b) => a - b),
        )
        for (const { at, numero } of found) expect(texts[at]).toBe(`Questão ${numero}`)
      }),
    )
  })
})
