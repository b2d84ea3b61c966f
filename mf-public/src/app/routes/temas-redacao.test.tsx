import { ApiError } from '@rumo/shared-auth'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readGuardadas } from '../../features/redacoes/redacoes-guardadas.ts'
import { rascunhoOn, readRascunho } from '../../features/redacoes/rascunho.ts'
import { fakeOwnDevice, refuseUpdates } from '../../testing/fake-device.ts'
import {
  TEXTO_1,
  PONTE,
  HORTA,
  serve,
  openEssay,
  tema,
  field,
  button,
  press,
  write,
} from '../../testing/essay-screen.tsx'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { fakeServer } from '@rumo/shared-auth/fake-server'

beforeEach(() => fakeScreen())

describe('a theme', () => {
  it('comes with its words, its texts by number and the guidance', async () => {
    serve([PONTE])
    openEssay()
    await tema('A ponte')
    expect(screen.getByText('Escreva sobre a ponte.')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Texto 1 A travessia' })).toBeDefined()
    expect(screen.getByText(TEXTO_1)).toBeDefined()
    const guidance = screen.getByRole('heading', { name: 'Como escrever' }).parentElement
    expect(within(guidance as HTMLElement).getAllByRole('listitem')).toHaveLength(4)
  })

  it('gives way to another one, never the same, until something is typed', async () => {
    serve([PONTE, HORTA])
    openEssay()
    const first = await screen.findByRole('heading', { level: 1, name: /^A (ponte|horta)$/ })
    const other = first.textContent === 'A ponte' ? 'A horta' : 'A ponte'
    await press('Sortear outro tema')
    expect(document.activeElement).toBe(await tema(other))
    await write(' ')
    expect(button('Sortear outro tema').disabled).toBe(true)
    expect(screen.getByText('O tema não muda depois que você começa a escrever.')).toBeDefined()
    await userEvent.clear(await field())
    expect(button('Sortear outro tema').disabled).toBe(false)
  })

  it('that is the only one stays, and that is said', async () => {
    serve([PONTE])
    openEssay()
    await tema('A ponte')
    expect(button('Sortear outro tema').disabled).toBe(true)
    expect(screen.getByText('Por enquanto, só há este tema.')).toBeDefined()
  })

  it('comes first with its texts on a phone, which then fold away and lead to the sheet', async () => {
    fakeScreen({ width: 360 })
    serve([PONTE])
    openEssay()
    await tema('A ponte')
    expect(screen.getByRole('heading', { name: 'Como escrever' })).toBeDefined()
    await press('Fechar e escrever')
    expect(screen.queryByRole('heading', { name: 'Como escrever' })).toBeNull()
    expect(document.activeElement).toBe(await field())
    await press('1\u00A0texto de apoio e instruções')
    expect(screen.getByRole('heading', { name: 'Como escrever' })).toBeDefined()
  })
})

const conferencia = () =>
  within(screen.getByRole('list', { name: 'Conferência' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('writing', () => {
  it('is checked as it goes on, and what is copied is named', async () => {
    serve([PONTE])
    openEssay()
    await field()
    expect(conferencia()).toEqual([
      'Sem título (falta)',
      'Nenhum parágrafo (falta)',
      'Sem versos (ainda sem texto para conferir)',
      'Nada copiado dos textos (ainda sem texto para conferir)',
    ])
    await write('A volta\nA ponte de madeira ficou fechada.\nE depois?')
    expect(conferencia()).toEqual([
      'Com título (feito)',
      '2\u00A0parágrafos (falta)',
      'Sem versos (feito)',
      '1\u00A0trecho copiado (a rever)',
    ])
    expect(screen.getByRole('heading', { name: 'Copiado dos textos de apoio' })).toBeDefined()
    const copied = screen.getByText('A ponte de madeira ficou fechada', { selector: 'q' })
    expect(copied.parentElement?.textContent).toMatch(/^Texto 1: /)
    expect(screen.getByText(/10\spalavras/)).toBeDefined()
  })

  it('is kept when the screen is left, and returns with its theme without the server', async () => {
    serve([PONTE])
    const { ownDevice, unmount } = openEssay()
    await write('Era uma vez')
    unmount()
    await vi.waitFor(async () => expect(await readRascunho(rascunhoOn(ownDevice))).not.toBeNull())

    const down = new ApiError(0, undefined)
    fakeServer({ 'GET /redacoes': down, 'GET /redacoes-referencias': down })
    openEssay(ownDevice)
    await tema('A ponte')
    expect((await field()).value).toBe('Era uma vez')
    expect(screen.getByText(TEXTO_1)).toBeDefined()
    await userEvent.clear(await field())
    expect(screen.getByText('Não foi possível carregar outros temas.')).toBeDefined()
    serve([PONTE, HORTA])
    await press('Tentar de novo')
    await vi.waitFor(() => expect(button('Sortear outro tema').disabled).toBe(false))
  })

  it.each<[string, (unmount: () => void) => void]>([
    ['the page goes', () => dispatchEvent(new Event('pagehide'))],
    ['another window is used', () => dispatchEvent(new Event('blur'))],
    ['a phone shows something else', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['another screen is opened', (unmount) => unmount()],
  ])('is kept at once when %s', async (_when, happen) => {
    serve([PONTE])
    const { ownDevice, unmount } = openEssay()
    const kept = vi.spyOn(ownDevice, 'update')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await write('Era')
    kept.mockClear()
    happen(unmount)
    // At once, without the usual pause before saving.
    expect(kept).toHaveBeenCalledOnce()
    await vi.waitFor(async () =>
      expect((await readRascunho(rascunhoOn(ownDevice)))?.texto).toBe('Era'),
    )
  })

  it('on a device that keeps nothing is told so', async () => {
    const ownDevice = fakeOwnDevice()
    refuseUpdates(ownDevice)
    serve([PONTE])
    openEssay(ownDevice)
    await write('Era')
    expect(await screen.findByText(/^Este aparelho não está guardando o rascunho/)).toBeDefined()
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
  })

  it('is discarded after a question, and the draw is free', async () => {
    serve([PONTE, HORTA])
    const { ownDevice } = openEssay()
    await write('Era uma vez')
    dispatchEvent(new Event('pagehide'))
    await press('Descartar rascunho')
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar escrevendo' }))
    expect((await field()).value).toBe('Era uma vez')

    await press('Descartar rascunho')
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
    await vi.waitFor(async () => expect((await field()).value).toBe(''))
    await vi.waitFor(async () => expect(await readRascunho(rascunhoOn(ownDevice))).toBeNull())
    expect(button('Sortear outro tema').disabled).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})

describe('sending', () => {
  it('needs text', async () => {
    serve([PONTE])
    openEssay()
    await write('  ')
    expect(button('Enviar Redação').disabled).toBe(true)
    await write('x')
    expect(button('Enviar Redação').disabled).toBe(false)
  })

  it('keeps the essay on the device, says so, and frees the sheet', async () => {
    serve([PONTE, HORTA])
    const { ownDevice } = openEssay()
    await write('Era uma vez')
    await press('Enviar Redação')
    expect(document.activeElement).toBe(await tema('Redação guardada neste aparelho'))
    expect((await readGuardadas(ownDevice)).map(({ texto }) => texto)).toEqual(['Era uma vez'])
    expect(await readRascunho(rascunhoOn(ownDevice))).toBeNull()
    expect(screen.getByText('Era uma vez')).toBeDefined()
    await press('Sortear outro tema')
    expect((await field()).value).toBe('')
  })

  it('can be taken back', async () => {
    serve([PONTE])
    const { ownDevice } = openEssay()
    await write('Era uma vez')
    await press('Enviar Redação')
    await tema('Redação guardada neste aparelho')
    const titles: (string | null)[] = []
    const watch = new MutationObserver(() => titles.push(document.body.textContent))
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    await press('Voltar a editar')
    expect((await field()).value).toBe('Era uma vez')
    expect((await readRascunho(rascunhoOn(ownDevice)))?.texto).toBe('Era uma vez')
    await vi.waitFor(async () => expect(await readGuardadas(ownDevice)).toEqual([]))
    watch.disconnect()
    expect(titles.join('\n')).not.toContain('Redação apagada')
  })

  it('loses nothing where the device refuses, and what was written can be copied', async () => {
    const ownDevice = fakeOwnDevice()
    refuseUpdates(ownDevice)
    serve([PONTE])
    openEssay(ownDevice)
    await write('Era uma vez')
    await press('Enviar Redação')
    expect(await screen.findByText('Não foi possível guardar sua redação.')).toBeDefined()
    expect((await field()).value).toBe('Era uma vez')
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(button('Copiar texto'))
    expect(await screen.findByText('Texto copiado.')).toBeDefined()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Era uma vez')
    writeText.mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
    await userEvent.click(button('Copiar texto'))
    expect(await screen.findByRole('dialog', { name: 'Não foi possível copiar' })).toBeDefined()
    await userEvent.click(button('Entendi'))
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Copiar texto')))
  })

  it('leaves a list that can be read again and deleted after a question', async () => {
    serve([PONTE])
    const { ownDevice } = openEssay()
    await write('Era uma vez')
    await press('Enviar Redação')
    await tema('Redação guardada neste aparelho')
    await press('Apagar')
    expect(await readGuardadas(ownDevice)).toHaveLength(1)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apagar' }))
    await tema('Redação apagada')
    await vi.waitFor(async () => expect(await readGuardadas(ownDevice)).toEqual([]))
  })
})

it('opens what one may look at again with the focus on it, in sight', async () => {
  serve([PONTE])
  openEssay()
  await write('Era')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  await press('Conferir o texto')
  const heading = await screen.findByRole('heading', { name: 'Conferir o texto' })
  expect(document.activeElement).toBe(heading)
  expect(scrolled.mock.instances.at(-1)).toBe(heading)
  await write(' uma vez')
  expect(scrolled).toHaveBeenCalledOnce()
})
