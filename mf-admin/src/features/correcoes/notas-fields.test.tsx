import { IDS_DE_RUBRICAS, notasOf, RUBRICAS } from '@rumo/contract/rules'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { NotasFields } from './notas-fields.tsx'

const OPTIONS = { enem: 7, rumo: 22 }
const selects = () => screen.getAllByRole<HTMLSelectElement>('combobox')

describe.each(IDS_DE_RUBRICAS)('the grades by the rubric %s', (rubrica) => {
  const { criterios } = RUBRICAS[rubrica]
  const change = vi.fn<(criterio: string, nota: number | null) => void>()
  const show = (notas = {}) =>
    render(<NotasFields rubrica={rubrica} notas={notas} errors={{}} onChange={change} />)

  it('can be every one that a criterion has, or none', () => {
    show()
    expect(selects().map(({ options }) => options.length)).toEqual(
      criterios.map(() => OPTIONS[rubrica]),
    )
    expect(selects().map(({ options }) => Array.from(options, ({ text }) => text))).toEqual(
      criterios.map((criterio) => ['Sem nota', ...notasOf(criterio).map(String)]),
    )
  })

  it('are each of their criterion, and taken away again', async () => {
    const notas = Object.fromEntries(criterios.map(({ id, maximo }) => [id, maximo]))
    show(notas)
    for (const { id, nome, maximo } of criterios) {
      const select = screen.getByLabelText<HTMLSelectElement>(nome)
      expect(select.value).toBe(String(maximo))
      await userEvent.selectOptions(select, '0')
      expect(change).toHaveBeenLastCalledWith(id, 0)
      await userEvent.selectOptions(select, 'Sem nota')
      expect(change).toHaveBeenLastCalledWith(id, null)
    }
  })
})
