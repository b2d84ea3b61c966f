import { ApiError } from '@rumo/shared-auth'
import type { Device } from '@rumo/shared-device/device'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeOverRedacoes } from '../../../features/redacoes/take-over-redacoes.ts'
import { addGuardada, readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'
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
import { deviceOf, NO_NETWORK, takesEssays } from '../../../testing/essay-sending.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'

beforeEach(() => fakeScreen())

/** Writes an essay on a device, and sends it. */
async function send(device: Device, texto = 'Era uma vez') {
  openEssayOn(device)
  await write(texto)
  await press('Enviar Redação')
}

/** Sends an essay of an account without a network, so that it waits on the device. */
async function sendOffline() {
  const received = takesEssays([NO_NETWORK()])
  const { device, conta } = deviceOf('conta-1')
  await send(device)
  await tema('Redação guardada, ainda não enviada')
  const [kept] = await readGuardadas(conta)
  return { received, device, conta, kept }
}

describe('an essay of an account', () => {
  it('is sent, and leaves the device once the server has it', async () => {
    const received = takesEssays()
    const { device, conta } = deviceOf('conta-1')
    await send(device)
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
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { received, conta, kept } = await sendOffline()
    expect(screen.getByText(/será enviada quando a conexão voltar\.$/)).toBeDefined()
    onLine.mockRestore()
    dispatchEvent(new Event('online'))
    await tema('Redação enviada')
    expect([...received.keys()]).toEqual([kept?.chave])
    expect(await readGuardadas(conta)).toEqual([])
  })

  it('goes when the screen is opened again, also where only the answer was lost', async () => {
    const { received, device, conta, kept } = await sendOffline()
    if (kept?.chave === undefined) throw new Error('It has no chave.')
    cleanup()
    received.set(kept.chave, { ...kept, chave: kept.chave, id_redacao: 1 })
    openEssayOn(device)
    await vi.waitFor(async () => expect(await readGuardadas(conta)).toEqual([]))
    expect(received.size).toBe(1)
  })

  it('that the server refuses comes back onto the sheet', async () => {
    takesEssays([new ApiError(400, { mensagem: 'Texto longo.', campos: { texto: 'Longo.' } })])
    const { device } = deviceOf('conta-1')
    await send(device)
    await tema('O servidor não aceitou a redação')
    expect(screen.getByText(/Texto longo\./)).toBeDefined()
    await press('Voltar a editar')
    expect((await field()).value).toBe('Era uma vez')
  })

  it('asks to enter again where the session has ended, and goes once that is done', async () => {
    const received = takesEssays()
    const { device, conta, visitante } = deviceOf('conta-1')
    openEssayOn(device)
    await write('Era uma vez')
    device.enterAs('visitante')
    await press('Enviar Redação')
    expect(await screen.findByRole('link', { name: 'Entrar para enviar' })).toBeDefined()
    expect(await readGuardadas(conta)).toHaveLength(1)
    expect(await readGuardadas(visitante)).toEqual([])
    cleanup()
    device.enterAs('conta-1')
    openEssayOn(device)
    await vi.waitFor(async () => expect(await readGuardadas(conta)).toEqual([]))
    expect(received.size).toBe(1)
  })

  it('waits for its account where another one has entered', async () => {
    const { received, device, conta } = await sendOffline()
    device.enterAs('conta-2')
    dispatchEvent(new Event('online'))
    cleanup()
    openEssayOn(device)
    await tema('A ponte')
    expect(received.size).toBe(0)
    expect(await readGuardadas(conta)).toHaveLength(1)
  })
})

describe('what was written before signing in', () => {
  it('is kept with the way in', async () => {
    takesEssays()
    const { device } = deviceOf('visitante')
    await send(device, 'Era')
    await tema('Redação guardada neste aparelho')
    const [kept] = await readGuardadas(device.of('visitante'))
    const link = screen.getByRole('link', { name: 'Entrar para enviar' })
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://a.b')
    expect([pathname, searchParams.get('volta')]).toEqual([
      '/login',
      `/temas-redacao?enviada=${kept?.enviada_em ?? ''}`,
    ])
  })

  it('is said to be sent to a user who entered for that, before there is another theme', async () => {
    takesEssays()
    const { device, visitante } = deviceOf('conta-1')
    const kept = await addGuardada(visitante, { tema: TEMA, texto: 'Um' }, new Date())
    await takeOverRedacoes(device, 'conta-1')
    const searches: string[] = []
    openEssayOn(device, `?enviada=${kept?.enviada_em ?? ''}`, (search) => {
      searches.push(search)
    })
    const titulo = await tema('1 redação enviada')
    expect(document.activeElement).toBe(titulo)
    const link = screen.getByRole('link', { name: 'Ver a redação enviada' })
    expect(link.getAttribute('href')).toBe('/aluno/redacoes/1')
    expect(screen.queryByRole('textbox')).toBeNull()
    await press('Continuar')
    await tema('A ponte')
    expect(searches.at(-1)).toBe('')
  })

  it('is said to be sent also where another tab was faster, and belongs to no other account', async () => {
    const linha = { id: 7, enviada_em: '2026-11-20T12:00:00.000Z' }
    takesEssays([], { 'GET /redacoes-enviadas': [linha] })
    const { device } = deviceOf('conta-1')
    openEssayOn(device, `?enviada=${linha.enviada_em}`)
    await tema('1 redação enviada')
    const link = screen.getByRole('link', { name: 'Ver a redação enviada' })
    expect(link.getAttribute('href')).toBe('/aluno/redacoes/7')
    cleanup()
    openEssayOn(device, '?enviada=2026-11-20T12:00:00.001Z')
    await tema('A ponte')
  })

  it('is sent once the account that signs in says that it is theirs, and nothing more is asked', async () => {
    const received = takesEssays()
    const { device, conta, visitante } = deviceOf('conta-1')
    await addGuardada(visitante, { tema: TEMA, texto: 'Um' }, new Date())
    await takeOverRedacoes(device, 'conta-1')
    openEssayOn(device)
    await tema('A ponte')
    await vi.waitFor(async () => expect(await readGuardadas(conta)).toEqual([]))
    expect([...received.values()]).toMatchObject([{ texto: 'Um' }])
    expect(screen.queryByText(/redaç(ão|ões) para enviar/i)).toBeNull()
  })

  it('is offered where it was finished before the server took any, and sent for a yes', async () => {
    const received = takesEssays([NO_NETWORK()])
    const { device, conta } = deviceOf('conta-1')
    await addGuardada(conta, { tema: TEMA, texto: 'Um' }, new Date())
    await addGuardada(conta, { tema: TEMA, texto: 'Dois' }, new Date())
    openEssayOn(device)
    await tema('Você tem 2 redações para enviar')
    expect(received.size).toBe(0)
    await press('Enviar 2 redações')
    await tema('Ainda não foi possível enviar')
    dispatchEvent(new Event('online'))
    await tema('2 redações enviadas')
    expect([...received.values()].map(({ texto }) => texto).toSorted()).toEqual(['Dois', 'Um'])
    expect(await readGuardadas(conta)).toEqual([])
    await press('Continuar')
    await tema('A ponte')
  })

  it('is sent once, however often one says so while it is on its way', async () => {
    const arrived = Promise.withResolvers<object>()
    const sent = vi.fn((_body: { chave: string }) => arrived.promise)
    takesEssays([], { 'POST /redacoes-enviadas': sent })
    const { device, conta } = deviceOf('conta-1')
    await addGuardada(conta, { tema: TEMA, texto: 'Um' }, new Date())
    openEssayOn(device)
    await tema('Você tem 1 redação para enviar')
    await press('Enviar redação')
    await tema('Enviando…')
    await press('Enviar redação')
    arrived.resolve({ id: 1 })
    await tema('1 redação enviada')
    expect(new Set(sent.mock.calls.map(([{ chave }]) => chave)).size).toBe(1)
    expect(await readGuardadas(conta)).toEqual([])
  })

  it('is sent once, also where two tabs offer it', async () => {
    const received = takesEssays()
    const { device, conta } = deviceOf('conta-1')
    await addGuardada(conta, { tema: TEMA, texto: 'Um' }, new Date())
    const tabs = [openEssayOn(device), openEssayOn(device)].map(({ container }) =>
      within(container),
    )
    for (const tab of tabs) await tab.findByRole('button', { name: 'Enviar redação' })
    for (const tab of tabs) {
      await userEvent.click(tab.getByRole('button', { name: 'Enviar redação' }))
      await tab.findByRole('heading', { level: 1, name: '1 redação enviada' })
    }
    expect(received.size).toBe(1)
    expect(await readGuardadas(conta)).toEqual([])
  })

  it('says why the server takes none of it', async () => {
    takesEssays([new ApiError(400, { mensagem: 'Texto longo.', campos: { texto: 'Longo.' } })])
    const { device, conta } = deviceOf('conta-1')
    await addGuardada(conta, { tema: TEMA, texto: 'Um' }, new Date())
    openEssayOn(device)
    await tema('Você tem 1 redação para enviar')
    await press('Enviar redação')
    await tema('O servidor não aceitou tudo')
    expect(screen.getByText(/^Texto longo\. O que ele não aceitou/)).toBeDefined()
  })

  it('stays on the device for a no', async () => {
    const received = takesEssays()
    const { device, conta } = deviceOf('conta-1')
    await addGuardada(conta, { tema: TEMA, texto: 'Um' }, new Date())
    openEssayOn(device)
    await tema('Você tem 1 redação para enviar')
    await press('Agora não')
    await tema('A ponte')
    expect(received.size).toBe(0)
    expect(await readGuardadas(conta)).toHaveLength(1)
  })

  it('is not offered where the server takes no essays, which is said', async () => {
    serve([PONTE])
    const { device, conta } = deviceOf('conta-1')
    await addGuardada(conta, { tema: TEMA, texto: 'Um' }, new Date())
    await send(device, 'Era')
    await tema('Redação guardada neste aparelho')
    expect(screen.getByText(/^Este site não recebe redações/)).toBeDefined()
    expect(await readGuardadas(conta)).toHaveLength(2)
  })

  it('is nothing to an account that has not said that it is its own', async () => {
    takesEssays()
    const { device, visitante } = deviceOf('conta-1')
    await addGuardada(visitante, { tema: TEMA, texto: 'Um' }, new Date())
    await rascunhoOn(visitante).write({ tema: TEMA, texto: 'Era uma luz' })
    openEssayOn(device)
    await tema('A ponte')
    expect((await field()).value).toBe('')
    expect(screen.queryByText(/redaç(ão|ões) para enviar|guardadas neste aparelho/i)).toBeNull()
  })
})
