import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { Folha } from './folha.tsx'

beforeEach(() => fakeScreen())

it('marks what is copied in the copy behind the field, which has the same text', () => {
  const texto = 'um dois três quatro cinco'
  const trechos = [
    { indice: 0, from: 3, to: 7 },
    { indice: 1, from: 13, to: 19 },
  ]
  const { container } = render(
    <Folha
      texto={texto}
      lido={texto}
      trechos={trechos}
      onChange={() => undefined}
      renderHead={() => null}
      describedBy="conferencia"
    />,
  )
  const marks = [...container.querySelectorAll('mark')]
  expect(marks.map(({ textContent }) => textContent)).toEqual(['dois', 'quatro'])
  expect(marks[0]?.parentElement?.textContent.replace('\u200B', '')).toBe(texto)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(texto)
})
