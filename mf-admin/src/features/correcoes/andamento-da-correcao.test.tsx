import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AndamentoDaCorrecao, Parada } from './andamento-da-correcao.tsx'
import type { Andamento } from './rascunho/andamento.ts'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('AndamentoDaCorrecao', () => {
  it.each<[Andamento, isOnDevice: boolean, aloud: string | RegExp]>([
    [{ estado: 'guardada' }, true, 'Rascunho salvo'],
    [{ estado: 'pendente' }, true, ''],
    [{ estado: 'recusada', mensagem: 'É longo demais.' }, true, 'É longo demais.'],
    [{ estado: 'sem-servidor' }, true, /está guardado neste aparelho\.$/],
    [{ estado: 'sem-servidor' }, false, /não guarda rascunhos\. Não feche esta página\.$/],
  ])(
    'says aloud of %o, kept on the device: %s, what is to be known',
    (andamento, isOnDevice, aloud) => {
      render(<AndamentoDaCorrecao {...{ andamento, isOnDevice }} onRetry={() => {}} />)
      expect(screen.getByRole('status').textContent).toMatch(aloud)
      expect(screen.getByRole('status').textContent === '').toBe(aloud === '')
      expect(screen.queryByText('Salvando…') !== null).toBe(andamento.estado === 'pendente')
    },
  )

  it('tries again where that is asked', async () => {
    const onRetry = vi.fn()
    render(
      <AndamentoDaCorrecao andamento={{ estado: 'sem-servidor' }} isOnDevice {...{ onRetry }} />,
    )
    await press('Tentar agora')
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('Parada', () => {
  it.each<[Andamento['estado'] & ('mudou' | 'entregue' | 'sumiu'), Record<string, string>]>([
    ['mudou', { 'Ver como ficou': 'onSee', 'Manter o que está aqui': 'onKeep' }],
    ['entregue', { 'Ver a correção entregue': 'onSee' }],
    ['sumiu', { 'Descartar aqui também': 'onSee', 'Salvar de novo': 'onBeginAgain' }],
  ])('offers of one that is %s its ways on, and no others', async (estado, ways) => {
    const on = { onKeep: vi.fn(), onSee: vi.fn(), onBeginAgain: vi.fn() }
    render(<Parada andamento={{ estado }} isPending={false} {...on} />)
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
      Object.keys(ways),
    )
    for (const [name, way] of Object.entries(ways)) {
      await press(name)
      const called = Object.entries(on).flatMap(([each, { mock }]) => mock.calls.map(() => each))
      expect(called).toEqual([way])
      for (const mock of Object.values(on)) mock.mockClear()
    }
  })

  it('says nothing of one that goes on', () => {
    const on = { onKeep: vi.fn(), onSee: vi.fn(), onBeginAgain: vi.fn() }
    render(<Parada andamento={{ estado: 'pendente' }} isPending={false} {...on} />)
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})
