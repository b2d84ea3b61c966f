import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Field } from './field.tsx'

it.each([
  ['nothing to say', {}, [], 'false'],
  ['a hint', { hint: 'Sem verso.' }, ['Sem verso.'], 'false'],
  ['something to know', { aviso: 'Há um acento a mais.' }, ['Há um acento a mais.'], 'false'],
  [
    'an error in its place',
    { aviso: 'Veja.', error: 'Falta.', hint: 'Só.' },
    ['Falta.', 'Só.'],
    'true',
  ],
])(
  'a field with %s refers to that alone, and is wrong by an error alone',
  (...[, words, said, is]) => {
    render(<Field label="Curso" name="curso" {...words} />)
    const field = screen.getByLabelText('Curso (opcional)')
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(said)
    expect(document.querySelectorAll('p')).toHaveLength(said.length)
    expect(field.getAttribute('aria-invalid')).toBe(is)
  },
)

it.each([{ required: true }, { 'aria-required': true }])(
  'a field with %j is not called optional',
  (required) => {
    render(<Field label="Curso" name="curso" {...required} />)
    expect(screen.getByLabelText('Curso')).toBeDefined()
    expect(screen.queryByText('(opcional)', { exact: false })).toBeNull()
  },
)
