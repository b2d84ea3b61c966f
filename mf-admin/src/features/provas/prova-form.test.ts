import { expect, it } from 'vitest'
import { provaForm } from './prova-form.tsx'

const formWhere = (hasMore: boolean) =>
  provaForm({
    vestibulares: [{ id: 3, ano: 2025, semestre: 1 }],
    nameOf: ({ ano, semestre }) => `${ano}/${semestre}`,
    hasMore,
    takesFiles: hasMore,
  })
const { words } = formWhere(true)

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

const typed = { nome: 'Azul', instrucoes: '', url_arquivo: '' }

it('asks a server with section 7 alone for no prova without a vestibular', () => {
  const { bodyOf, check } = formWhere(false)
  const none = { ...typed, id_vestibular: '' }
  expect(bodyOf(none, null)).toEqual(typed)
  expect(check?.(none)).toEqual({ id_vestibular: 'Escolha o vestibular.' })
  const one = { ...typed, id_vestibular: '3' }
  expect(bodyOf(one, null)).toEqual({ ...typed, id_vestibular: 3 })
  expect(check?.(one)).toEqual({})
})

it('lets ours have a prova without a vestibular', () => {
  const { bodyOf, check } = formWhere(true)
  expect(bodyOf({ ...typed, id_vestibular: '' }, null)).toMatchObject({ id_vestibular: null })
  expect(check?.({ ...typed, id_vestibular: '' })).toEqual({})
})
