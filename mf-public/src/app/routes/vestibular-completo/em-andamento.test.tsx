import type { NovoSimulado } from '@rumo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { takeOverSimulados } from '../../../features/simulado/simulado-memory.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  choose,
  headingOf,
  openSimulado,
  press,
  serverWith,
  startTen,
  underWay,
} from '../../../testing/simulado-screen.tsx'

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  device.enterAs('conta-5')
  fakeScreen()
})

describe('what the account has under way', () => {
  const LISTED = 'GET /simulados?situacao=em_curso&pagina=1&limite=20'
  const linha = {
    id: 8,
    situacao: 'em_curso',
    tipo: 'prova',
    prova: { id: 3, nome: 'Prova Azul' },
    materia: null,
    iniciado_em: '2026-03-01T12:00:00.000Z',
    termina_em: null,
    questoes: 2,
    marcadas: 1,
  }
  const [first] = someQuestoes(1)
  const marcacoes = [
    { id_questao: first?.id ?? 0, id_alternativa: 10, marcada_em: linha.iniciado_em },
  ]

  it('on another device is offered, and gone on with by the marks of the server', async () => {
    serverWith(2, {
      [LISTED]: [linha],
      'GET /simulados/8': underWay(someQuestoes(2), { id: 8, marcacoes }),
    })
    openSimulado({ device })
    expect(await screen.findByText(/1 de 2 marcada/)).toBeDefined()
    await press(/^Continuar.*Prova Azul/)
    await headingOf('Questão 1')
    expect(screen.getByRole('button', { name: 'Questão 1, você marcou A' })).toBeDefined()
    cleanup()
    openSimulado({ device })
    await headingOf('Questão 1')
  })

  it('takes the place of one that this device alone had and that was left', async () => {
    device.enterAs('visitante')
    serverWith(2)
    openSimulado({ device })
    await startTen()
    await choose('B')
    cleanup()
    await takeOverSimulados(device, 'conta-5')
    device.enterAs('conta-5')
    serverWith(2, {
      [LISTED]: [linha],
      'GET /simulados/8': underWay(someQuestoes(2), { id: 8, marcacoes }),
    })
    openSimulado({ device })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar outro' }))
    await press('Escolher outro')
    await userEvent.click(await screen.findByRole('button', { name: /^Continuar/ }))
    expect(await screen.findByRole('button', { name: 'Questão 1, você marcou A' })).toBeDefined()
  })

  it('is not asked for without a session, nor offered where this device has it', async () => {
    device.enterAs('visitante')
    const { calls } = serverWith(2, { [LISTED]: [linha] })
    openSimulado({ device })
    await screen.findByRole('button', { name: 'Começar' })
    expect(calls).not.toContain(LISTED)
    cleanup()
    device.enterAs('conta-5')
    serverWith(2, {
      [LISTED]: [linha],
      'POST /simulados': ({ chave }: NovoSimulado) => underWay(someQuestoes(2), { id: 8, chave }),
    })
    openSimulado({ device })
    await startTen()
    await choose('A')
    cleanup()
    openSimulado({ device })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar outro' }))
    await press('Escolher outro')
    await screen.findByRole('button', { name: 'Voltar ao simulado anterior' })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Continuar/ })).toBeNull())
  })
})
