import { beforeEach, expect, it, vi } from 'vitest'
import { alert, confirm, toast } from './dialogs.ts'

// The code of the dialogs is loaded with the first dialog, when there may be no network.
vi.mock('./sweet-alert.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const own = { confirm: vi.fn<(words?: string) => boolean>(), alert: vi.fn<() => void>() }
beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('confirm', own.confirm)
  vi.stubGlobal('alert', own.alert)
})

const WORDS = { titulo: 'Sair?', texto: 'Nada foi salvo.' }

it.each([true, false])(
  'a question is asked by the browser itself, and answered: %j',
  async (is) => {
    own.confirm.mockReturnValue(is)
    expect(await confirm({ ...WORDS, confirmar: 'Sair' })).toBe(is)
    expect(own.confirm).toHaveBeenCalledExactlyOnceWith('Sair?\n\nNada foi salvo.')
  },
)

it('what must be read is said by the browser itself', async () => {
  await alert(WORDS)
  expect(own.alert).toHaveBeenCalledExactlyOnceWith('Sair?\n\nNada foi salvo.')
})

it('what was done is said where the screen says it alone', async () => {
  await toast(WORDS)
  expect(own.alert).not.toHaveBeenCalled()
})
