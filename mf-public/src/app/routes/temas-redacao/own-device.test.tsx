import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addGuardada } from '../../../features/redacoes/redacoes-guardadas.ts'
import { rascunhoOn, readRascunho } from '../../../features/redacoes/rascunho.ts'
import {
  PONTE,
  TEMA,
  serve,
  openEssay,
  openEssayOn,
  tema,
  button,
  field,
  press,
  write,
} from '../../../testing/essay-screen.tsx'
import {
  fakeDevice,
  fakeOwnDevice,
  refuseReads,
  refuseUpdates,
} from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'

beforeEach(() => fakeScreen())

describe('an essay that the address asks for', () => {
  const EM = new Date('2026-11-19T12:00:00.000Z')
  async function openAsked(own: { rascunho?: boolean } = {}, draft?: string) {
    serve([PONTE], {}, ['redacoes_enviadas'])
    const device = fakeDevice()
    const visitante = device.of('visitante')
    await addGuardada(visitante, { tema: TEMA, texto: 'Era uma luz', ...own }, EM)
    if (draft) await rascunhoOn(visitante).write({ tema: TEMA, texto: draft })
    openEssayOn(device, `?enviada=${EM.toISOString()}`)
  }

  it('is shown, in place of another theme', async () => {
    await openAsked()
    await tema('Redação guardada neste aparelho')
    expect(screen.getByText('Era uma luz')).toBeDefined()
  })

  it('is open below the sheet, where that has another text', async () => {
    await openAsked({}, 'Outra')
    expect((await field()).value).toBe('Outra')
    expect(screen.getByText('Era uma luz')).toBeDefined()
  })

  it('is open below the sheet, where it is unfinished, to be gone on with', async () => {
    await openAsked({ rascunho: true })
    await tema('A ponte')
    expect(screen.getByText('Era uma luz')).toBeDefined()
  })
})

describe('a device', () => {
  it('that keeps an essay says so on the fold in which a phone has it', async () => {
    fakeScreen({ width: 360 })
    serve([PONTE])
    const { ownDevice } = openEssay()
    await screen.findByRole('button', { name: '1\u00A0texto de apoio e instruções' })
    await addGuardada(ownDevice, { tema: TEMA, texto: 'Era uma luz' }, new Date())
    cleanup()
    openEssay(ownDevice)
    await tema('A ponte')
    button('1\u00A0texto de apoio, instruções e 1\u00A0redação guardada')
    expect(screen.getByText('Redações guardadas neste aparelho')).toBeDefined()
  })

  it('that lets nothing go keeps what was to be deleted or discarded on the screen', async () => {
    serve([PONTE])
    const { ownDevice } = openEssay()
    await addGuardada(ownDevice, { tema: TEMA, texto: 'Era uma luz' }, new Date())
    cleanup()
    openEssay(ownDevice)
    await write('Era')
    dispatchEvent(new Event('pagehide'))
    await screen.findByText('Rascunho guardado neste aparelho')
    refuseUpdates(ownDevice)
    await press('Descartar rascunho')
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
    expect(await screen.findByText(/^Não foi possível apagar o rascunho/)).toBeDefined()
    expect((await field()).value).toBe('Era')

    await userEvent.click(screen.getByRole('button', { name: /O farol/ }))
    await press('Apagar')
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apagar' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Não foi possível apagar/)
    expect(screen.getByText('Era uma luz')).toBeDefined()
  })

  it('that takes its time lets nothing be typed that would not be sent', async () => {
    serve([PONTE])
    const { ownDevice } = openEssay()
    await write('Era')
    const answer = Promise.withResolvers<boolean>()
    vi.spyOn(ownDevice, 'update').mockReturnValue(answer.promise)
    await press('Enviar Redação')
    expect((await field()).readOnly).toBe(true)
    answer.resolve(false)
    await screen.findByText('Não foi possível guardar sua redação.')
    expect((await field()).readOnly).toBe(false)
  })

  it('that cannot be read is written on, and what it keeps stays', async () => {
    serve([PONTE])
    const ownDevice = fakeOwnDevice()
    await rascunhoOn(ownDevice).write({ tema: TEMA, texto: 'Era uma luz' })
    const refused = refuseReads(ownDevice)
    openEssay(ownDevice)
    await write('Era')
    dispatchEvent(new Event('pagehide'))
    expect(await screen.findByText(/^Este aparelho não está guardando o rascunho/)).toBeDefined()
    refused.mockRestore()
    expect((await readRascunho(rascunhoOn(ownDevice)))?.texto).toBe('Era uma luz')
  })

  it('that does not answer can be asked again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    serve([PONTE])
    const ownDevice = fakeOwnDevice()
    const hanging = vi.spyOn(ownDevice, 'read').mockReturnValue(new Promise(() => undefined))
    openEssay(ownDevice)
    await vi.advanceTimersByTimeAsync(8000)
    vi.useRealTimers()
    hanging.mockRestore()
    await press('Tentar de novo')
    expect(await tema('A ponte')).toBeDefined()
  })

  it('shows what another tab has written when one comes back', async () => {
    serve([PONTE])
    const { ownDevice } = openEssay()
    await write('Era')
    dispatchEvent(new Event('blur'))
    await screen.findByText('Rascunho guardado neste aparelho')
    const other = rascunhoOn(ownDevice)
    await other.read()
    await other.write({ tema: TEMA, texto: 'Era uma luz' })
    dispatchEvent(new Event('focus'))
    await tema('O farol')
    expect((await field()).value).toBe('Era uma luz')
  })

  it('that keeps nothing more leaves the text on the sheet, whatever another tab has written', async () => {
    serve([PONTE])
    const device = fakeDevice()
    const here = device.of('visitante')
    openEssay(here)
    await write('Era')
    dispatchEvent(new Event('blur'))
    await screen.findByText('Rascunho guardado neste aparelho')
    refuseUpdates(here)
    await write(' uma vez')
    dispatchEvent(new Event('blur'))
    await screen.findByText(/^Este aparelho não está guardando o rascunho/)
    const other = rascunhoOn(device.of('visitante'))
    await other.read()
    await other.write({ tema: TEMA, texto: 'Era uma luz' })
    const asked = vi.spyOn(here, 'read')
    dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(asked).toHaveResolved())
    await tema('A ponte')
    expect((await field()).value).toBe('Era uma vez')
  })
})
