import type { RascunhoDaRedacao } from '@rumo/contract'
import type { OwnDevice } from '@rumo/shared-device/device'
import { RASCUNHO } from '@rumo/shared-device/redacoes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'
import { rascunhoOn, readRascunho } from '../../../features/redacoes/rascunho.ts'
import {
  field,
  openEssay,
  openEssayOn,
  PONTE,
  press,
  serve,
  tema,
  TEMA,
  write,
} from '../../../testing/essay-screen.tsx'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'

beforeEach(() => fakeScreen())

const KEPT: RascunhoDaRedacao = {
  chave: '5d2e2a8e-6f1c-4b3e-9a5d-0c5a2f6f7b11',
  em: '2026-11-27T22:14:00.000Z',
  id_redacao: 1,
  id_anterior: null,
  titulo: 'A ponte',
  texto: 'Era uma ponte',
}

/** Opens the screen for an account whose server has the draft `kept`. The text `here` is the draft on this device. */
async function openOf(kept: RascunhoDaRedacao | null, here: string, before?: OwnDevice) {
  serve([PONTE], { 'GET /rascunho-da-redacao': kept, 'PUT /rascunho-da-redacao': kept }, [
    'rascunho_da_redacao',
  ])
  const device = fakeDevice()
  device.enterAs('conta-1')
  const own = before ?? device.of('conta-1')
  device.of = () => own
  if (here !== '') await rascunhoOn(own).write({ tema: TEMA, texto: here })
  openEssayOn(device)
  return own
}

/** Another tab of this device goes on with the draft. */
async function writeInOtherTab(own: OwnDevice, texto: string) {
  const tab = rascunhoOn(own)
  await tab.read()
  await tab.write({ tema: TEMA, texto })
}

const draftsOf = async (own: OwnDevice) =>
  (await readGuardadas(own)).filter(({ rascunho }) => rascunho).map(({ texto }) => texto)

const wordsIn = async (name: string) => (await screen.findByRole('region', { name })).textContent

