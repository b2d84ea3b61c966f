import { expect, it } from 'vitest'
import { estadoInWords, isReady, recorrecaoInWords } from './questoes.words.ts'

it.each([
  [{ situacao: 'normal', retirada_em: null, problemas: [] }, 'Completa', true],
  [{ situacao: 'anulada', retirada_em: null, problemas: [] }, 'Anulada', true],
  [
    { situacao: 'retificada', retirada_em: null, problemas: ['sem_materia', 'sem_numero'] },
    'Retificada, sem matéria, sem número',
    false,
  ],
  [
    { situacao: 'normal', retirada_em: null, problemas: ['texto_quebrado'] },
    'Texto que não pode ser mostrado',
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

const VISTO = 'vê o resultado de antes, o de agora e por quê.'

it.each([
  [0, 0, 'Ninguém respondeu a esta questão ainda: nada é corrigido de novo.'],
  [0, 1, 'Ao salvar, 1 resposta é corrigida de novo.'],
  [0, 12, 'Ao salvar, 12 respostas são corrigidas de novo.'],
  [1, 0, `Ao salvar, 1 simulado já encerrado é corrigido de novo. Quem o fez ${VISTO}`],
  [
    1,
    1,
    `Ao salvar, 1 simulado já encerrado e 1 resposta são corrigidos de novo. Quem o fez ${VISTO}`,
  ],
  [
    3,
    1200,
    `Ao salvar, 3 simulados já encerrados e 1.200 respostas são corrigidos de novo. Quem os fez ${VISTO}`,
  ],
])('says of %d simulados and %d answers what is graded again', (simulados, tentativas, words) => {
  expect(recorrecaoInWords({ simulados, tentativas }).replaceAll('\u00A0', ' ')).toBe(words)
})
