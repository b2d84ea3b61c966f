import type { NovaRedacaoEnviada } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addGuardada, readGuardadas } from '../../../features/redacoes/guardadas.ts'
import { rascunhoOn, readRascunho } from '../../../features/redacoes/rascunho.ts'
import {
  field,
  openEssayOn,
  PONTE,
  press,
  serve,
  TEMA,
  tema,
  write,
} from '../../../testing/essay-screen.tsx'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'

beforeEach(() => fakeScreen())
afterEach(cleanup)

/** A server that takes essays, once each; `ways` says of the next calls how they fail. */
function takesEssays(ways: ApiError[] = [], more: Record<string, unknown> = {}) {
  const received = new Map<string, NovaRedacaoEnviada>()
  serve(
    [PONTE],
    {
      'POST /redacoes-enviadas': (body: NovaRedacaoEnviada) => {
        const way = ways.shift()
        if (way) return way
        received.set(body.chave, body)
        return { id: received.size }
      },
      ...more,
    },
    ['redacoes_enviadas'],
  )
  return received
}

function deviceOf(owner: string) {
  const device = fakeDevice()
  device.enterAs(owner)
  return { device, conta: device.of('conta-1'), visitante: device.of('visitante') }
}

const NO_NETWORK = () => new ApiError(0, undefined)

describe('an essay of an account', () => {
  it('is sent, and leaves the device once the server has it', async () => {
    const received = takesEssays()
    const { device, conta } = deviceOf('conta-1')
    openEssayOn(device)
    await write('Era uma vez')
    await press('Enviar Redação')
    expect(document.activeElement).toBe(await tema('Redação enviada'))
    expect(screen.getByRole('link', { name: 'Ver a redação enviada' }).getAttribute('href')).toBe(
      '/aluno/redacoes/1',
    )
    expect([...received.values()]).toMatchObject([{ id_redacao: 1, texto: 'Era uma vez' }])
    expect(await readGuardadas(conta)).toEqual([])
    expect(await readRascunho(rascunhoOn(conta))).toBeNull()
    expect(screen.queryByRole('button', { name: 'Voltar a editar' })).toBeNull()
  })

  it('stays where there is no network, and goes by itself when it returns, once', async () => {
    const received = takesEssays([NO_NETWORK()])
    const { device, conta } = deviceOf('conta-1')
    openEssayOn(device)
    await write('Era uma vez')
    await press('Enviar Redação')
    await tema('Redação guardada, ainda não enviada')
    const [kept] = await readGuardadas(conta)
    dispatchEvent(new Event('online'))
    await tema('Redação enviada')
    expect([...received.keys()]).toEqual([kept?.chave])
    expect(await readGuardadas(conta)).toEqual([])
  })

  it('goes when the screen is opened again, also where only the answer was lost', async () => {
    const received = takesEssays([NO_NETWORK()])
    const { device, conta } = deviceOf('conta-1')
    openEssayOn(device)
    await write('Era uma vez')
    await press('Enviar Redação')
    await tema('Redação guardada, ainda não enviada')
    const [kept] = await readGuardadas(conta)
    if (kept?.chave === undefined) throw new Error('It has no chave.')
    cleanup()
    received.set(kept.chave, { ...kept, chave: kept.chave, id_redacao: 1 })
    openEssayOn(device)
    await vi.waitFor(async () => expect(await readGuardadas(conta)).toEqual([]))
    expect(received.size).toBe(1)
  })

  it('that the server refuses comes back onto the sheet', async () => {
    takesEssays([
      new ApiError(400, { mensagem: 'Confira os campos.', campos: { texto: 'Texto longo.' } }),
    ])
    const { device } = deviceOf('conta-1')
    openEssayOn(device)
    await write('Era uma vez')
    await press('Enviar Redação')
    await tema('O servidor não aceitou a redação')
    expect(screen.getByText(/Confira os campos\. Texto longo\./)).toBeDefined()
    await press('Voltar a editar')
    expect((await field()).value).toBe('Era uma vez')
  })

  it('waits for its account where another one has entered', async () => {
    const received = takesEssays([NO_NETWORK()])
    const { device, conta } = deviceOf('conta-1')
    openEssayOn(device)
    await write('Era uma vez')
    await press('Enviar Redação')
    await tema('Redação guardada, ainda não enviada')
    device.enterAs('conta-2')
    dispatchEvent(new Event('online'))
    cleanup()
    openEssayOn(device)
    await tema('A ponte')
    expect(received.size).toBe(0)
    expect(await readGuardadas(conta)).toHaveLength(1)
  })
})

