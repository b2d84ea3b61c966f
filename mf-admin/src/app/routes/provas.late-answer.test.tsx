import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Provas } from './provas.tsx'

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const instrucoes = () => screen.findByLabelText<HTMLTextAreaElement>('Instruções')

it('keeps the instructions that are being written while the answer to something else comes', async () => {
  const published = Promise.withResolvers<{ dados: unknown; titulo: string }>()
  const again = Promise.withResolvers<{ dados: unknown }>()
  const dados = [{ id: 3, id_prova: 1, instrucoes: 'A água' }]
  const temas = vi.fn<() => Promise<{ dados: unknown }>>()
  temas.mockResolvedValueOnce({ dados }).mockReturnValueOnce(again.promise)
  fakeServer(
    {
      ...fakeNoun('/provas', [{ id: 1, nome: 'Prova Azul' }]),
      'GET /vestibulares': () => ({ dados: [] }),
      'GET /edicao/provas/{id}/conferencia': () => ({
        dados: { prova: { id: 1, nome: 'Prova Azul', publicada: false }, achados: [] },
      }),
      'POST /edicao/publicacoes': () => published.promise,
      'GET /redacoes/provas/{id}': temas,
    },
    ['edicao'],
  )
  showScreen(<Provas />)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Escolher Prova Azul' }))
  await click('Publicar')
  await click('Instruções de redação Prova Azul')
  await userEvent.type(await instrucoes(), ' e o fogo')
  published.resolve({ dados: { alterados: 1 }, titulo: 'Provas publicadas' })
  await vi.waitFor(() => expect(temas).toHaveBeenCalledTimes(2))
  await screen.findByText('Provas publicadas')
  again.resolve({ dados })
  expect((await instrucoes()).value).toBe('A água e o fogo')
})
