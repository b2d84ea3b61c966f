import { describe, expect, it } from 'vitest'
import { keepsHyphen, vocabularyOf } from './hyphens.ts'

const WORDS = vocabularyOf([
  'O guarda-chuva da vida cotidiana',
  'O gavião e o caramujeiro',
  'Ele disse',
])

describe('keepsHyphen', () => {
  it.each([
    ['o guarda', 'chuva', true],
    ['a coti', 'diana', false],
    ['cons', 'trução', false],
    ['registrou', 'se uma', true],
    ['vê', 'lo', true],
    ['ele dis', 'se', false],
    ['Rio', 'Grande', true],
    ['o gavião', 'caramujeiro', true],
    ['de 10', '20', true],
    ['ser bem-vin', 'dos', false],
    ['o mico-cotidi', 'ana', false],
    ['o mico-leão', 'dourado', true],
    ['dar-se', 'ia', true],
    ['a estrela-da', 'manhã', true],
  ])('of %j and %j: %j', (before, after, isKept) => {
    expect(keepsHyphen(before, after, WORDS)).toBe(isKept)
  })
})
