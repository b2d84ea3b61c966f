import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  cadernoFixture,
  importacaoFixture,
  questaoFixture,
} from '../../../features/importacoes/caderno.fixture.ts'
import {
  textField,
  click,
  heading,
  importacaoServer,
  open,
  passPause,
  salvo,
} from './importacao.fixture.tsx'

const antes = cadernoFixture()

describe('what was done to a question in review', () => {
  it('is taken back by the next button after the heading, whole, and leads to what is there again', async () => {
    const server = open()
    await heading('Questão 2')
    await click('Juntar com a 3')
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Questão 2')))
    await userEvent.tab()
    const desfazer = screen.getByRole('button', { name: 'Desfazer a junção da 2 com a 3' })
    expect(document.activeElement).toBe(desfazer)
    await userEvent.keyboard('{Enter}')
    expect((await textField('Texto da questão')).value).toBe('Enunciado 2.')
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Questão 2')))
    expect(screen.queryByRole('button', { name: /^Desfazer a/ })).toBeNull()
    await passPause()
    await waitFor(() => expect(salvo(server)).toEqual(antes))
  })

  it('is taken back from another question, and leaves what was written there', async () => {
    const server = open()
    await heading('Questão 2')
    await click('Dividir')
    const dialog = await screen.findByRole('dialog', { name: 'Dividir a questão 2' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dividir' }))
    await click(/Questão 1,/)
    await userEvent.type(await textField('Texto da questão'), ' Outro.')
    await click('Desfazer a divisão da 2')
    await heading('Questão 2')
    await passPause()
    await waitFor(() => {
      const [first, ...rest] = salvo(server).questoes
      expect(first?.texto).toBe('Enunciado 1. Outro.')
      expect(rest).toEqual(antes.questoes.slice(1))
    })
  })

  it('asks first once what came of it was changed: that is lost', async () => {
    const server = open()
    await heading('Questão 2')
    await click('Juntar com a 3')
    await userEvent.type(await textField('Texto da questão'), '!')
    await click('Desfazer a junção da 2 com a 3')
    const dialog = within(await screen.findByRole('dialog', { name: 'Desfazer mesmo assim?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    expect((await textField('Texto da questão')).value).toMatch(/!$/)
    await click('Desfazer a junção da 2 com a 3')
    await click('Desfazer')
    expect((await textField('Texto da questão')).value).toBe('Enunciado 2.')
    await passPause()
    await waitFor(() => expect(salvo(server)).toEqual(antes))
  })

  it('can be taken back after the page was opened anew, and says until when', async () => {
    const server = importacaoServer()
    open(server)
    await heading('Questão 2')
    await click('Tirar questão')
    await click('Tirar')
    await heading('Questão 1')
    await passPause()
    await waitFor(() => expect(salvo(server).questoes).toHaveLength(2))
    act(() => cleanup())
    open(server)
    await heading('Questão 1')
    screen.getByText(/^Dá para desfazer, mesmo em outro dia, até alguém juntar/)
    await click('Trazer de volta a questão 2')
    await heading('Questão 2')
    await passPause()
    await waitFor(() => expect(salvo(server)).toEqual(antes))
    expect(screen.queryByText(/^Dá para desfazer/)).toBeNull()
  })

  it('comes back where nothing else is left', async () => {
    const rascunho = cadernoFixture({ questoes: [questaoFixture(7)], redacoes: [] })
    const server = open(importacaoServer(importacaoFixture({ rascunho })))
    await heading('Questão 7')
    await click('Tirar questão')
    await click('Tirar')
    await click('Trazer de volta a questão 7')
    await heading('Questão 7')
    await passPause()
    await waitFor(() => expect(salvo(server).questoes).toEqual(rascunho.questoes))
  })
})
