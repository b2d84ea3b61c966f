import type { PedidoDeSorteio } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SimuladoMemory } from '../../features/simulado/memory.ts'
import { startSimulado } from '../../features/simulado/rules.ts'
import { fakeAparelho, refuseReads, refuseUpdates } from '../../testing/fake-device.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { someQuestoes } from '../../testing/questoes.ts'
import { VestibularCompleto } from './vestibular-completo.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const headingOf = (name: string) => screen.findByRole('heading', { level: 1, name })
const choose = (letra: string) =>
  userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${letra}:`) }))
const isDisabled = (name: string) => button(name).matches(':disabled')

/** A server with this many questions; gives what it was asked to draw. */
function serverWith(count: number) {
  const draw = vi.fn(({ quantidade, exceto = [] }: PedidoDeSorteio) => {
    const unseen = someQuestoes(count).filter(({ id }) => !exceto.includes(id))
    return { questoes: unseen.slice(0, quantidade), disponiveis: count }
  })
  fakeServer({ 'POST /sorteios': draw }, ['sorteios'])
  return draw
}

/** Marks these letters, one question after the other, from the one shown. */
async function markAll(...letras: readonly string[]): Promise<void> {
  for (const [index, letra] of letras.entries()) {
    await choose(letra)
    if (index < letras.length - 1) await press('Próxima')
  }
}

let aparelho = fakeAparelho()
beforeEach(() => {
  aparelho = fakeAparelho()
  fakeScreen()
})
afterEach(cleanup)

describe('a simulado of three questions', () => {
  beforeEach(async () => {
    serverWith(3)
    render(<VestibularCompleto aparelho={aparelho} />)
    await headingOf('Questão 1')
  })

  it('can be ended only when all are answered, and says which are missing', async () => {
    expect(isDisabled('Encerrar Simulado')).toBe(true)
    expect(screen.getByText('Faltam 3: questões 1, 2 e 3.')).toBeDefined()
    await markAll('A', 'B')
    expect(screen.getByText('Falta 1: questão 3.')).toBeDefined()
    await press('Próxima')
    await choose('C')
    expect(isDisabled('Encerrar Simulado')).toBe(false)
  })

  it('says nothing of what is right before it is ended', async () => {
    await markAll('A', 'B', 'C')
    expect(screen.queryByText(/certa|errada|correta/i)).toBeNull()
    expect(screen.getByText('3 de 3 marcadas')).toBeDefined()
    expect(button('Questão 2, você marcou B')).toBeDefined()
  })

  it('lets an answer change until it is ended, then grades and locks all at once', async () => {
    await markAll('B', 'B', 'B')
    await press(/^Questão 1,/)
    await choose('A')
    await press('Encerrar Simulado')
    expect((await headingOf('1 de 3')).textContent).toBe('1 de 3')
    await press(/^Questão 2, errada: você marcou B, a certa é A/)
    await headingOf('Questão 2')
    expect(screen.getByText('Resposta incorreta.')).toBeDefined()
    expect(screen.getByRole('group', { name: 'Alternativas' }).matches(':disabled')).toBe(true)
    await press('Ver resultado')
    await headingOf('1 de 3')
  })
})

describe('coming back', () => {
  it('goes on where one stopped, and the server draws nothing', async () => {
    const draw = serverWith(12)
    render(<VestibularCompleto aparelho={aparelho} />)
    await headingOf('Questão 1')
    await markAll('A', 'B')
    cleanup()
    render(<VestibularCompleto aparelho={aparelho} />)
    await headingOf('Questão 2')
    expect(screen.getByText('Você parou com 2 de 10 marcadas.')).toBeDefined()
    expect(button('Questão 1, você marcou A')).toBeDefined()
    expect(draw).toHaveBeenCalledOnce()
  })

  it('offers another one, asks before answers are left behind, and repeats no question', async () => {
    const draw = serverWith(25)
    render(<VestibularCompleto aparelho={aparelho} />)
    await headingOf('Questão 1')
    await choose('A')
    cleanup()
    render(<VestibularCompleto aparelho={aparelho} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Começar outro' }))
    expect(screen.getByText('A sua resposta fica para trás.')).toBeDefined()
    await press('Sortear outras questões')
    await screen.findByText('0 de 10 marcadas')
    expect(draw.mock.lastCall?.[0].exceto).toHaveLength(10)
  })

  it('shows the result that was shown', async () => {
    serverWith(1)
    render(<VestibularCompleto aparelho={aparelho} />)
    await headingOf('Questão 1')
    await choose('A')
    await press('Encerrar Simulado')
    await headingOf('1 de 1')
    cleanup()
    render(<VestibularCompleto aparelho={aparelho} />)
    expect(await headingOf('1 de 1')).toBeDefined()
  })
})

describe('two tabs', () => {
  it('end up with what was marked in the one used last', async () => {
    serverWith(10)
    const one = within(render(<VestibularCompleto aparelho={aparelho} />).container)
    await one.findByRole('heading', { level: 1, name: 'Questão 1' })
    const other = within(render(<VestibularCompleto aparelho={aparelho} />).container)
    await userEvent.click(await other.findByRole('radio', { name: /^B:/ }))
    await other.findByRole('button', { name: /^Questão 1, você marcou/ })
    dispatchEvent(new Event('focus'))
    expect(await one.findByRole('button', { name: /^Questão 1, você marcou/ })).toBeDefined()
    expect(one.getByRole('button', { name: 'Questão 1, você marcou B' })).toBeDefined()
  })
})

describe('a device that cannot be read', () => {
  it('does not stand in the way, and what it keeps is not written over', async () => {
    serverWith(12)
    await new SimuladoMemory(aparelho).keep(startSimulado(someQuestoes(2)))
    const refused = refuseReads(aparelho)
    render(<VestibularCompleto aparelho={aparelho} />)
    await headingOf('Questão 1')
    await choose('A')
    await screen.findByRole('button', { name: /^Questão 1, você marcou/ })
    refused.mockRestore()
    expect((await new SimuladoMemory(aparelho).kept())?.questoes).toHaveLength(2)
  })
})

describe('a new simulado', () => {
  it('brings other questions, or all again where too few are left', async () => {
    const draw = serverWith(12)
    render(<VestibularCompleto aparelho={aparelho} />)
    await headingOf('Questão 1')
    await markAll(...Array.from({ length: 10 }, () => 'A'))
    await press('Encerrar Simulado')
    await headingOf('10 de 10')
    await press('Novo simulado')
    await screen.findByText('0 de 10 marcadas')
    expect(draw.mock.calls.map(([{ exceto = [] }]) => exceto.length)).toEqual([0, 10, 0])
  })
})

describe('a new simulado that does not come', () => {
  it.each(['kept', 'refused'])('leads back to the one before, whose marks are %s', async (kept) => {
    serverWith(1)
    if (kept === 'refused') refuseUpdates(aparelho)
    render(<VestibularCompleto aparelho={aparelho} />)
    await headingOf('Questão 1')
    await choose('A')
    await press('Encerrar Simulado')
    await headingOf('1 de 1')
    fakeServer({ 'POST /sorteios': new ApiError(0, undefined) }, ['sorteios'])
    await press('Novo simulado')
    await screen.findByRole('alert')
    await press('Voltar ao simulado de antes')
    expect(await headingOf('1 de 1')).toBeDefined()
  })
})

describe('a server', () => {
  it('that fails says so, and a retry recovers', async () => {
    fakeServer({ 'POST /sorteios': new ApiError(503, {}) }, ['sorteios'])
    render(<VestibularCompleto aparelho={aparelho} />)
    expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado')
    serverWith(10)
    await press('Tentar de novo')
    await headingOf('Questão 1')
  })

  it('without questions says what to do', async () => {
    serverWith(0)
    render(<VestibularCompleto aparelho={aparelho} />)
    expect(await screen.findByText('Ainda não há questões para um simulado')).toBeDefined()
  })

  it('with fewer than ten says how many there are', async () => {
    serverWith(4)
    render(<VestibularCompleto aparelho={aparelho} />)
    await headingOf('Questão 1')
    expect(screen.getByText('Só há 4 questões por enquanto.')).toBeDefined()
  })
})

it('is answered on a phone, where the sheet and the last question end it', async () => {
  fakeScreen({ width: 360 })
  serverWith(2)
  render(<VestibularCompleto aparelho={aparelho} />)
  await headingOf('Questão 1')
  await markAll('A', 'A')
  expect(screen.getByText('Cartão completo.')).toBeDefined()
  await press('Anterior')
  await press('Encerrar Simulado')
  await headingOf('2 de 2')
})
