import { fakeServer } from '@rumo/shared-auth/fake-server'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'
import type { fakeDevice } from '../../../testing/fake-device.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  graded,
  headingOf,
  openSimulado,
  press,
  underWay,
} from '../../../testing/simulado-screen.tsx'

const QUESTOES = someQuestoes(2)
export const CHAVE = '00000000-0000-4000-8000-000000000001'
const prova = { id: 3, nome: 'Prova Azul', instrucoes: null }

type FakeDevice = ReturnType<typeof fakeDevice>

/** A server with a prova of two questions and a theme. */
export function serve(others: Record<string, unknown> = {}) {
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

export async function begin(device: FakeDevice) {
  const shown = openSimulado({ device, search: '?prova=3' })
  await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
  await headingOf('Questão 1')
  return shown
}
export const sheet = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sua redação' })
export const write = (text: string) => fireEvent.change(sheet(), { target: { value: text } })
export async function end(words: RegExp) {
  await press('Encerrar Simulado')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(words)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Encerrar Simulado' }))
  await headingOf('0 de 2 certas')
}
export async function openSheet() {
  await userEvent.click(await screen.findByRole('button', { name: /^\w+ a redação$/ }))
}
export const guardadasOn = (device: FakeDevice) => readGuardadas(device.of(device.owner()))
