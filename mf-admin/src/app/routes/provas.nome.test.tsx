import type { ProvaListada } from '@rumo/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Provas } from './provas.tsx'

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function open() {
  const provas: ProvaListada[] = [
    { id: 1, nome: 'Prova Azul', id_vestibular: 7 },
    { id: 2, nome: 'Prova Verde', id_vestibular: 7 },
    { id: 3, nome: 'Prova Azul', id_vestibular: null },
  ].map((prova) => ({ instrucoes: null, url_arquivo: null, publicada: true, versao: 1, ...prova }))
  const server = fakeServer(
    {
      ...fakeNoun('/provas', provas, true),
      'GET /vestibulares': () => ({ dados: [{ id: 7, ano: 2025, semestre: 1 }] }),
      'GET /provas/vestibulares/{id}': () => ({
        dados: provas.filter(({ id_vestibular }) => id_vestibular === 7),
        total: 2,
      }),
    },
    ['edicao', 'envios', 'dependencias'],
  )
  showScreen(<Provas />)
  await screen.findByText('3 provas')
  return { ...server, provas }
}

const nome = () => screen.findByLabelText<HTMLInputElement>('Nome')

const asked = () => screen.findByRole('dialog', { name: 'Salvar outra com este nome?' })

describe('the name of a prova', () => {
  it('is asked about where another of its vestibular has it, and the form stays', async () => {
    const { provas } = await open()
    await click('Editar Prova Verde')
    await userEvent.clear(await nome())
    await userEvent.type(await nome(), ' prova  AZUL')
    await click('Salvar')
    within(await asked()).getByText('Já há uma prova “prova AZUL” em 2025/1.')
    await click('Voltar')
    expect((await nome()).value).toBe(' prova  AZUL')
    expect(provas[1]?.nome).toBe('Prova Verde')
    await click('Salvar')
    await asked()
    await click('Salvar assim mesmo')
    await waitFor(() => expect(provas[1]?.nome.trim()).toBe('prova  AZUL'))
  })

  it('is asked about where it is cadastrada, and elsewhere not', async () => {
    const { provas } = await open()
    await click('Adicionar')
    await userEvent.type(await nome(), 'Prova Azul')
    await click('Salvar')
    const dialog = await screen.findByRole('dialog', { name: 'Cadastrar outra com este nome?' })
    within(dialog).getByText('Já há uma prova “Prova Azul” sem vestibular.')
    await click('Voltar')
    await userEvent.clear(await nome())
    await userEvent.type(await nome(), 'Prova Verde')
    await click('Salvar')
    await waitFor(() => expect(provas).toHaveLength(4))
  })

  it('is its own where it stays', async () => {
    await open()
    await click('Editar Prova Verde')
    await click('Salvar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
