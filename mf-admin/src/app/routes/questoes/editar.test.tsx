import type { ArquivoRecebido, Envelope } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { canPass, pass } from '../../../testing/pauses.ts'
import { bodiesOf, click, open, texto } from './editar.fixture.tsx'

/** The extensões of a server that also stores simulados. */
const SIMULADOS = ['edicao', 'materias', 'simulados'] as const

const summary = () => screen.getByRole('alert').textContent

function refuse() {
  throw new ApiError(404, undefined)
}

describe('EditarQuestao', () => {
  it('shows what is typed as a candidate sees it', async () => {
    await open()
    const previa = within(await screen.findByRole('region', { name: 'Prévia' }))
    await userEvent.clear(await texto())
    await userEvent.type(await texto(), 'Quanto <b>vale</b>?')
    expect(previa.getByText('vale').tagName).toBe('B')
    expect(previa.getByText(/^Física/)).toBeDefined()
  })

  it('saves the whole question, and leads back to the list', async () => {
    const server = await open()
    await userEvent.click(await screen.findByRole('radio', { name: 'A certa é a A' }))
    screen.getByRole('button', { name: /^Mover alternativa A/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await click('Salvar')
    await screen.findByText('A lista')
    const [body] = bodiesOf(server)
    expect(body?.questao).toMatchObject({ id_prova: 7, versao: 2, numero: 3 })
    expect(body?.alternativas.map(({ id, correta }) => [id, correta])).toEqual([
      [301, false],
      [300, true],
      [302, false],
      [303, false],
      [304, false],
    ])
    expect(body?.referencias).toMatchObject([{ id: 8, versao: 4 }])
  })

  it('leaves no form behind to which Back would lead once it is saved', async () => {
    await open()
    await texto()
    await click('Salvar')
    await screen.findByText('A lista')
    await click('Voltar no navegador')
    expect(await screen.findByText('A home')).toBeDefined()
  })

  it('moves an alternative by its buttons, too', async () => {
    await open()
    await click('Descer alternativa A')
    await click('Subir alternativa C')
    const values = Array.from('ABC', (letra) =>
      screen.getByLabelText<HTMLTextAreaElement>(`Alternativa ${letra}`),
    )
    expect(values.map(({ value }) => value)).toEqual(['b', 'c', 'a'])
    expect(document.activeElement?.textContent).toBe('Subir alternativa B')
  })

  it('sends nothing that is wrong, and puts the focus there', async () => {
    const server = await open()
    await userEvent.clear(await texto())
    await userEvent.clear(screen.getByLabelText('Alternativa B'))
    await click('Salvar')
    expect(screen.getByRole('alert').textContent).toBe(
      'Falta corrigir 2 campos:Texto da questãoAlternativa B',
    )
    expect(document.activeElement).toBe(await texto())
    await click('Alternativa B')
    expect(document.activeElement).toBe(screen.getByLabelText('Alternativa B'))
    expect(bodiesOf(server)).toEqual([])
  })

  it('says what is wrong with a part as with a field, until it is mended in whichever way', async () => {
    await open()
    const field = await screen.findByLabelText('Alternativa B')
    await userEvent.clear(field)
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Anulada')
    await click('Nenhuma é certa')
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Normal')
    await click('Salvar')
    const part = await screen.findByText('Marque a alternativa certa.')
    const id = field.getAttribute('aria-describedby') ?? ''
    const ofField = document.getElementById(id)
    expect(part.className).toBe(ofField?.className)
    expect(part.querySelector('svg')).not.toBeNull()
    expect(part.closest('fieldset')?.getAttribute('aria-describedby')).toBe(part.id)
    await userEvent.click(screen.getByRole('radio', { name: 'A certa é a A' }))
    expect(screen.queryByText('Marque a alternativa certa.')).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('Falta corrigir um campo:Alternativa B')
    await click('Tirar alternativa B')
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('names above what a field says of a text that cannot be drawn, as long as both stand', async () => {
    canPass()
    await open()
    await userEvent.type(await texto(), '<b>sem fim')
    await pass(1000)
    await screen.findByText('“<b>sem fim” não fecha: falta “</b>”.')
    expect(summary()).toBe('')
    await userEvent.clear(screen.getByLabelText('Alternativa B'))
    await click('Salvar')
    const wrong = 'Falta corrigir um campo:Alternativa B'
    expect(summary()).toBe(`${wrong}Confira também:Texto da questão`)
    await click('Texto da questão')
    expect(document.activeElement).toBe(await texto())
    await userEvent.type(await texto(), '</b>')
    await pass(1000)
    expect(summary()).toBe(wrong)
    await userEvent.type(await texto(), '</i>')
    await pass(1000)
    expect(summary()).toBe(`${wrong}Confira também:Texto da questão`)
    await userEvent.clear(await texto())
    await click('Salvar')
    expect(summary()).toBe('Falta corrigir 2 campos:Texto da questãoAlternativa B')
    await userEvent.type(screen.getByLabelText('Alternativa B'), 'b')
    await userEvent.type(await texto(), 'Quanto?')
    expect(summary()).toBe('')
  })

  it('keeps what the server says of a field until it is written anew', async () => {
    await open({
      'PUT /edicao/questoes/{id}': () => {
        throw new ApiError(400, { campos: { 'questao.numero': 'Este número já é de outra.' } })
      },
    })
    await texto()
    await click('Salvar')
    await screen.findByText('Este número já é de outra.')
    await userEvent.type(await texto(), '!')
    expect(screen.queryByText('Este número já é de outra.')).not.toBeNull()
    await userEvent.type(screen.getByLabelText(/^Número/), '1')
    expect(screen.queryByText('Este número já é de outra.')).toBeNull()
  })

  it('puts what the server says of a field beside it', async () => {
    const body = {
      icone: 'warning',
      titulo: 'Confira',
      mensagem: 'Há um campo errado.',
      campos: { 'questao.numero': 'Este número já é de outra questão.' },
    }
    await open({
      'PUT /edicao/questoes/{id}': () => {
        throw new ApiError(400, body)
      },
    })
    await texto()
    await click('Salvar')
    await screen.findByText('Este número já é de outra questão.')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Número/))
  })

  it('looks for a reference with Enter and Esc, without touching the question', async () => {
    const server = await open({ 'GET /edicao/referencias': () => ({ dados: [] }) })
    await userEvent.clear(await texto())
    await click('Usar uma que já existe')
    await userEvent.type(screen.getByLabelText('Pesquisar'), 'vazão{Enter}')
    expect(screen.queryByText(/^Falta corrigir/)).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByLabelText<HTMLInputElement>('Pesquisar').value).toBe('')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByLabelText('Pesquisar')).toBeNull()
    expect(bodiesOf(server)).toEqual([])
  })

  it('saves no question whose image is still on its way', async () => {
    const sending = Promise.withResolvers<Partial<Envelope<ArquivoRecebido>>>()
    const server = await open({ 'POST /envios': () => sending.promise }, [
      'edicao',
      'materias',
      'envios',
    ])
    await texto()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const file = new File(['x'], 'figura.png', { type: 'image/png' })
    if (input) await userEvent.upload(input, file)
    await screen.findByRole('button', { name: 'Cancelar envio' })
    await click('Salvar')
    expect(await screen.findByText('Espere o envio terminar, ou cancele.')).toBeDefined()
    expect(bodiesOf(server)).toEqual([])
  })

  it('says before Salvar how much is graded again, as long as that is so', async () => {
    const respostas = { simulados: 3, tentativas: 12 }
    await open({ 'GET /edicao/questoes/{id}/respostas': () => ({ dados: respostas }) }, SIMULADOS)
    const words = /3.simulados já encerrados e 12.respostas são corrigidos de novo/
    await userEvent.type(await texto(), '!')
    expect(screen.queryByText(words)).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'A certa é a A' }))
    expect((await screen.findByText(words)).tagName).toBe('OUTPUT')
    await userEvent.click(screen.getByRole('radio', { name: 'A certa é a C' }))
    expect(screen.queryByText(words)).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Anulada')
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('says that something is graded again where the server does not tell how much', async () => {
    await open({ 'GET /edicao/questoes/{id}/respostas': refuse }, SIMULADOS)
    await userEvent.click(await screen.findByRole('radio', { name: 'A certa é a A' }))
    expect(await screen.findByText(/simulados já encerrados .* são corrigidos/)).toBeDefined()
  })

  it('speaks of no simulados where the server keeps none', async () => {
    await open()
    await userEvent.click(await screen.findByRole('radio', { name: 'A certa é a A' }))
    expect(screen.queryByText(/simulados/)).toBeNull()
  })

  it('says so where the server lets no question be edited', async () => {
    await open({}, [])
    const words = 'O servidor deste site não deixa editar questões.'
    expect(await screen.findByText(words)).toBeDefined()
  })
})
