import { expect, it } from 'vitest'
import { estadoInWords, isReady } from './words.ts'

it.each([
  [{ situacao: 'normal', retirada_em: null, problemas: [] }, 'Completa', true],
  [{ situacao: 'anulada', retirada_em: null, problemas: [] }, 'Anulada', true],
  [
    { situacao: 'retificada', retirada_em: null, problemas: ['sem_materia', 'sem_numero'] },
    'Retificada, sem matéria, sem número',
    false,
  ],
  [
    { situacao: 'normal', retirada_em: '2026-01-01T00:00:00Z', problemas: ['sem_materia'] },
    'Retirada',
    false,
  ],
] as const)('says of %j: %s', (linha, words, ready) => {
  const given = { ...linha, problemas: [...linha.problemas] }
  expect(estadoInWords(given)).toBe(words)
  expect(isReady(given)).toBe(ready)
})
