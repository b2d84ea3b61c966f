import type { ProvaListada } from '@rumo/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Provas } from './provas.tsx'

const prova = (id: number, nome: string, others: Partial<ProvaListada>): ProvaListada => ({
  id,
  nome,
  instrucoes: null,
  url_arquivo: 'prova.pdf',
  id_vestibular: null,
  publicada: true,
  questoes: 10,
  ...others,
})

const PROVAS = [
  prova(1, 'Prova Azul', {}),
  prova(2, 'Prova Verde', { publicada: false }),
  prova(3, 'Prova Rosa', { url_arquivo: null }),
  prova(4, 'Prova Preta', { questoes: 0 }),
]

const names = async () =>
  (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)

function open(address: string, extensoes: readonly 'edicao'[] = ['edicao']) {
  fakeServer(
    { ...fakeNoun('/provas', PROVAS), 'GET /vestibulares': () => ({ dados: [] }) },
    extensoes,
  )
  showScreen(<Provas />, true, address)
}

it.each([
  ['rascunho', 'Prova Verde'],
  ['sem_arquivo', 'Prova Rosa'],
  ['sem_questoes', 'Prova Preta'],
])('lists exactly the provas of a gap that the home page leads to: %s', async (estado, nome) => {
  open(`/?estado=${estado}`)
  await screen.findByText('1 prova')
  expect(await names()).toEqual([expect.stringContaining(nome)])
})

it('lists those of another gap, where one chooses it, and says where the others are', async () => {
  open('/')
  await screen.findByText('4 provas')
  await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Sem questões')
  await screen.findByText('1 prova')
  await userEvent.selectOptions(screen.getByLabelText('Vestibular'), 'Sem vestibular')
  expect(await names()).toEqual([expect.stringContaining('Prova Preta')])
})

it('asks a server with section 7 alone only for what it says of a prova', async () => {
  open('/?estado=sem_arquivo', [])
  await screen.findByText('1 prova')
  expect(screen.queryByRole('option', { name: 'Em rascunho' })).toBeNull()
  cleanup()
  open('/?estado=rascunho', [])
  expect(await screen.findByText('4 provas')).toBeDefined()
})