describe('an essay on two devices', () => {
  it('goes on with what the other one wrote, with its theme and texts', async () => {
    await openOf(KEPT, '')
    expect(await tema('A ponte')).toBeDefined()
    expect((await field()).value).toBe('Era uma ponte')
    expect(screen.getByRole('heading', { name: 'Texto 1 A travessia' })).toBeDefined()
  })

  it('says when the text was written, and opening it changes nothing of it on the device', async () => {
    const em = '2026-05-31T22:14:00.000Z'
    const own = await openOf({ ...KEPT, em }, '')
    expect(await screen.findByText('na sua conta em 31 mai 2026 às 19:14')).toBeDefined()
    cleanup()
    const update = vi.spyOn(own, 'update')
    openEssay(own)
    expect(await screen.findByText('em 31 mai 2026 às 19:14')).toBeDefined()
    // What waits for a pause is kept at once then.
    dispatchEvent(new Event('blur'))
    expect(update.mock.calls.map(([name]) => name)).not.toContain(RASCUNHO)
  })

  it('says of each of two texts when it was written', async () => {
    const own = fakeDevice().of('conta-1')
    const em = '2026-05-31T22:14:00.000Z'
    await rascunhoOn(own).write({ tema: TEMA, texto: 'Era um farol', em })
    await openOf({ ...KEPT, em: '2026-06-02T12:00:00.000Z' }, '', own)
    expect(await wordsIn('No outro aparelho')).toContain('2 de junho de 2026 às 09:00')
    expect(await wordsIn('Neste aparelho')).toContain('31 de maio de 2026 às 19:14')
  })

  it('says what the account has, and what only this device has', async () => {
    await openOf(KEPT, '')
    expect((await screen.findByText(/^na sua conta/)).parentElement?.textContent).toMatch(
      /^Rascunho guardado na sua conta .*às\s\d\d:\d\d$/,
    )
    await write(' e mais')
    dispatchEvent(new Event('blur'))
    // Until the device has written, it has what it took from the account.
    await waitFor(() =>
      expect(screen.getByText(/a caminho da sua conta$/).parentElement?.textContent).toMatch(
        /^Rascunho guardado neste aparelho às\s\d\d:\d\d, a caminho da sua conta$/,
      ),
    )
  })

  it.each([
    ['Continuar com o do outro aparelho', 'Era uma ponte', 'Era um farol'],
    ['Continuar com o deste aparelho', 'Era um farol', 'Era uma ponte'],
  ])('asks where both wrote, and keeps the other text: %s', async (choice, chosen, other) => {
    const own = await openOf(KEPT, 'Era um farol')
    await tema('Você escreveu em dois aparelhos')
    await press(choice)
    expect((await field()).value).toBe(chosen)
    expect((await readGuardadas(own)).map(({ texto, rascunho }) => [texto, rascunho])).toEqual([
      [other, true],
    ])
    expect((await readRascunho(rascunhoOn(own)))?.texto).toBe(chosen)
  })

  it.each([
    ['Continuar com o da outra aba', 'Era uma luz', 'Era uma ponte e mais'],
    ['Continuar com o desta aba', 'Era uma ponte e mais', 'Era uma luz'],
  ])('asks where two tabs of one device wrote: %s', async (choice, chosen, other) => {
    const own = await openOf(KEPT, '')
    await field()
    await writeInOtherTab(own, 'Era uma luz')
    await write(' e mais')
    dispatchEvent(new Event('blur'))
    expect(await screen.findByText(/Você também escreveu em outra aba/)).toBeDefined()
    expect(screen.queryByText(/não está guardando/)).toBeNull()
    await press('Ver os dois textos')
    await tema('Você escreveu em duas abas')
    await press(choice)
    expect((await field()).value).toBe(chosen)
    expect((await readGuardadas(own)).map(({ texto, rascunho }) => [texto, rascunho])).toEqual([
      [other, true],
    ])
    expect((await readRascunho(rascunhoOn(own)))?.texto).toBe(chosen)
  })

  it('keeps on the sheet what a tab that is come back to has not kept yet, and offers both texts', async () => {
    const own = await openOf(KEPT, '')
    await field()
    await writeInOtherTab(own, 'Era uma luz')
    await write(' e mais')
    dispatchEvent(new Event('focus'))
    expect(await screen.findByText(/Você também escreveu em outra aba/)).toBeDefined()
    expect((await field()).value).toBe('Era uma ponte e mais')
    await press('Ver os dois textos')
    await tema('Você escreveu em duas abas')
    expect(await wordsIn('Na outra aba')).toContain('Era uma luz')
  })

  it.each([
    ['Continuar com o que ficou de fora', 'Era uma ponte e mais', 'Era uma luz'],
    ['Continuar com o da folha', 'Era uma luz', 'Era uma ponte e mais'],
  ])(
    'tells a tab that was loaded again of the text that it could not keep: %s',
    async (choice, chosen, other) => {
      const own = await openOf(KEPT, '')
      await field()
      await writeInOtherTab(own, 'Era uma luz')
      await write(' e mais')
      dispatchEvent(new Event('blur'))
      await screen.findByText(/Você também escreveu em outra aba/)
      // As after a phone has ended a page that was out of sight.
      cleanup()
      openEssay(own)
      expect((await field()).value).toBe('Era uma luz')
      expect(screen.getByText(/^Você escreveu em duas abas, e um dos textos/)).toBeDefined()
      expect(await draftsOf(own)).toEqual(['Era uma ponte e mais'])
      await press('Ver os dois textos')
      await tema('Você escreveu em duas abas')
      await press(choice)
      expect((await field()).value).toBe(chosen)
      expect(await draftsOf(own)).toEqual([other])
      expect(screen.queryByText(/^Você escreveu em duas abas/)).toBeNull()
      expect((await readRascunho(rascunhoOn(own)))?.texto).toBe(chosen)
    },
  )

  it('says why the sheet is empty where another device has sent or discarded it', async () => {
    const own = await openOf(KEPT, '')
    await field()
    cleanup()
    const ended = { ...KEPT, chave: '5d2e2a8e-6f1c-4b3e-9a5d-0c5a2f6f7b12', texto: '' }
    await openOf(ended, '', own)
    const notice = await screen.findByText(/A redação “A ponte”.*outro aparelho/)
    expect((await field()).value).toBe('')
    expect(notice).toBeDefined()
  })

  it('says before a discard that the account loses the draft too', async () => {
    await openOf(KEPT, '')
    await field()
    await press('Descartar rascunho')
    expect(await screen.findByText(/será apagado da sua conta/)).toBeDefined()
    await press('Continuar escrevendo')
  })

  it('asks before it sends what another device has sent, and keeps the text', async () => {
    const own = await openOf(KEPT, '')
    await field()
    const em = '2026-11-27T22:20:00.000Z'
    serve(
      [PONTE],
      {
        'GET /rascunho-da-redacao': {
          ...KEPT,
          chave: KEPT.chave.replace('5d', '6d'),
          em,
          texto: '',
        },
        'GET /redacoes-enviadas?pagina=1&limite=20': [{ id: 4, id_redacao: 1, enviada_em: em }],
      },
      ['rascunho_da_redacao', 'redacoes_enviadas'],
    )
    await press('Enviar Redação')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^Esta redação foi enviada em outro aparelho\./)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar à folha' }))
    expect(screen.getByText(/O que está nesta folha fica neste aparelho\./)).toBeDefined()
    expect((await field()).value).toBe('Era uma ponte')
    expect(await readGuardadas(own)).toEqual([])
    await press('Enviar Redação')
    await press('Enviar')
    await waitFor(async () =>
      expect(await readGuardadas(own)).toMatchObject([{ texto: KEPT.texto }]),
    )
  })

  it('stays on the device of a server without drafts', async () => {
    serve([PONTE])
    const device = fakeDevice()
    device.enterAs('conta-1')
    await rascunhoOn(device.of('conta-1')).write({ tema: TEMA, texto: 'Era um farol' })
    openEssayOn(device)
    expect((await field()).value).toBe('Era um farol')
  })
})
