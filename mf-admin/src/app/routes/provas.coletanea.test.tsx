import type { Extensao } from '@rumo/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Provas } from './provas.tsx'

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const addressOf = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href')

/** Opens the writing instructions of prova 7, which has one theme. */
async function open(extensoes: readonly Extensao[]) {
  fakeServer(
    {
      ...fakeNoun('/provas', [{ id: 7, nome: 'Prova Azul' }], extensoes.length > 0),
      'GET /vestibulares': () => ({ dados: [] }),
      'GET /redacoes/provas/{id}': () => ({
        dados: [{ id: 3, id_prova: 7, instrucoes: 'A água' }],
      }),
    },
    extensoes,
  )
  showScreen(<Provas />)
  await click('Instruções de redação Prova Azul')
  await screen.findByLabelText('Instruções')
}

it('leads from a theme, and from one that is new, to its texts and images', async () => {
  await open(['edicao'])
  expect(await addressOf('Editar com textos e imagens')).toBe('/admin/temas/3')
  await click('Outro tema')
  expect(await addressOf('Escrever com textos e imagens')).toBe('/admin/provas/7/temas/novo')
})

it('asks before that way loses what was typed', async () => {
  await open(['edicao'])
  await userEvent.type(screen.getByLabelText('Instruções'), '!')
  await userEvent.click(screen.getByRole('link', { name: 'Editar com textos e imagens' }))
  await click('Continuar editando')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Instruções').value).toBe('A água!')
})

it('speaks of no texts where the server lets none be edited', async () => {
  await open([])
  await click('Outro tema')
  expect(screen.queryByRole('link', { name: /textos e imagens/ })).toBeNull()
})
