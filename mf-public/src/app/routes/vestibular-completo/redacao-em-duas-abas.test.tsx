import { REDACOES_GUARDADAS } from '@rumo/shared-device/redacoes'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Rascunho } from '../../../features/redacoes/rascunho.ts'
import { KeptWork } from '../../../shared/kept-work.ts'
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

const guardadas = () => guardadasOn(device)
const comeBack = () => act(() => void globalThis.dispatchEvent(new Event('focus')))

describe('two tabs of one prova', () => {
  const NAME = `simulado-redacao/1/${CHAVE}`
  const tema = { id: 8, titulo: 'A cidade e o rio', comando: '', textos: [] }
  const kept = () => device.of('visitante').read<{ texto: string }>(NAME)
  /** What another tab writes; it has looked at what was there before. */
  async function writeElsewhere(texto: string) {
    const other = new KeptWork<Rascunho>(device.of('visitante'), NAME)
    await other.read()
    await other.write({ tema, texto })
  }

  /** Opens the sheet, has another tab write, and then writes here. */
  async function writeInBoth() {
    serve()
    await begin(device)
    await openSheet()
    await writeElsewhere('Na outra aba.')
    write('Nesta aba.')
    await screen.findByText(/Você também escreveu em outra aba/)
  }

  it('go on with what either wrote last', async () => {
    serve()
    await begin(device)
    await openSheet()
    await writeElsewhere('Na outra aba.')
    comeBack()
    await waitFor(() => expect(sheet().value).toBe('Na outra aba.'))
    write('Na outra aba. E nesta.')
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ texto: 'Na outra aba. E nesta.' }),
    )
  })

  it('say so where one writes while the text of the other is read, and move neither text', async () => {
    serve()
    await begin(device)
    await openSheet()
    await writeElsewhere('Na outra aba.')
    comeBack()
    write('Nesta aba.')
    await screen.findByText(/Você também escreveu em outra aba/)
    expect(sheet().value).toBe('Nesta aba.')
    expect(await kept()).toMatchObject({ texto: 'Na outra aba.' })
    expect(await guardadas()).toEqual([])
  })

  it('hand in what the other wrote, where nothing newer was written here', async () => {
    serve()
    await begin(device)
    await openSheet()
    await writeElsewhere('Na outra aba.')
    await press('Voltar às questões')
    await end(/A redação está em branco\./)
    await waitFor(async () => expect(await guardadas()).toMatchObject([{ texto: 'Na outra aba.' }]))
    expect((await guardadas())[0]?.rascunho).toBeUndefined()
  })

  it('give the text of the other to copy, where the device refuses to hand it in', async () => {
    const of = device.of
    vi.spyOn(device, 'of').mockImplementation((owner) => ({
      ...of(owner),
      update: async (name, change) => name !== REDACOES_GUARDADAS && of(owner).update(name, change),
    }))
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    serve()
    await begin(device)
    await openSheet()
    await writeElsewhere('Na outra aba.')
    await press('Voltar às questões')
    await end(/A redação está em branco\./)
    fireEvent.click(within(await screen.findByRole('alert')).getByRole('button'))
    expect(copy).toHaveBeenCalledExactlyOnceWith('Na outra aba.')
    expect(await kept()).toMatchObject({ texto: 'Na outra aba.' })
  })

  it('lose neither text where both wrote: one is handed in, the other is a draft', async () => {
    serve()
    await begin(device)
    await openSheet()
    await writeElsewhere('Na outra aba.')
    write('Nesta aba.')
    await press('Voltar às questões')
    await end(/A redação fica guardada neste aparelho\./)
    await waitFor(async () => expect(await guardadas()).toHaveLength(2))
    expect(await guardadas()).toMatchObject([
      { texto: 'Na outra aba.', rascunho: true },
      { texto: 'Nesta aba.' },
    ])
    await waitFor(async () => expect(await kept()).toBeUndefined())
  })

  it('keep a text that could not be kept in its place, also where one leaves the prova', async () => {
    serve()
    const { unmount } = await begin(device)
    await openSheet()
    await writeElsewhere('Na outra aba.')
    write('Nesta aba.')
    unmount()
    await waitFor(async () =>
      expect(await guardadas()).toMatchObject([{ texto: 'Nesta aba.', rascunho: true }]),
    )
    expect(await kept()).toMatchObject({ texto: 'Na outra aba.' })
  })

  it.each([
    ['Continuar com o da outra aba', 'Na outra aba.', 'Nesta aba.'],
    ['Continuar com o desta aba', 'Nesta aba.', 'Na outra aba.'],
  ])('show both texts where both wrote: %s', async (choice, chosen, other) => {
    await writeInBoth()
    await press('Ver os dois textos')
    await headingOf('Você escreveu em duas abas')
    expect(screen.getByRole('timer')).toBeDefined()
    await press(choice)
    await waitFor(() => expect(sheet().value).toBe(chosen))
    expect(await guardadas()).toMatchObject([{ texto: other, rascunho: true }])
    expect(await kept()).toMatchObject({ texto: chosen })
    expect(screen.queryByText(/Você também escreveu/)).toBeNull()
    write(`${chosen} E mais.`)
    await waitFor(async () => expect(await kept()).toMatchObject({ texto: `${chosen} E mais.` }))
  })

  it('find among the essays what one could not keep, where it was closed without an event', async () => {
    await writeInBoth()
    openSimulado({ device })
    await waitFor(async () =>
      expect(await guardadas()).toMatchObject([{ texto: 'Nesta aba.', rascunho: true }]),
    )
    cleanup()
    await waitFor(async () => expect(await guardadas()).toHaveLength(1))
    expect(await kept()).toMatchObject({ texto: 'Na outra aba.' })
  })

  it('are told of that text where the prova is opened again, and may go on with it', async () => {
    await writeInBoth()
    // The first page stays there: a phone ends a page that is out of sight without an event.
    const again = within(openSimulado({ device, isReload: true }).container)
    await userEvent.click(await again.findByRole('button', { name: 'Continuar a redação' }))
    const field = () => again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sua redação' })
    await waitFor(() => expect(field().value).toBe('Na outra aba.'))
    expect(again.getByText(/^Você escreveu em duas abas, e um dos textos/)).toBeDefined()
    await userEvent.click(again.getByRole('button', { name: 'Ver os dois textos' }))
    await headingOf('Você escreveu em duas abas')
    await press('Continuar com o que ficou de fora')
    await waitFor(() => expect(field().value).toBe('Nesta aba.'))
    expect(await kept()).toMatchObject({ texto: 'Nesta aba.' })
    expect(await guardadas()).toMatchObject([{ texto: 'Na outra aba.', rascunho: true }])
    expect(again.queryByText(/^Você escreveu em duas abas/)).toBeNull()
  })

  it('have one theme: the sheet opens on the text and the theme that the other one chose', async () => {
    serve({
      'GET /redacoes/provas/3': [
        { id: 8, id_prova: 3, instrucoes: 'A cidade e o rio' },
        { id: 9, id_prova: 3, instrucoes: 'A ponte' },
      ],
    })
    await begin(device)
    await screen.findByRole('button', { name: 'Escrever a redação' })
    await writeElsewhere('Na outra aba.')
    await openSheet()
    await headingOf('A cidade e o rio')
    expect(sheet().value).toBe('Na outra aba.')
  })

  it.each([
    ['its result', true],
    ['what there is to choose', false],
  ])(
    'find beside %s, as a draft, what was written after the other one had handed in',
    async (_, isReload) => {
      serve()
      const { unmount } = await begin(device)
      await openSheet()
      write('Nesta aba.')
      await press('Voltar às questões')
      await end(/A redação fica guardada neste aparelho\./)
      await screen.findByText('Sua redação está guardada neste aparelho')
      unmount()
      await writeElsewhere('Depois, na outra aba.')
      openSimulado({ device, isReload })
      await screen.findByText(isReload ? '0 de 2 certas' : 'Ver o último resultado')
      await waitFor(async () =>
        expect(await guardadas()).toMatchObject([
          { texto: 'Depois, na outra aba.', rascunho: true },
          { texto: 'Nesta aba.' },
        ]),
      )
      expect(await kept()).toBeUndefined()
    },
  )
})
