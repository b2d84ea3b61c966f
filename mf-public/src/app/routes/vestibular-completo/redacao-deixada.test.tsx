import type { NovoSimulado } from '@rumo/contract'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'
import { SimuladoMemory } from '../../../features/simulado/simulado-memory.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  choose,
  headingOf,
  openSimulado,
  press,
  underWay,
} from '../../../testing/simulado-screen.tsx'

const prova = { id: 3, nome: 'Prova Azul', instrucoes: null }
const TEXTO = 'O rio corre.'

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  fakeScreen()
})

/** A server that begins a prova with an essay, or ten drawn questions. With an `id` it keeps them for an account. */
function serve(id: number | null = null) {
  const termina_em = new Date(Date.now() + 3_600_000).toISOString()
  return fakeServer(
    {
      'GET /provas': [],
      'GET /vestibulares': [],
      'GET /simulados?situacao=em_curso&pagina=1&limite=20': [],
      'POST /provas/3': { ...prova, duracao_minutos: 60 },
      'POST /provas/4': { ...prova, id: 4, duracao_minutos: 60 },
      'GET /redacoes/provas/3': [{ id: 8, id_prova: 3, instrucoes: 'A cidade e o rio\nEscreva.' }],
      'GET /redacoes-referencias': [],
      'POST /simulados': (novo: NovoSimulado) =>
        novo.tipo === 'prova' && novo.id_prova === 3
          ? underWay(someQuestoes(2), { id, chave: novo.chave, tipo: 'prova', prova, termina_em })
          : underWay(someQuestoes(2), { id: id && id + 1, chave: novo.chave }),
      'PUT /simulados/8/marcacoes': {},
      'DELETE /simulados/8': {},
    },
    ['simulados', 'redacoes_enviadas'],
  )
}

/** Writes an essay in a prova and leaves its page. */
async function writeAndLeave() {
  openSimulado({ device, search: '?prova=3' })
  await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
  await headingOf('Questão 1')
  await userEvent.click(await screen.findByRole('button', { name: 'Escrever a redação' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Sua redação' }), {
    target: { value: TEXTO },
  })
  await press('Voltar às questões')
}

async function comeBack(search = '') {
  cleanup()
  openSimulado({ device, search })
}

async function startOther() {
  await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
  await headingOf('Questão 1')
}

const guardadas = () => readGuardadas(device.of(device.owner()))

describe('the essay of a prova that a visitor leaves for another simulado', () => {
  it('is named before, and is among the essays, unfinished, once the other one has begun', async () => {
    serve()
    await writeAndLeave()
    await choose('A')
    await comeBack()
    await userEvent.click(await screen.findByRole('button', { name: 'Começar outro' }))
    expect(
      await screen.findByText(
        'Se você começar outro, a resposta deste será perdida. A redação fica em Tema de redação.',
      ),
    ).toBeDefined()
    await press('Escolher outro')
    await startOther()
    await waitFor(async () =>
      expect(await guardadas()).toMatchObject([{ tema: { id: 8 }, texto: TEXTO, rascunho: true }]),
    )
  })

  it('stays in its prova as long as no other one has begun', async () => {
    serve()
    await writeAndLeave()
    await choose('A')
    await comeBack()
    await userEvent.click(await screen.findByRole('button', { name: 'Começar outro' }))
    await press('Escolher outro')
    await userEvent.click(
      await screen.findByRole('button', { name: 'Voltar ao simulado anterior' }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar a redação' }))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sua redação' }).value).toBe(
      TEXTO,
    )
    expect(await guardadas()).toEqual([])
  })

  it('is named where the address asks for another prova, also without a mark', async () => {
    serve()
    await writeAndLeave()
    await comeBack('?prova=4')
    expect(
      await screen.findByText('Se você começar outro, a redação deste fica em Tema de redação.'),
    ).toBeDefined()
  })

  it('is named while the prova is paused, also without a mark', async () => {
    serve()
    await writeAndLeave()
    await press('Pausar')
    await userEvent.click(await screen.findByRole('button', { name: 'Começar outro' }))
    expect(await screen.findByText(/a redação deste fica em Tema de redação/)).toBeDefined()
  })
})

describe('the essay of a prova that an account leaves for another simulado', () => {
  it('stays in its simulado, which is not removed though nothing is marked', async () => {
    device.enterAs('conta-7')
    const calls = serve(8)
    await writeAndLeave()
    await comeBack('?prova=4')
    expect(await screen.findByText(/^Este fica na sua conta/)).toBeDefined()
    await press('Ver a prova escolhida')
    await startOther()
    const { id } = (await new SimuladoMemory(device.of('conta-7')).kept()) ?? {}
    expect(id).toBe(9)
    expect(calls).not.toContain('DELETE /simulados/8')
    expect(await guardadas()).toEqual([])
  })
})
