import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { canPass, pass } from '../../testing/pauses.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Provas } from './provas.tsx'

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it.each(['0', '1441', '1,5', 'uma hora'])(
  'refuses a duration of %j beside its field, and sends nothing',
  async (wrong) => {
    const answers = {
      ...fakeNoun('/provas', [{ id: 1, nome: 'Prova Azul' }]),
      'GET /vestibulares': () => ({ dados: [] }),
    }
    const server = fakeServer(answers, ['edicao'])
    showScreen(<Provas />)
    await click('Adicionar')
    await userEvent.type(await screen.findByLabelText('Nome'), 'Prova Rosa')
    const duration = screen.getByLabelText(/^Duração em minutos/)
    await userEvent.type(duration, wrong)
    await click('Salvar')
    await vi.waitFor(() => expect(duration.getAttribute('aria-invalid')).toBe('true'))
    const ids = (duration.getAttribute('aria-describedby') ?? '').split(' ')
    const words = ids.map((id) => document.getElementById(id)?.textContent)
    expect(words.join(' ')).toContain('Escreva um número')
    expect(document.activeElement).toBe(duration)
    expect(server.bodiesOf('POST /provas')).toEqual([])
  },
)

it('names above what the instructions say of themselves while another field is wrong', async () => {
  const answers = { ...fakeNoun('/provas', []), 'GET /vestibulares': () => ({ dados: [] }) }
  fakeServer(answers, ['edicao'])
  showScreen(<Provas />)
  await click('Adicionar')
  const instrucoes = await screen.findByLabelText(/^Instruções/)
  canPass()
  await userEvent.type(instrucoes, '<b>Leia')
  await pass(1000)
  await click('Salvar')
  const words = 'Falta corrigir um campo:NomeConfira também:Instruções'
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words))
})
