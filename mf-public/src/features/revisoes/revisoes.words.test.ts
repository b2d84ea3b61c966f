import { expect, it } from 'vitest'
import { examInWords } from './revisoes.words.ts'

it.each([
  [null, null],
  ['2026-11-22', 'A data que você marcou para a prova já passou.'],
  ['2026-11-23', 'Sua prova é hoje. Boa prova!'],
  ['2026-11-24', 'Sua prova: terça-feira, 24 de novembro. Falta 1\u00A0dia.'],
  ['2026-12-05', 'Sua prova: sábado, 5 de dezembro. Faltam 12\u00A0dias.'],
  ['2027-12-05', 'Sua prova: domingo, 5 de dezembro de 2027. Faltam 377\u00A0dias.'],
])('an exam on %s is %j', (data, words) => expect(examInWords(data, '2026-11-23')).toBe(words))
