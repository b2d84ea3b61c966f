import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { praticada } from './estatisticas.fixture.ts'
import { MateriasView } from './materias-view.tsx'

const again = (total: number) => ({ repetidas: { certas: 0, total } })

it('counts the first answers of each matéria, and what was answered again where anything was', () => {
  render(
    <MateriasView
      materias={[
        praticada(3, 'Física', 1, 4),
        { ...praticada(5, 'História', 4, 4), ...again(1) },
        { ...praticada(7, 'Química', 2, 4), ...again(2) },
      ]}
      treinoOf={(id) => `/treino?materia=${id}`}
    />,
  )
  const rows = screen.getAllByRole('row').slice(1)
  const cells = rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'História',
    'Química',
    'Física',
  ])
  expect(cells.map((text) => text?.replaceAll('\u00A0', ' '))).toEqual([
    '4 de 4 + 1 repetida',
    '2 de 4 + 2 repetidas',
    '1 de 4',
  ])
  expect(screen.getByRole('link', { name: 'Treinar Química' }).getAttribute('href')).toBe(
    '/treino?materia=7',
  )
})
