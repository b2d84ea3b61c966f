import { ApiError, session } from '@rumo/shared-auth'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  cadernoFixture,
  importacaoFixture,
  questaoFixture,
} from '../../../features/importacoes/caderno.fixture.ts'
import {
  textField,
  click,
  folha,
  heading,
  importacaoServer,
  mudarFora,
  open,
  passPause,
  salvo,
} from './importacao.fixture.tsx'

describe('the review of an import', () => {
  it('opens at the first doubt, with its page, its words beside the field, and the rest counted', async () => {
    open()
    await heading('Questão 2')
    expect(screen.getByText('Página 3 de 4')).toBeDefined()
    expect(screen.getByText('Com dúvida: 1')).toBeDefined()
    expect(screen.getByText(/^Por aprovar: 2\squestões e 1\stema$/)).toBeDefined()
    expect(screen.getAllByText(/Uma tabela ficou como imagem/)).toHaveLength(2)
    const nav = screen.getByRole('navigation', { name: 'Questões da prova' })
    const [first] = within(nav).getAllByRole('button')
    expect(first?.textContent).toContain('Questão 2, com dúvida')
    expect(first?.getAttribute('aria-current')).toBe('true')
  })

  it('leads to the field of each image without a description, also where the editor is closed', async () => {
    const alternativas = [{ nome: 'A', imagem: '/arquivos/a.png', correta: true }, { nome: 'B' }]
    const questoes = [questaoFixture(1, { alternativas })]
    const rascunho = cadernoFixture({ questoes, redacoes: [] })
    open(importacaoServer(importacaoFixture({ rascunho })), false)
    await click('Imagem: alternativa A')
    const field = await textField('Descrição da imagem')
    expect(document.activeElement).toBe(field)
    expect(field.closest('details')?.open).toBe(true)
    await userEvent.type(field, 'Um barco.')
    expect(screen.queryByRole('button', { name: 'Imagem: alternativa A' })).toBeNull()
  })

  it('approves and goes on by Ctrl+Enter, in a field too, until the prova can be made', async () => {
    const server = open()
    await userEvent.click(await textField('Texto da questão'))
    for (const next of ['Questão 3', 'Tema de redação', 'Questão 1']) {
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await waitFor(async () => expect(document.activeElement).toBe(await heading(next)))
    }
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const done = await screen.findByRole('button', { name: 'Cadastrar a prova' })
    await waitFor(() => expect(document.activeElement).toBe(done))
    await passPause()
    await waitFor(() => expect(salvo(server).questoes.every(({ aprovada }) => aprovada)).toBe(true))
  })

  it('goes to the next doubt by F8 and approves nothing', async () => {
    open()
    await heading('Questão 2')
    await userEvent.keyboard('{F8}')
    await heading('Questão 3')
    expect(screen.getByText('Com dúvida: 1')).toBeDefined()
  })

  it('approves all without a doubt at once, and none else', async () => {
    const server = open()
    await click('Aprovar os 3 itens sem dúvida')
    expect(screen.getByText(/^Aprovadas: 2\squestões e 1\stema$/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /sem dúvida/ })).toBeNull()
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Questão 2')))
    await passPause()
    await waitFor(() =>
      expect(salvo(server).questoes.map(({ aprovada }) => aprovada)).toEqual([true, false, true]),
    )
  })

  it('goes on to the end, and says so, where all were without a doubt', async () => {
    const announce = vi.fn<(words: string) => void>()
    const rascunho = cadernoFixture({ questoes: [questaoFixture(1), questaoFixture(2)] })
    open(importacaoServer(importacaoFixture({ rascunho })), true, announce)
    await click(/^Aprovar .* sem dúvida$/)
    const done = await screen.findByRole('button', { name: 'Cadastrar a prova' })
    await waitFor(() => expect(document.activeElement).toBe(done))
    expect(announce).toHaveBeenCalledWith('2\u00A0questões e 1\u00A0tema aprovados.')
  })

  it('approves nothing that lacks something, and says what', async () => {
    const [a, b] = questaoFixture(1).alternativas
    const questoes = [questaoFixture(1, { alternativas: [a, b].flatMap((each) => each ?? []) })]
    open(importacaoServer(importacaoFixture({ rascunho: cadernoFixture({ questoes }) })))
    await heading('Questão 1')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(screen.getAllByText('Marque a alternativa certa.')).toHaveLength(2)
    expect(document.activeElement).toBe(await heading('Questão 1'))
    await userEvent.click(screen.getByRole('radio', { name: 'A certa é a B' }))
    expect(screen.queryByText('Marque a alternativa certa.')).toBeNull()
  })

  it('calls each of more alternatives than a prova takes by its own letter', async () => {
    const { alternativas } = questaoFixture(1)
    const mais = Array.from('FGHIJ', (nome) => ({ nome, texto: `${nome} da 1.` }))
    const questoes = [questaoFixture(1, { alternativas: [...alternativas, ...mais] })]
    open(importacaoServer(importacaoFixture({ rascunho: cadernoFixture({ questoes }) })))
    await heading('Questão 1')
    for (const letra of 'ABCDEFGHIJ') {
      expect(screen.getByRole('radio', { name: `A certa é a ${letra}` })).toBeDefined()
      expect((await textField(`Alternativa ${letra}`)).value).toBe(`${letra} da 1.`)
    }
    expect(screen.getByText('Com dúvida: 1')).toBeDefined()
    expect(screen.getAllByText(/^Esta questão tem 10 alternativas/)).toHaveLength(2)
  })

  it('saves what is typed, shows it as a candidate sees it, and keeps the focus', async () => {
    const server = open()
    const texto = await textField('Texto da questão')
    await userEvent.clear(texto)
    await userEvent.type(texto, 'Outro enunciado')
    expect(document.activeElement).toBe(texto)
    const previa = screen.getByRole('region', { name: 'Prévia' })
    expect(within(previa).getByText('Outro enunciado')).toBeDefined()
    await passPause()
    await waitFor(() => expect(salvo(server).questoes[1]?.texto).toBe('Outro enunciado'))
    expect(await screen.findByText('Rascunho salvo')).toBeDefined()
  })

  it('moves an alternative on and on by its handle, and the key with it', async () => {
    open()
    const alca = await screen.findByRole('button', { name: /Mover alternativa C/ })
    alca.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect((await textField('Alternativa A')).value).toBe('C da 2.')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A certa é a A' }).checked).toBe(
      true,
    )
  })

  it('leaves a number that is none in its field, and says so', async () => {
    const server = open()
    const numero = await textField(/^Número/)
    await userEvent.clear(numero)
    expect(screen.getByText('Escreva um número inteiro maior que zero.')).toBeDefined()
    await userEvent.type(numero, '8')
    await heading('Questão 8')
    expect(document.activeElement).toBe(numero)
    expect(screen.getByText('Não encontradas: 5')).toBeDefined()
    await passPause()
    await waitFor(() => expect(salvo(server).questoes[1]?.numero).toBe(8))
  })

  it('adds a question that was not found, beside the page where it should be', async () => {
    const questoes = [questaoFixture(1), questaoFixture(3, { pagina: 4 })]
    open(importacaoServer(importacaoFixture({ rascunho: cadernoFixture({ questoes }) })))
    await click('Acrescentar a questão 2')
    await heading('Questão 2')
    expect(screen.getByText('Página 2 de 4')).toBeDefined()
    expect(screen.queryByText(/Não encontradas/)).toBeNull()
  })

  it('joins, splits and takes away, and shows what became of it', async () => {
    open()
    await heading('Questão 2')
    await click('Juntar com a 3')
    expect((await textField('Texto da questão')).value).toBe('Enunciado 2.\n\nEnunciado 3.')
    await click('Dividir')
    const dialog = await screen.findByRole('dialog', { name: 'Dividir a questão 2' })
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Enunciado 3.' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dividir' }))
    await waitFor(async () =>
      expect((await textField('Texto da questão')).value).toBe('Enunciado 2.'),
    )
    await click('Tirar questão')
    await click('Tirar')
    await waitFor(() => expect(screen.getByText('Não encontradas: 1')).toBeDefined())
  })

  it('moves all that follow by the number of one', async () => {
    open()
    await heading('Questão 2')
    await click('Renumerar')
    const field = await screen.findByLabelText('A questão 2 passa a ser a')
    await userEvent.clear(field)
    await userEvent.type(field, '12{Enter}')
    await heading('Questão 12')
    expect(screen.getByRole('button', { name: /Questão 13/ })).toBeDefined()
  })

  it('edits a theme: its first line is the theme', async () => {
    const server = open()
    await click('Tema de redação, por aprovar')
    const texto = await textField('Instruções')
    expect(texto.value).toBe('A pressa\n\nEscreva uma dissertação.')
    fireEvent.change(texto, { target: { value: 'A calma\nEscreva.' } })
    await passPause()
    await waitFor(() =>
      expect(salvo(server).redacoes[0]).toMatchObject({
        tema: 'A calma',
        instrucoes: 'Escreva.',
      }),
    )
  })

  it('saves nothing over what another user saved, and goes on with theirs', async () => {
    const server = open()
    const texto = await textField('Texto da questão')
    mudarFora(server, { texto: 'Deles' })
    fireEvent.change(texto, { target: { value: 'Meu' } })
    await passPause()
    await screen.findByText('Este rascunho mudou em outro lugar')
    await click('Descartar o que mudei')
    await click('Descartar')
    await waitFor(async () => expect((await textField('Texto da questão')).value).toBe('Deles'))
    expect(screen.queryByText('Este rascunho mudou em outro lugar')).toBeNull()
  })

  it('has what was not saved again when the session ended and one enters anew', async () => {
    const claims = vi.spyOn(session, 'claims')
    claims.mockReturnValue({ id: 2 } as ReturnType<typeof session.claims>)
    const server = importacaoServer()
    const save = server.answers['PUT /importacoes/{id}/rascunho']
    server.answers['PUT /importacoes/{id}/rascunho'] = () => {
      throw new ApiError(0, undefined)
    }
    open(server)
    fireEvent.change(await textField('Texto da questão'), { target: { value: 'Ainda não salvo' } })
    claims.mockReturnValue(null)
    act(() => cleanup())
    claims.mockReturnValue({ id: 2 } as ReturnType<typeof session.claims>)
    server.answers['PUT /importacoes/{id}/rascunho'] = save
    open(server)
    expect((await textField('Texto da questão')).value).toBe('Ainda não salvo')
    await passPause()
    await waitFor(() => expect(salvo(server).questoes[1]?.texto).toBe('Ainda não salvo'))
  })

  it('puts what a candidate sees first on a phone, and the editor behind a press', async () => {
    open(importacaoServer(), false)
    await heading('Questão 2')
    const previa = screen.getByRole('region', { name: 'Prévia' })
    const editar = screen.getByText('Editar')
    expect(previa.compareDocumentPosition(editar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(editar.closest('details')?.open).toBe(false)
    expect(folha()).toBeDefined()
  })
})
