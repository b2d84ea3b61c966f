import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { redacoes as envio } from '@rumo/shared-device/envios'
import { REDACOES_GUARDADAS } from '@rumo/shared-device/redacoes'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { headingOf, openSimulado, press } from '../../../testing/simulado-screen.tsx'
import {
  begin,
  CHAVE,
  end,
  guardadasOn,
  openSheet,
  serve,
  sheet,
  write,
} from './redacao-na-prova.fixture.ts'

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  fakeScreen()
})

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const guardadas = () => guardadasOn(device)

describe('a prova with an essay', () => {
  it('says before it begins that the essay is part of it', async () => {
    serve()
    openSimulado({ device, search: '?prova=3' })
    expect(await screen.findByText(/^A redação faz parte: /)).toBeDefined()
  })

  it('has its sheet within the time of the prova, and leads back to the question', async () => {
    serve()
    await begin(device)
    await userEvent.click(await screen.findByRole('button', { name: 'Escrever a redação' }))
    await headingOf('A cidade e o rio')
    expect(screen.getByText('Escreva um texto.')).toBeDefined()
    expect(screen.getByRole('timer').textContent).toMatch(/Tempo restante: /)
    write('O rio corre.')
    await press('Voltar às questões')
    await headingOf('Questão 1')
    await press('Continuar a redação')
    expect(sheet().value).toBe('O rio corre.')
  })

  it('has the theme of several that one chooses, which may be changed with what is written', async () => {
    serve({
      'GET /redacoes/provas/3': [
        { id: 8, id_prova: 3, instrucoes: 'A cidade e o rio\nEscreva um texto.' },
        { id: 9, id_prova: 3, instrucoes: 'A ponte\nEscreva uma carta.' },
      ],
    })
    const { unmount } = openSimulado({ device, search: '?prova=3' })
    await screen.findByText(/você escolhe um dos 2.temas, que ficam/)
    await press('Começar')
    await headingOf('Questão 1')
    await openSheet()
    await headingOf('Escolha um tema')
    await press('Escrever sobre este tema (A ponte)')
    await headingOf('A ponte')
    write('Sobre ela.')
    expect(screen.getByText('Como escrever').tagName).toBe('SUMMARY')
    await press('Trocar de tema')
    await press('Escrever sobre este tema (A cidade e o rio)')
    await headingOf('A cidade e o rio')
    expect(sheet().value).toBe('Sobre ela.')
    const kept = { tema: { id: 8 }, texto: 'Sobre ela.' }
    const name = `simulado-redacao/1/${CHAVE}`
    await waitFor(async () => expect(await device.of('visitante').read(name)).toMatchObject(kept))
    unmount()
    openSimulado({ device })
    await openSheet()
    await headingOf('A cidade e o rio')
    await press('Voltar às questões')
    await end(/A redação fica guardada neste aparelho\./)
    await waitFor(async () => expect(await guardadas()).toMatchObject([kept]))
  })

  it('is continued after a reload', async () => {
    serve()
    const { unmount } = await begin(device)
    await userEvent.click(await screen.findByRole('button', { name: 'Escrever a redação' }))
    write('O rio corre.')
    unmount()
    await waitFor(async () =>
      expect(await device.of('visitante').read(`simulado-redacao/1/${CHAVE}`)).toMatchObject({
        texto: 'O rio corre.',
      }),
    )
    openSimulado({ device })
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar a redação' }))
    expect(sheet().value).toBe('O rio corre.')
  })

  it('keeps what a visitor wrote among the essays of the device once it ends', async () => {
    serve()
    await begin(device)
    await userEvent.click(await screen.findByRole('button', { name: 'Escrever a redação' }))
    write('O rio corre.')
    await press('Voltar às questões')
    await end(/A redação fica guardada neste aparelho\./)
    expect(await screen.findByText('Sua redação está guardada neste aparelho')).toBeDefined()
    const path = `/temas-redacao?enviada=${(await guardadas())[0]?.enviada_em}`
    expect(hrefOf('Ver a redação')).toBe(path)
    expect(hrefOf('entrar na sua conta')).toBe(`/login?volta=${encodeURIComponent(path)}`)
    // The user signs in in another tab.
    await act(() => session.begin(unsignedToken({ id: 7 })))
    onTestFinished(() => session.end())
    expect(screen.queryByRole('link', { name: 'entrar na sua conta' })).toBeNull()
    expect(hrefOf('Ver a redação')).toBe(path)
    expect(await guardadas()).toMatchObject([
      { tema: { id: 8 }, texto: 'O rio corre.', chave_do_simulado: CHAVE },
    ])
    expect((await guardadas())[0]?.chave).toBeUndefined()
    expect(await device.of('visitante').read(`simulado-redacao/1/${CHAVE}`)).toBeUndefined()
  })

  it('sends what an account wrote, by a name that the server knows it by', async () => {
    device.enterAs('conta-7')
    const send = vi.spyOn(envio, 'sendOne').mockResolvedValue({ estado: 'enviada', id: 1 })
    serve()
    await begin(device)
    await userEvent.click(await screen.findByRole('button', { name: 'Escrever a redação' }))
    write('O rio corre.')
    await press('Voltar às questões')
    await end(/A redação vai junto\./)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(send.mock.calls[0]).toMatchObject([
      'conta-7',
      { chave: chaveDaRedacao(CHAVE), texto: 'O rio corre.' },
    ])
  })

  it('is said to wait on the device until the account has sent it by itself, and then handed in', async () => {
    device.enterAs('conta-7')
    const told = vi.spyOn(envio, 'subscribe')
    vi.spyOn(envio, 'sendOne').mockResolvedValue({ estado: 'adiada', mensagem: '' })
    serve()
    await begin(device)
    await openSheet()
    write('O rio corre.')
    await press('Voltar às questões')
    await end(/A redação vai junto\./)
    expect(await screen.findByText(/assim que houver conexão/)).toBeDefined()
    expect(screen.queryByText(/Entre na sua conta/)).toBeNull()
    await device.of('conta-7').update(REDACOES_GUARDADAS, () => [])
    act(() => {
      for (const [onSent] of told.mock.calls) onSent()
    })
    expect(await screen.findByText('Sua redação foi entregue')).toBeDefined()
    expect(screen.queryByText(/guardada neste aparelho/)).toBeNull()
  })

  it('may stay blank', async () => {
    serve()
    await begin(device)
    await screen.findByRole('button', { name: 'Escrever a redação' })
    await end(/A redação está em branco\./)
    expect(screen.queryByText(/^Sua redação/)).toBeNull()
    expect(await guardadas()).toEqual([])
  })
})

describe('a prova whose theme does not come', () => {
  it('is simulated without it', async () => {
    serve({ 'GET /redacoes/provas/3': [] })
    await begin(device)
    expect(screen.queryByRole('button', { name: 'Escrever a redação' })).toBeNull()
  })
})
