import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  caixa,
  click,
  desenhar,
  heading,
  importacaoServer,
  open,
  pausa,
  salvo,
} from './importacao.fixture.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the page beside a question in review', () => {
  it('takes what is drawn on the page for what one says, as a text and as a figure', async () => {
    const server = open()
    await heading('Questão 2')
    desenhar([30, 40], [150, 140])
    await click('Enunciado')
    await waitFor(async () =>
      expect((await caixa('Texto da questão')).value).toBe('Lido da página.'),
    )
    expect(server.bodiesOf('POST /importacoes/{id}/trechos')).toEqual([
      { regiao: { pagina: 3, x0: 60, y0: 80, x1: 300, y1: 280 }, como: 'texto' },
    ])
    expect(screen.queryByText('O que é a parte selecionada?')).toBeNull()
    desenhar([30, 40], [150, 140])
    await userEvent.click(await screen.findByRole('radio', { name: 'Figura' }))
    await click('Alternativa B')
    await pausa()
    await waitFor(() =>
      expect(salvo(server).questoes[1]?.alternativas[1]).toEqual({
        nome: 'B',
        imagem: '/arquivos/recorte.png',
        largura: 100,
        altura: 50,
      }),
    )
  })

  it('selects by the keyboard, and gives a text to several questions', async () => {
    const server = open()
    await heading('Questão 2')
    await click('Selecionar na página')
    const page = await screen.findByRole('application', { name: 'Seleção na página' })
    expect(document.activeElement).toBe(page)
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Texto' }))
    const de = await screen.findByLabelText('Da questão')
    await userEvent.clear(de)
    await userEvent.type(de, '1')
    await click('Texto destas questões')
    await pausa()
    await waitFor(() =>
      expect(salvo(server).questoes.map(({ referencias }) => referencias.at(-1))).toEqual(
        Array(3).fill('selecao-2'),
      ),
    )
  })

  it('says where a part of the page holds no text', async () => {
    const server = importacaoServer()
    server.answers['POST /importacoes/{id}/trechos'] = () => ({ dados: { texto: '' } })
    open(server)
    await heading('Questão 2')
    desenhar([30, 40], [150, 140])
    await click('Enunciado')
    expect(await screen.findByText(/Não há texto nesta parte da página/)).toBeDefined()
    expect((await caixa('Texto da questão')).value).toBe('Enunciado 2.')
  })

  it('leads to the question that one presses on the page', async () => {
    open()
    await heading('Questão 2')
    await click('Página anterior')
    // Question 1 is at 40 to 540 by 140 to 220 points.
    desenhar([100, 90], [100, 90])
    expect(await heading('Questão 1')).toBeDefined()
  })
})
