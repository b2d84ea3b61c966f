import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avisoInWords, endingInWords, timeInWords, leavingInWords } from './simulado.words.ts'

const plain = (words: string) => words.replaceAll('\u00A0', ' ')

describe('timeInWords', () => {
  it.each([
    [0, false, '0 min 00 s'],
    [61_999, false, '1 min 01 s'],
    [61_001, true, '1 min 02 s'],
    [3_600_000, true, '1 h 00 min 00 s'],
    [17_999_500, true, '5 h 00 min 00 s'],
  ])('says %i ms (left: %j) as %j', (ms, isLeft, words) => {
    expect(plain(timeInWords(ms, isLeft))).toBe(words)
  })

  it('says that nothing is left only when there is nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400_000 }), (ms) => {
        expect(plain(timeInWords(ms, true))).not.toBe('0 min 00 s')
      }),
    )
  })
})

it('warns in words that stay true until the next warning', () => {
  expect([30, 10, 1].map((minutos) => plain(avisoInWords(minutos as 30 | 10 | 1)))).toEqual([
    'Menos de 30 minutos.',
    'Menos de 10 minutos.',
    'Menos de 1 minuto.',
  ])
})

it('says how much is blank before it is handed in', () => {
  expect([0, 1, 12].map(endingInWords)).toEqual([
    'Encerrar o simulado?',
    'Encerrar com 1 questão em branco?',
    'Encerrar com 12 questões em branco?',
  ])
})

const leaving = (marcadas: number, ficaNaConta: boolean, temFim: boolean, temRedacao = false) =>
  leavingInWords({ marcadas, temRedacao, ficaNaConta, temFim })

describe('leavingInWords', () => {
  it('speaks of a time that runs on only where there is a limit', () => {
    expect(leaving(3, true, true)).toMatch(/o tempo dele não para/)
    expect(leaving(3, true, false)).toBe(
      'Este fica na sua conta, e você pode voltar a ele quando quiser.',
    )
  })

  it('counts what no account keeps, and says nothing of what has no mark', () => {
    expect(leaving(0, false, true)).toBeNull()
    expect(leaving(0, true, true)).toBeNull()
    expect(leaving(1, false, true)).toMatch(/a resposta deste será perdida/)
    expect(leaving(2, false, false)).toMatch(/as 2 respostas deste serão perdidas/)
  })

  it('names an essay, which is kept', () => {
    expect(leaving(2, false, true, true)).toBe(
      'Se você começar outro, as 2 respostas deste serão perdidas. A redação fica em Tema de redação.',
    )
    expect(leaving(0, false, true, true)).toBe(
      'Se você começar outro, a redação deste fica em Tema de redação.',
    )
    expect(leaving(0, true, true, true)).toMatch(/^Este fica na sua conta/)
  })
})
