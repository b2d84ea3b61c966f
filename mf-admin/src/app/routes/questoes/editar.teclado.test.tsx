import type { ArquivoRecebido } from '@rumo/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { questaoCompletaFixture } from '../../../features/questoes/questoes.fixture.ts'
import { bodiesOf, click, open, texto } from './editar.fixture.tsx'

const PLAIN = { 'GET /edicao/questoes/{id}': () => ({ dados: questaoCompletaFixture() }) }
const RECEBIDO: ArquivoRecebido = {
  url_arquivo: 'gato.png',
  tipo: 'imagem',
  tamanho: 1,
  largura: 60,
  altura: 40,
}

/** happy-dom does not have this browser function, which types a text into the focused field. */
document.execCommand = () => true

/** How many presses of the Tab key lead from the focused field to Salvar, at most 40. */
async function stopsToSalvar(): Promise<number> {
  let stops = 0
  while (document.activeElement?.textContent !== 'Salvar' && stops < 40) {
    await userEvent.tab()
    // `userEvent.tab()` also stops at the hidden input behind a file button, which a browser skips.
    if (!document.activeElement?.hasAttribute('hidden')) stops++
  }
  return stops
}

describe('the form of a question', () => {
  it('has at most 15 stops of the Tab key from its text to Salvar', async () => {
    await open(PLAIN, ['edicao', 'materias', 'envios'])
    ;(await texto()).focus()
    expect(await stopsToSalvar()).toBeLessThanOrEqual(15)
  })

  it('has no more of them right after it was pasted, with exponents to be raised', async () => {
    const { questao, ...parts } = questaoCompletaFixture()
    const alternativas = parts.alternativas.map((each) => ({ ...each, texto: '' }))
    await open({
      'GET /edicao/questoes/{id}': () => ({ dados: { questao, ...parts, alternativas } }),
    })
    const field = await texto()
    field.focus()
    const plain = 'Qual molécula?\n(A) CO2\n(B) H2O\n(C) 3 g\n(D) 4 g\n(E) 5 g'
    const getData = (type: string) => (type === 'text/plain' ? plain : '')
    fireEvent.paste(field, { clipboardData: { files: [], getData } })
    await screen.findByRole('button', { name: 'Desfazer' })
    expect(screen.getByRole('button', { name: 'Formatar' })).toBeDefined()
    expect(await stopsToSalvar()).toBeLessThanOrEqual(15)
  })

  it('asks why an alternative is wrong where one wants to say it, and of the right one never', async () => {
    const server = await open(PLAIN)
    await click('Por que está errada a alternativa B')
    const field = screen.getByLabelText('Por que a B está errada (opcional)')
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, 'Troca{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}Soma.')
    expect(screen.queryByRole('button', { name: /Por que está errada a alternativa B/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Por que está errada a alternativa C/ })).toBeNull()
    await click('Salvar')
    await screen.findByText('A lista')
    expect(bodiesOf(server)[0]?.alternativas[1]).toMatchObject({ comentario: 'Soma.' })
  })

  it('makes a reference of an image that is pasted into its text, and asks what it shows', async () => {
    const server = await open({ ...PLAIN, 'POST /envios': () => ({ dados: RECEBIDO }) }, [
      'edicao',
      'materias',
      'envios',
    ])
    fireEvent.paste(await texto(), {
      clipboardData: {
        files: [new File(['x'], 'gato.png', { type: 'image/png' })],
        getData: () => '',
      },
    })
    await screen.findByText(/^A imagem chegou: agora é a referência 1\.$/)
    await click('Descrever a imagem')
    const field = screen.getByLabelText('Descrição da imagem')
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, 'Um gato')
    await waitFor(() => expect(screen.queryByText(/A imagem chegou/)).toBeNull())
    await click('Salvar')
    await screen.findByText('A lista')
    expect(bodiesOf(server)[0]?.referencias).toMatchObject([
      { url_imagem: 'gato.png', descricao: 'Um gato', largura: 60, altura: 40 },
    ])
  })

  it('shows the formula in which the cursor stands, as long as it does', async () => {
    await open(PLAIN)
    const field = await texto()
    await userEvent.clear(field)
    await userEvent.type(field, String.raw`Se \(x^2`)
    const beside = () => field.parentElement?.parentElement?.querySelector('[aria-hidden] msup')
    await waitFor(() => expect(beside()?.textContent).toBe('x2'))
    await userEvent.type(field, String.raw`\) então`)
    expect(beside()).toBeNull()
  })
})
