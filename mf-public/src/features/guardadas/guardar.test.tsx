import { fakeServer } from '@rumo/shared-auth/fake-server'
import { alert } from '@rumo/shared-ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeGuardadas } from '../../testing/fake-guardadas.ts'
import { someQuestao } from '../../testing/questoes.ts'
import { Guardar } from './guardar.tsx'

vi.mock('@rumo/shared-ui', { spy: true })

beforeEach(() => {
  fakeServer({})
  vi.mocked(alert).mockReset().mockResolvedValue()
})

function open(parts = fakeGuardadas()) {
  const view = render(
    <Guardar questao={someQuestao(7)} todas={<a href="#todas">Todas</a>} parts={parts} />,
  )
  return { ...parts, parts, ...view }
}

const toggle = (isKept: boolean) =>
  screen.findByRole('button', { name: isKept ? 'Guardada (remover das guardadas)' : 'Guardar' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => screen.findByRole('dialog', { name: 'Anotação e listas' })

describe('the button that keeps a question', () => {
  it('keeps it, says so, and keeps it no longer', async () => {
    const { kept } = open()
    await userEvent.click(await toggle(false))
    await toggle(true)
    expect(await kept()).toEqual([{ id_questao: 7, anotacao: '', listas: [] }])
    await userEvent.click(await toggle(true))
    await toggle(false)
    expect(await kept()).toEqual([])
  })

  it('says of a question that is kept that it is', async () => {
    const { parts, unmount } = open()
    await userEvent.click(await toggle(false))
    await toggle(true)
    unmount()
    open(parts)
    expect(await toggle(true)).toBeDefined()
  })

  it('brings note and lists back where it was pressed by mistake', async () => {
    const { kept } = open()
    await userEvent.click(await toggle(false))
    await press('Anotar')
    await userEvent.type(within(await dialog()).getByLabelText(/^Anotação/), 'Reler')
    await press('Pronto')
    await screen.findByRole('button', { name: 'Anotação' })
    await userEvent.click(await toggle(true))
    await userEvent.click(await toggle(false))
    await toggle(true)
    expect(await kept()).toEqual([{ id_questao: 7, anotacao: 'Reler', listas: [] }])
  })

  it('says so where the device keeps nothing', async () => {
    const { guardadas } = open()
    vi.spyOn(guardadas, 'write').mockResolvedValue('recusada')
    await userEvent.click(await toggle(false))
    expect(alert).toHaveBeenCalledOnce()
    await toggle(false)
  })
})

describe('the note and the lists of a question', () => {
  it('stay however the sheet is closed', async () => {
    const { kept, parts } = open()
    await parts.guardadas.write('visitante', {
      id_questao: 8,
      anotacao: '',
      listas: ['Química'],
      questao: null,
    })
    await userEvent.click(await toggle(false))
    await press('Anotar')
    await userEvent.type(within(await dialog()).getByLabelText(/^Anotação/), ' Reler ')
    await userEvent.click(within(await dialog()).getByLabelText('Química'))
    await userEvent.type(within(await dialog()).getByLabelText(/^Nova lista/), 'Domingo')
    await press('Fechar')
    await screen.findByRole('button', { name: 'Anotação' })
    expect((await kept()).find(({ id_questao }) => id_questao === 7)).toEqual({
      id_questao: 7,
      anotacao: 'Reler',
      listas: ['Química', 'Domingo'],
    })
  })

  it('take a question out of a list', async () => {
    const { kept, parts } = open()
    await parts.guardadas.write('visitante', {
      id_questao: 7,
      anotacao: 'a',
      listas: ['Química'],
      questao: null,
    })
    await press('Anotação')
    await userEvent.click(within(await dialog()).getByLabelText('Química'))
    await press('Pronto')
    await vi.waitFor(async () => expect((await kept())[0]?.listas).toEqual([]))
  })
})
