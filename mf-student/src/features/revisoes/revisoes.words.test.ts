import { expect, it } from 'vitest'
import { faltamWords, proximasWords, vencidasWords } from './revisoes.words.ts'

const HOJE = '2026-11-21'
const due = (vencidas: number, sem_tempo?: number) => vencidasWords({ vencidas, sem_tempo })

it('says how many come back today', () => {
  expect([due(0), due(1), due(7)]).toEqual([
    'Nada para revisar hoje.',
    '1\u00A0questão que você errou volta hoje.',
    '7\u00A0questões que você errou voltam hoje.',
  ])
})

it('says how many the plan of today has no time for, and does not call the day free of them', () => {
  expect([due(8, 13), due(8, 1), due(0, 13), due(0, 0)]).toEqual([
    '8\u00A0questões que você errou voltam hoje. Outras\u00A013 ficaram fora do plano de hoje.',
    '8\u00A0questões que você errou voltam hoje. Outra\u00A01 ficou fora do plano de hoje.',
    '13\u00A0questões que você errou ficaram fora do plano de hoje.',
    'Nada para revisar hoje.',
  ])
})

it('says what comes back next: within a week by its day, later by the date', () => {
  const plano = { data_da_prova: null, data_sugerida: null, vencidas: 0, adiantaveis: 0 }
  const proximas = [
    { dia: '2026-11-22', total: 3 },
    { dia: '2026-11-25', total: 1 },
  ]
  expect(proximasWords({ ...plano, proximas, proxima: '2026-11-22' }, HOJE)).toBe(
    'Amanhã, 3\u00A0questões; quarta-feira, 1\u00A0questão.',
  )
  expect(proximasWords({ ...plano, proximas: [], proxima: '2027-01-01' }, HOJE)).toBe(
    'Próxima revisão: 1º de janeiro de 2027.',
  )
  expect(proximasWords({ ...plano, proximas: [], proxima: null }, HOJE)).toBeNull()
})

it('says how far the exam is, on the day and afterwards too', () => {
  expect(
    ['2027-01-01', '2026-11-22', HOJE, '2026-11-20'].map((dia) => faltamWords(dia, HOJE)),
  ).toEqual([
    'Faltam 41\u00A0dias.',
    'Falta 1\u00A0dia.',
    'É hoje. Boa prova!',
    'Esta prova já passou. Qual é a próxima?',
  ])
})