describe('what a visitor wrote', () => {
  it('is kept with the way in', async () => {
    takesEssays()
    const { device } = deviceOf('visitante')
    openEssayOn(device)
    await write('Era')
    await press('Enviar Redação')
    await tema('Redação guardada neste aparelho')
    const link = screen.getByRole('link', { name: 'Entrar para enviar' })
    expect(link.getAttribute('href')).toBe('/login?volta=/temas-redacao')
  })

  it('is offered to whoever enters, and sent for a yes', async () => {
    const received = takesEssays([NO_NETWORK()])
    const { device, conta, visitante } = deviceOf('conta-1')
    await addGuardada(visitante, { tema: TEMA, texto: 'Um' }, new Date())
    await addGuardada(visitante, { tema: TEMA, texto: 'Dois' }, new Date())
    openEssayOn(device)
    await tema('Você tem 2 redações para enviar')
    expect(received.size).toBe(0)
    await press('Enviar 2 redações')
    await tema('Ainda não foi possível enviar')
    expect(await readGuardadas(visitante)).toEqual([])
    dispatchEvent(new Event('online'))
    await tema('2 redações enviadas')
    expect([...received.values()].map(({ texto }) => texto).toSorted()).toEqual(['Dois', 'Um'])
    expect(await readGuardadas(conta)).toEqual([])
    await press('Continuar')
    await tema('A ponte')
  })

  it('stays a visitor’s for a no', async () => {
    const received = takesEssays()
    const { device, visitante } = deviceOf('conta-1')
    await addGuardada(visitante, { tema: TEMA, texto: 'Um' }, new Date())
    openEssayOn(device)
    await tema('Você tem 1 redação para enviar')
    await press('Agora não')
    await tema('A ponte')
    expect(received.size).toBe(0)
    expect(await readGuardadas(visitante)).toHaveLength(1)
  })

  it('comes along as a draft where the account has none', async () => {
    takesEssays()
    const { device, conta, visitante } = deviceOf('conta-1')
    await rascunhoOn(visitante).write({ tema: TEMA, texto: 'Era uma luz' })
    openEssayOn(device)
    await tema('O farol')
    expect((await field()).value).toBe('Era uma luz')
    expect((await readRascunho(rascunhoOn(conta)))?.texto).toBe('Era uma luz')
    expect(await readRascunho(rascunhoOn(visitante))).toBeNull()
  })

  it('stays apart from the draft that the account has', async () => {
    takesEssays()
    const { device, conta, visitante } = deviceOf('conta-1')
    await rascunhoOn(visitante).write({ tema: TEMA, texto: 'Era uma luz' })
    await rascunhoOn(conta).write({ tema: TEMA, texto: 'Minha' })
    openEssayOn(device)
    await tema('O farol')
    expect((await field()).value).toBe('Minha')
    expect((await readRascunho(rascunhoOn(visitante)))?.texto).toBe('Era uma luz')
  })

  it('is not offered where the server takes no essays, which is said', async () => {
    serve([PONTE])
    const { device, conta, visitante } = deviceOf('conta-1')
    await addGuardada(visitante, { tema: TEMA, texto: 'Um' }, new Date())
    openEssayOn(device)
    await write('Era')
    await press('Enviar Redação')
    await tema('Redação guardada neste aparelho')
    expect(screen.getByText(/^Este servidor não recebe redações/)).toBeDefined()
    expect(await readGuardadas(conta)).toHaveLength(1)
  })
})

describe('writing again', () => {
  const ENVIADA = {
    id: 5,
    id_redacao: 1,
    titulo: 'A ponte',
    instrucoes: 'A ponte\n\nEscreva.',
    texto: 'A primeira.',
  }
  const asked = '?reescrever=5'

  it('begins with what was sent, and is sent as its rewriting', async () => {
    const received = takesEssays([], { 'GET /redacoes-enviadas/5': ENVIADA })
    const { device, conta } = deviceOf('conta-1')
    openEssayOn(device, asked)
    await tema('A ponte')
    expect((await field()).value).toBe('A primeira.')
    expect(screen.getByText(/^Conta-se/)).toBeDefined()
    await write(' E a segunda.')
    cleanup()
    await vi.waitFor(async () =>
      expect(await readRascunho(rascunhoOn(conta))).toMatchObject({ id_anterior: 5 }),
    )
    openEssayOn(device, asked)
    expect((await field()).value).toBe('A primeira. E a segunda.')
    await press('Enviar Redação')
    await tema('Redação enviada')
    expect([...received.values()]).toMatchObject([
      { id_anterior: 5, id_redacao: 1, texto: 'A primeira. E a segunda.' },
    ])
  })

  it('never takes the place of another draft, which comes back from where it was put', async () => {
    takesEssays([], { 'GET /redacoes-enviadas/5': ENVIADA })
    const { device, conta } = deviceOf('conta-1')
    await rascunhoOn(conta).write({ tema: TEMA, texto: 'Era uma luz' })
    openEssayOn(device, asked)
    expect(await screen.findByText('Há um rascunho na sua folha')).toBeDefined()
    await press('Guardar e reescrever')
    await tema('A ponte')
    expect(await readGuardadas(conta)).toMatchObject([{ texto: 'Era uma luz', rascunho: true }])

    await press('Descartar rascunho')
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
    await vi.waitFor(async () => expect((await field()).value).toBe(''))
    await userEvent.click(screen.getByRole('button', { name: /O farol/ }))
    await press('Voltar a editar')
    await tema('O farol')
    expect((await field()).value).toBe('Era uma luz')
    expect(await readGuardadas(conta)).toEqual([])
  })

  it('leaves the draft where it is, if one would rather go on with it', async () => {
    takesEssays([], { 'GET /redacoes-enviadas/5': ENVIADA })
    const { device, conta } = deviceOf('conta-1')
    await rascunhoOn(conta).write({ tema: TEMA, texto: 'Era uma luz' })
    openEssayOn(device, asked)
    await screen.findByText('Há um rascunho na sua folha')
    await press('Continuar o rascunho')
    await tema('O farol')
    expect((await field()).value).toBe('Era uma luz')
    expect(await readGuardadas(conta)).toEqual([])
  })

  it('says where the theme is gone, or the server', async () => {
    const { device } = deviceOf('conta-1')
    takesEssays([], { 'GET /redacoes-enviadas/5': { ...ENVIADA, id_redacao: null } })
    openEssayOn(device, asked)
    expect(await screen.findByText('O tema desta redação não existe mais')).toBeDefined()
    cleanup()
    takesEssays([], { 'GET /redacoes-enviadas/5': NO_NETWORK() })
    openEssayOn(device, asked)
    expect(await screen.findByText('Sem resposta do servidor')).toBeDefined()
  })
})
