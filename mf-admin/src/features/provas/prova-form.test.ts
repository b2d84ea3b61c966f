import { expect, it } from 'vitest'
import { provaForm } from './prova-form.tsx'

const { words } = provaForm({
  vestibulares: [{ id: 3, ano: 2025, semestre: 1 }],
  nameOf: ({ ano, semestre }) => `${ano}/${semestre}`,
  hasMore: true,
  takesFiles: true,
})

it.each([
  ['id_vestibular', 3, '2025/1'],
  ['id_vestibular', null, 'Sem vestibular'],
  ['data', '2025-06-15', '15\u00A0jun\u00A02025'],
  ['publicada', false, 'Rascunho'],
  ['publicada', true, 'Publicada'],
  ['nome', 'Azul', undefined],
])('says a %s that is %s as %s', (campo, value, said) => {
  expect(words?.said(campo, value)).toBe(said)
})
