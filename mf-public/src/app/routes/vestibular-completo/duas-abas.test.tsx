import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { openSimulado, serverWith, startTen } from '../../../testing/simulado-screen.tsx'

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  fakeScreen()
})

async function openTwo(count = 3) {
  serverWith(count)
  const one = within(openSimulado({ device }).container)
  await startTen()
  const other = within(openSimulado({ device }).container)
  await other.findByRole('radio', { name: /^B:/ })
  return [one, other] as const
}
type Tab = Awaited<ReturnType<typeof openTwo>>[number]
const markIn = async (tab: Tab, questao: number, letra: string) => {
  fireEvent.click(tab.getByRole('button', { name: new RegExp(`^Questão ${questao},`) }))
  await tab.findByRole('heading', { level: 1, name: `Questão ${questao}` })
  fireEvent.click(tab.getByRole('radio', { name: new RegExp(`^${letra}:`) }))
}
const marked = (tab: Tab, questao: number, letra: string) =>
  tab.findByRole('button', { name: `Questão ${questao}, você marcou ${letra}` })

describe('two tabs of one simulado', () => {
  it('end up with what was marked in the one used last', async () => {
    const [one, other] = await openTwo()
    await markIn(other, 1, 'B')
    await marked(other, 1, 'B')
    dispatchEvent(new Event('focus'))
    expect(await marked(one, 1, 'B')).toBeDefined()
  })

  it('show at once what is marked in either, each at its own question', async () => {
    const [one, other] = await openTwo()
    await markIn(one, 1, 'A')
    await marked(other, 1, 'A')
    await markIn(other, 2, 'B')
    await marked(one, 2, 'B')
    await markIn(one, 3, 'C')
    await marked(other, 3, 'C')
    expect(other.getByRole('heading', { level: 1, name: 'Questão 2' })).toBeDefined()
    cleanup()
    openSimulado({ device })
    await screen.findByRole('button', { name: 'Questão 3, você marcou C' })
    expect(screen.getByText('3 de 3 marcadas')).toBeDefined()
  })

  it('end together', async () => {
    const [one, other] = await openTwo(2)
    await markIn(one, 1, 'A')
    await markIn(one, 2, 'A')
    fireEvent.click(one.getByRole('button', { name: 'Encerrar Simulado' }))
    expect(await other.findByRole('heading', { level: 1, name: '2 de 2 certas' })).toBeDefined()
  })

  it('lose no mark where one could not tell the other', async () => {
    const [one, other] = await openTwo()
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await markIn(other, 2, 'B')
    await marked(other, 2, 'B')
    await markIn(one, 3, 'C')
    await marked(one, 2, 'B')
    hidden.mockRestore()
    cleanup()
    openSimulado({ device })
    await screen.findByRole('button', { name: 'Questão 2, você marcou B' })
    expect(screen.getByRole('button', { name: 'Questão 3, você marcou C' })).toBeDefined()
  })
})
