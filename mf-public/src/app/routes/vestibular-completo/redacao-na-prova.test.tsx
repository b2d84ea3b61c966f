import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { redacoes as envio } from '@rumo/shared-device/envios'
import { REDACOES_GUARDADAS } from '@rumo/shared-device/redacoes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'
import type { Rascunho } from '../../../features/redacoes/rascunho.ts'
import { KeptWork } from '../../../shared/kept-work.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  graded,
  headingOf,
  openSimulado,
  press,
  underWay,
} from '../../../testing/simulado-screen.tsx'

const QUESTOES = someQuestoes(2)
const CHAVE = '00000000-0000-4000-8000-000000000001'
const prova = { id: 3, nome: 'Prova Azul', instrucoes: null }

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  fakeScreen()
})

function serve(others: Record<string, unknown> = {}) {
  const termina_em = new Date(Date.now() + 3_600_000).toISOString()
  return fakeServer(
    {
      'GET /provas': [],
      'GET /vestibulares': [],
      'POST /provas/3': { ...prova, duracao_minutos: 60 },
      'GET /redacoes/provas/3': [
        { id: 8, id_prova: 3, instrucoes: 'A cidade e o rio\nEscreva um texto.' },
      ],
      'GET /redacoes-referencias': [],
      'POST /simulados': () => underWay(QUESTOES, { tipo: 'prova', prova, termina_em }),
      'POST /simulados/correcao': graded(QUESTOES, [null, null]).questoes,
      ...others,
    },
    ['simulados', 'redacoes_enviadas'],
  )
}

async function begin() {
  const shown = openSimulado({ device, search: '?prova=3' })
  await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
  await headingOf('Questão 1')
  return shown
}
const sheet = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sua redação' })
const write = (text: string) => fireEvent.change(sheet(), { target: { value: text } })
async function end(words: RegExp) {
  await press('Encerrar Simulado')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(words)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Encerrar Simulado' }))
  await headingOf('0 de 2 certas')
}
const comeBack = () => act(() => void globalThis.dispatchEvent(new Event('focus')))
async function openSheet() {
  await userEvent.click(await screen.findByRole('button', { name: /^\w+ a redação$/ }))
}
const guardadas = () => readGuardadas(device.of(device.owner()))

describe('a prova with an essay', () => {
  it('says before it begins that the essay is part of it', async () => {
    serve()
    openSimulado({ device, search: '?prova=3' })
    expect(await screen.findByText(/^A redação faz parte: /)).toBeDefined()
  })

  it('has its sheet within the time of the prova, and leads back to the question', async () => {
    serve()
    await begin()
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
    const { unmount } = await begin()
    await openSheet()
    await headingOf('Escolha um tema')
    await press('Escrever sobre este tema (A ponte)')
    await headingOf('A ponte')
    write('Sobre ela.')
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
    await end(/A redação vai junto\./)
    await waitFor(async () => expect(await guardadas()).toMatchObject([kept]))
  })

  it('says before it begins that one theme of several is chosen', async () => {
    serve({
      'GET /redacoes/provas/3': [
        { id: 8, id_prova: 3, instrucoes: 'A cidade e o rio' },
        { id: 9, id_prova: 3, instrucoes: 'A ponte' },
      ],
    })
    openSimulado({ device, search: '?prova=3' })
    expect(await screen.findByText(/você escolhe um dos 2.temas, que ficam/)).toBeDefined()
  })

  it('is continued after a reload', async () => {
    serve()
    const { unmount } = await begin()
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
    await begin()
    await userEvent.click(await screen.findByRole('button', { name: 'Escrever a redação' }))
    write('O rio corre.')
    await press('Voltar às questões')
    await end(/A redação vai junto\./)
    expect(await screen.findByText('Sua redação está guardada neste aparelho')).toBeDefined()
    expect(await guardadas()).toMatchObject([{ tema: { id: 8 }, texto: 'O rio corre.' }])
    expect((await guardadas())[0]?.chave).toBeUndefined()
    expect(await device.of('visitante').read(`simulado-redacao/1/${CHAVE}`)).toBeUndefined()
  })

  it('sends what an account wrote, by a name that the server knows it by', async () => {
    device.enterAs('conta-7')
    const send = vi.spyOn(envio, 'sendOne').mockResolvedValue({ estado: 'enviada', id: 1 })
    serve()
    await begin()
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
    await begin()
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
    await begin()
    await screen.findByRole('button', { name: 'Escrever a redação' })
    await end(/A redação está em branco\./)
    expect(screen.queryByText(/^Sua redação/)).toBeNull()
    expect(await guardadas()).toEqual([])
  })
})

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

  it('go on with what either wrote last', async () => {
    serve()
    await begin()
    await openSheet()
    await writeElsewhere('Na outra aba.')
    comeBack()
    await waitFor(() => expect(sheet().value).toBe('Na outra aba.'))
    write('Na outra aba. E nesta.')
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ texto: 'Na outra aba. E nesta.' }),
    )
  })

  it('go on with what is typed while the other text is read, which becomes a draft', async () => {
    serve()
    await begin()
    await openSheet()
    await writeElsewhere('Na outra aba.')
    comeBack()
    write('Nesta aba.')
    await waitFor(async () => expect(await kept()).toMatchObject({ texto: 'Nesta aba.' }))
    expect(sheet().value).toBe('Nesta aba.')
    expect(await guardadas()).toMatchObject([{ texto: 'Na outra aba.', rascunho: true }])
  })

  it('hand in what the other wrote, where nothing newer was written here', async () => {
    serve()
    await begin()
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
    await begin()
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
    await begin()
    await openSheet()
    await writeElsewhere('Na outra aba.')
    write('Nesta aba.')
    await press('Voltar às questões')
    await end(/A redação vai junto\./)
    await waitFor(async () => expect(await guardadas()).toHaveLength(2))
    expect(await guardadas()).toMatchObject([
      { texto: 'Na outra aba.', rascunho: true },
      { texto: 'Nesta aba.' },
    ])
    await waitFor(async () => expect(await kept()).toBeUndefined())
  })

  it('keep a text that could not be kept in its place, also where one leaves the prova', async () => {
    serve()
    const { unmount } = await begin()
    await openSheet()
    await writeElsewhere('Na outra aba.')
    write('Nesta aba.')
    unmount()
    await waitFor(async () =>
      expect(await guardadas()).toMatchObject([{ texto: 'Nesta aba.', rascunho: true }]),
    )
    expect(await kept()).toMatchObject({ texto: 'Na outra aba.' })
  })

  it('find as a draft what was written after the other one had handed in', async () => {
    serve()
    const { unmount } = await begin()
    await openSheet()
    write('Nesta aba.')
    await press('Voltar às questões')
    await end(/A redação vai junto\./)
    await screen.findByText('Sua redação está guardada neste aparelho')
    unmount()
    await writeElsewhere('Depois, na outra aba.')
    openSimulado({ device })
    await headingOf('0 de 2 certas')
    await waitFor(async () =>
      expect(await guardadas()).toMatchObject([
        { texto: 'Depois, na outra aba.', rascunho: true },
        { texto: 'Nesta aba.' },
      ]),
    )
    expect(await kept()).toBeUndefined()
  })
})

describe('a prova whose theme does not come', () => {
  it('is simulated without it', async () => {
    serve({ 'GET /redacoes/provas/3': [] })
    await begin()
    expect(screen.queryByRole('button', { name: 'Escrever a redação' })).toBeNull()
  })
})
