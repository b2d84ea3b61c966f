import { leitura, type AjustesDeLeitura } from '@rumo/contract'
import { ApiError, http, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LeituraDoAparelho } from './leitura-do-aparelho.ts'

const root = document.documentElement
const signIn = (id = 1) =>
  session.begin(unsignedToken({ id, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
const chosen = (tema: AjustesDeLeitura['tema'], em: string): AjustesDeLeitura => ({
  letras: 'padrao',
  espaco: 'padrao',
  tema,
  escolhidos_em: em,
})
const EARLY = '2026-01-01T00:00:00.000Z'
const LATE = '2999-01-01T00:00:00.000Z'

/** A page that has just been opened. */
const opened = () => new LeituraDoAparelho()

/** A server with this choice of the account. */
function serving(own: AjustesDeLeitura | null) {
  return vi.spyOn(http, 'call').mockImplementation(async (call, ...[input]) => {
    if (call === (leitura.find as unknown)) return own
    return (input as { body: unknown }).body
  })
}

beforeEach(() =>
  http.configure({ address: 'http://api/', extensoes: ['leitura'], onUnauthorized: () => false }),
)
afterEach(() => {
  vi.useRealTimers()
  session.end()
  localStorage.clear()
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  document.head.replaceChildren()
})

describe('what one chooses of how one reads', () => {
  it('holds at once, on the whole site, and on this device after a reload', async () => {
    const page = opened()
    const told = vi.fn()
    page.subscribe(told)
    page.choose({ tema: 'escuro' })
    page.choose({ letras: '24' })
    expect(Object.fromEntries(Object.entries(root.dataset))).toEqual({
      tema: 'escuro',
      letras: '24',
    })
    expect(told).toHaveBeenCalledTimes(2)
    expect(opened().ajustes()).toMatchObject({
      tema: 'escuro',
      letras: '24',
      espaco: 'padrao',
    })
  })

  it('is the same in every bundle of the page', () => {
    const [one, other] = [opened(), opened()]
    expect(other.ajustes().tema).toBe('aparelho')
    one.choose({ tema: 'claro' })
    other.subscribe(() => undefined)
    expect(other.ajustes().tema).toBe('claro')
  })

  it('leaves nothing in the page once it is as the page has it', async () => {
    const page = opened()
    page.choose({ tema: 'sepia', espaco: 'duplo' })
    expect(document.head.querySelectorAll('meta')).toHaveLength(1)
    page.choose({ tema: 'aparelho', espaco: 'padrao' })
    expect(Object.fromEntries(Object.entries(root.dataset))).toEqual({})
    expect(document.head.querySelectorAll('meta')).toHaveLength(0)
  })

  it.each(['sepia', { ajustes: chosen('roxo' as 'claro', EARLY), de: 'visitante', cor: null }])(
    'is as the page has it where the device keeps %j',
    async (kept) => {
      localStorage.setItem('aparelho/leitura/1', JSON.stringify(kept))
      expect(opened().ajustes()).toEqual({
        letras: 'padrao',
        espaco: 'padrao',
        tema: 'aparelho',
      })
    },
  )

  it('is sent to the account that is signed in', async () => {
    signIn()
    const call = serving(null)
    const page = opened()
    page.choose({ tema: 'sepia' })
    expect(call).toHaveBeenCalledWith(leitura.save, { body: page.ajustes() })
  })

  it('stays on the device where the server knows nothing of it', async () => {
    http.configure({ address: 'http://api/', extensoes: [], onUnauthorized: () => false })
    signIn()
    const call = serving(null)
    const page = opened()
    page.choose({ tema: 'sepia' })
    await page.follow()
    expect(call).not.toHaveBeenCalled()
    expect(root.dataset.tema).toBe('sepia')
  })
})

describe('the choice of an account', () => {
  it('comes to a device where nothing was chosen', async () => {
    signIn()
    serving(chosen('contraste', EARLY))
    const page = opened()
    await page.follow()
    expect(root.dataset.tema).toBe('contraste')
    expect(page.ajustes().tema).toBe('contraste')
  })

  it('gives way to a later one of a visitor of the device, which it then is', async () => {
    const page = opened()
    page.choose({ tema: 'sepia' })
    signIn()
    const call = serving(chosen('contraste', EARLY))
    await page.follow()
    expect(root.dataset.tema).toBe('sepia')
    expect(call).toHaveBeenCalledWith(leitura.save, { body: page.ajustes() })
  })

  it('holds against an earlier one of the device', async () => {
    const page = opened()
    page.choose({ tema: 'sepia' })
    signIn()
    const call = serving(chosen('contraste', LATE))
    await page.follow()
    expect(root.dataset.tema).toBe('contraste')
    expect(call).toHaveBeenCalledOnce()
  })

  it('holds against what another account chose on the device, and never becomes that', async () => {
    signIn(2)
    const call = serving(null)
    const page = opened()
    page.choose({ tema: 'sepia' })
    signIn(1)
    call.mockClear()
    await page.follow()
    expect(call).toHaveBeenCalledExactlyOnceWith(leitura.find)
    serving(chosen('contraste', EARLY))
    const next = opened()
    await next.follow()
    expect(root.dataset.tema).toBe('contraste')
  })

  it('holds against an earlier one by a clock that was ahead', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00.000Z'), toFake: ['Date'] })
    signIn()
    // The server replaces a time in the future by the current time.
    const call = vi.spyOn(http, 'call').mockImplementation(async (_, ...[input]) => {
      const { body } = input as { body: AjustesDeLeitura }
      return { ...body, escolhidos_em: '2026-03-01T10:00:00.000Z' }
    })
    opened().choose({ tema: 'sepia' })
    await call.mock.results[0]?.value

    call.mockClear()
    serving(chosen('contraste', '2026-03-01T10:30:00.000Z'))
    await opened().follow()
    expect(root.dataset.tema).toBe('contraste')
    expect(call).toHaveBeenCalledExactlyOnceWith(leitura.find)
  })

  it('is no choice of the device any more once an account has taken it', async () => {
    opened().choose({ tema: 'sepia' })
    signIn(1)
    const call = serving(null)
    await opened().follow()
    signIn(2)
    call.mockClear()
    serving(chosen('contraste', EARLY))
    await opened().follow()
    expect(root.dataset.tema).toBe('contraste')
    expect(call).toHaveBeenCalledExactlyOnceWith(leitura.find)
  })

  it('is asked for again after a failure, and once after none', async () => {
    signIn()
    const call = vi.spyOn(http, 'call').mockRejectedValueOnce(new ApiError(0, undefined))
    const page = opened()
    await page.follow()
    call.mockResolvedValue(null)
    await page.follow()
    await page.follow()
    expect(call).toHaveBeenCalledTimes(2)
  })
})
