import { describe, expect, it } from 'vitest'
import { someQuestao, someQuestoes } from '../../testing/questoes.ts'
import { startLocally } from './simulado.calls.ts'
import { foiPeloTempo, needsAll, numerosOf, type Simulado } from './simulado.ts'

const agoraMs = Date.now()
const begun = startLocally(someQuestoes(4), 'uma')
/** A whole prova of one hour. */
const prova: Simulado = {
  ...begun,
  tipo: 'prova',
  relogio: { iniciadoEmMs: agoraMs, terminaEmMs: agoraMs + 3_600_000 },
}

it.each([
  ['its clock ended', 3_600_000, true],
  ['the server, whose clock is a little behind, ended', 3_599_500, true],
  ['one ended before', 3_590_000, false],
])('knows of a prova that %s', (_what, afterMs, expected) => {
  const encerradoEm = new Date(agoraMs + afterMs).toISOString()
  expect(foiPeloTempo({ ...prova, encerradoEm })).toBe(expected)
  expect(foiPeloTempo({ ...begun, encerradoEm }), 'without a limit').toBe(false)
  expect(foiPeloTempo(prova), 'under way').toBe(false)
})

it.each([
  ['sorteio', 10, true],
  ['sorteio', 11, false],
  ['prova', 3, false],
] as const)('wants all answers of a %s of %i: %s', (tipo, count, expected) => {
  expect(needsAll({ tipo, questoes: someQuestoes(count) })).toBe(expected)
})

describe('numerosOf', () => {
  const numbered = [someQuestao(7, { numero: 12 }), someQuestao(8, { numero: 14 })]
  it.each([
    ['a whole prova as printed', 'prova', numbered, [12, 14]],
    ['a draw by place', 'sorteio', numbered, [1, 2]],
    ['a prova by place where two are alike', 'prova', [numbered[0]!, numbered[0]!], [1, 2]],
    ['a prova by place where a number is missing', 'prova', [numbered[0]!, someQuestao(8)], [1, 2]],
  ] as const)('numbers %s', (_which, tipo, shown, numeros) => {
    expect(numerosOf({ tipo, questoes: shown })).toEqual(numeros)
  })
})
