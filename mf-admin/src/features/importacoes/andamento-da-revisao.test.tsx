import { ApiError } from '@rumo/shared-auth'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AndamentoDaRevisao, Mudou } from './andamento-da-revisao.tsx'
import { RevisaoKeeper, type Andamento } from './revisao-keeper.ts'
import { cadernoFixture } from './caderno.fixture.ts'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Presses a button of the dialog that has just opened. */
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

function keeperOf() {
  const caderno = cadernoFixture()
  const servidor = { save: vi.fn(), find: vi.fn() }
  const keeper = new RevisaoKeeper({
    id: 1,
    aberto: { versao: 1, caderno },
    deixado: null,
    servidor,
  })
  const flush = vi.spyOn(keeper, 'flush').mockResolvedValue(true)
  const giveWay = vi.spyOn(keeper, 'giveWay').mockResolvedValue()
  const compare = vi.spyOn(keeper, 'compare')
  return { keeper, flush, giveWay, compare }
}

describe('AndamentoDaRevisao', () => {
  it.each<[Andamento, aloud: string, all: string]>([
    [{ estado: 'guardado' }, 'Rascunho salvo', 'Rascunho salvo'],
    [{ estado: 'pendente' }, '', 'Salvando…'],
    [{ estado: 'mudou' }, '', ''],
    [
      { estado: 'recusado', mensagem: 'É longo demais.' },
      'Não foi salvo: É longo demais.',
      'Não foi salvo: É longo demais.',
    ],
    [
      { estado: 'sem-servidor' },
      'Sem resposta do servidor. Não feche esta página.',
      'Sem resposta do servidor. Não feche esta página.Tentar agora',
    ],
  ])('says of %o what is to be known', (andamento, aloud, all) => {
    const { container } = render(<AndamentoDaRevisao {...{ andamento, ...keeperOf() }} />)
    expect(screen.getByRole('status').textContent).toBe(aloud)
    expect(container.textContent).toBe(all)
  })

  it('tries again at once where that is asked', async () => {
    const { keeper, flush } = keeperOf()
    render(<AndamentoDaRevisao andamento={{ estado: 'sem-servidor' }} keeper={keeper} />)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar agora' }))
    expect(flush).toHaveBeenCalledOnce()
  })
})

describe('Mudou', () => {
  const mudou: Andamento = { estado: 'mudou' }

  it('lets what changed here go, once that is sure', async () => {
    const { keeper, giveWay } = keeperOf()
    render(<Mudou andamento={mudou} keeper={keeper} />)
    await press('Descartar o que mudei')
    await answer('Cancelar')
    expect(giveWay).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Descartar o que mudei')
    await answer('Descartar')
    expect(giveWay).toHaveBeenCalledOnce()
  })

  it('asks nothing until the draft has changed elsewhere', () => {
    render(<Mudou andamento={{ estado: 'pendente' }} keeper={keeperOf().keeper} />)
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('takes one answer at a time, says why it came to nothing, and takes another then', async () => {
    const { keeper, compare } = keeperOf()
    const failure = Promise.withResolvers<never>()
    compare.mockReturnValueOnce(failure.promise)
    render(<Mudou andamento={mudou} keeper={keeper} />)
    await press('Escolher o que vale')
    await press('Descartar o que mudei')
    expect(screen.queryByRole('dialog')).toBeNull()
    failure.reject(new ApiError(503, { titulo: 'Em manutenção', mensagem: 'Até já.' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Até já.')
    await userEvent.click(within(dialog).getByRole('button'))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Descartar o que mudei')
    const question = await screen.findByRole('dialog')
    expect(question.textContent).toContain('Descartar o que você mudou?')
  })
})
