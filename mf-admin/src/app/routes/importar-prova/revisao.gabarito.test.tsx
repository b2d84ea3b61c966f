import type { Input } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { textField, click, heading, importacaoServer, open } from './importacao.fixture.tsx'

const NOME = 'Acrescentar gabarito'
const dialog = async () => screen.findByRole('dialog', { name: NOME })
const certa = (letra: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `A certa é a ${letra}` })

describe('a key that comes while a draft is reviewed', () => {
  it('answers the draft as it is by then, and is shown at once', async () => {
    const { bodiesOf } = open()
    await heading('Questão 2')
    await userEvent.type(await textField('Texto da questão'), ' Novo.')
    await click(NOME)
    await userEvent.type(
      within(await dialog()).getByLabelText(/^Gabarito digitado/),
      ' 1 E 2 E 3 E ',
    )
    await click('Usar este gabarito')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: NOME })).toBeNull())
    expect(bodiesOf('POST /importacoes/{id}/gabarito')).toEqual([
      { versao: 5, gabarito: '1 E 2 E 3 E' },
    ])
    expect(certa('E').checked).toBe(true)
    expect((await textField('Texto da questão')).value).toBe('Enunciado 2. Novo.')
    expect(await screen.findByText('Rascunho salvo')).toBeDefined()
  })

  it('leaves in view what of it found no question', async () => {
    const server = importacaoServer()
    const answer = server.answers['POST /importacoes/{id}/gabarito']
    const mensagem = '2 de 3 questões com a resposta do gabarito.'
    const said = { icone: 'warning', titulo: 'Confira o gabarito', mensagem } as const
    const answers = {
      ...server.answers,
      'POST /importacoes/{id}/gabarito': (input: Input) => ({ ...answer(input), ...said }),
    }
    open({ ...server, answers })
    await click(NOME)
    await userEvent.type(within(await dialog()).getByLabelText(/^Gabarito digitado/), '1 E 99 A')
    await click('Usar este gabarito')
    const told = await screen.findByRole('dialog', { name: said.titulo })
    expect(told.textContent).toContain(mensagem)
    await click('Entendi')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: NOME })).toBeNull())
    expect(certa('E').checked).toBe(true)
  })

  it('is asked for, and what is wrong with it stands beside its field', async () => {
    const server = importacaoServer()
    const mensagem = 'Este gabarito parece ser de outra prova.'
    server.answers['POST /importacoes/{id}/gabarito'] = () => {
      const said = { icone: 'warning', titulo: 'x', mensagem, codigo: 'dados_invalidos' } as const
      throw new ApiError(400, { ...said, campos: { gabarito: mensagem } })
    }
    open(server)
    await click(NOME)
    await click('Usar este gabarito')
    expect(
      await screen.findByText('Escolha o PDF do gabarito, ou escreva as respostas.'),
    ).toBeDefined()
    await userEvent.type(await screen.findByLabelText(/^Gabarito digitado/), '91 A')
    await click('Usar este gabarito')
    expect(await screen.findByText(mensagem)).toBeDefined()
    expect(await dialog()).toBeDefined()
    expect(certa('C').checked).toBe(true)
  })
})
