import { screen, waitFor } from '@testing-library/react'
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
  desenhar,
  heading,
  importacaoServer,
  open,
  passPause,
  salvo,
} from './importacao.fixture.tsx'

describe('the page beside a question in review', () => {
  it('takes what is drawn on the page for what one says, as a text and as a figure', async () => {
    const server = open()
    await heading('Questão 2')
    desenhar([30, 40], [150, 140])
    await click('Enunciado')
    await waitFor(async () =>
      expect((await textField('Texto da questão')).value).toBe('Lido da página.'),
    )
    expect(server.bodiesOf('POST /importacoes/{id}/trechos')).toEqual([
      { regiao: { pagina: 3, x0: 60, y0: 80, x1: 300, y1: 280 }, como: 'texto' },
    ])
    expect(screen.queryByText('O que é a parte selecionada?')).toBeNull()
    desenhar([30, 40], [150, 140])
    await userEvent.click(await screen.findByRole('radio', { name: 'Figura' }))
    await click('Alternativa B')
    await passPause()
    await waitFor(() =>
      expect(salvo(server).questoes[1]?.alternativas[1]).toEqual({
        nome: 'B',
        imagem: '/arquivos/recorte.png',
        largura: 100,
        altura: 50,
      }),
    )
  })

  it('takes a part of the page for the whole question that is open', async () => {
    const answering = importacaoServer()
    const alternativas = Array.from('ABCDE', (nome) => ({ nome, texto: `Resposta ${nome}.` }))
    answering.answers['POST /importacoes/{id}/trechos'] = () => ({
      dados: { texto: 'Qual é?', alternativas },
    })
    const server = open(answering)
    await heading('Questão 2')
    desenhar([30, 40], [150, 140])
    await click('Questão inteira')
    await waitFor(async () => expect((await textField('Texto da questão')).value).toBe('Qual é?'))
    expect(server.bodiesOf('POST /importacoes/{id}/trechos')).toMatchObject([{ como: 'questao' }])
    await passPause()
    await waitFor(() => expect(salvo(server).questoes[1]).toMatchObject({ alternativas }))
  })

  it('takes two presses at opposite corners for a part of the page, once that was begun', async () => {
    const server = open()
    await heading('Questão 2')
    await click('Selecionar na página')
    expect(screen.getByText(/dois cantos opostos/)).toBeDefined()
    desenhar([150, 140], [150, 140])
    expect(screen.getByText('Agora o canto oposto.')).toBeDefined()
    desenhar([30, 40], [30, 40])
    await click('Enunciado')
    await waitFor(() =>
      expect(server.bodiesOf('POST /importacoes/{id}/trechos')).toEqual([
        { regiao: { pagina: 3, x0: 60, y0: 80, x1: 300, y1: 280 }, como: 'texto' },
      ]),
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
    await passPause()
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
    expect((await textField('Texto da questão')).value).toBe('Enunciado 2.')
  })

  it('brings the part of what is opened into view, each time, also one as high on another page', async () => {
    const regiao = { pagina: 2, x0: 40, y0: 600, x1: 540, y1: 760 }
    const questoes = [
      questaoFixture(1, { regiao }),
      questaoFixture(2, { pagina: 3, regiao: { ...regiao, pagina: 3 } }),
    ]
    open(importacaoServer(importacaoFixture({ rascunho: cadernoFixture({ questoes }) })))
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    await heading('Questão 1')
    const janela = await screen.findByRole('region', { name: 'Página como saiu' })
    Object.defineProperty(janela, 'scrollHeight', { value: 1600 })
    for (const next of [/^Questão 2,/, /^Questão 2,/, /^Questão 1,/]) {
      janela.scrollTop = 0
      shown.mockClear()
      await click(next)
      // The part begins 600 of 800 points down a sheet of 1,600 px; a margin above it stays in view.
      expect(janela.scrollTop).toBe(1160)
      expect(shown.mock.contexts.map((each) => (each as HTMLElement).style.top)).toContain('75%')
    }
  })

  it('leaves the window of a phone where it is: the page stands above the words', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    open(importacaoServer(), false)
    await heading('Questão 2')
    expect(shown).not.toHaveBeenCalled()
  })

  it('leads to the question that one presses on the page', async () => {
    open()
    await heading('Questão 2')
    await click('Página anterior')
    // Question 1 covers 40 to 540 by 140 to 220 points.
    desenhar([100, 90], [100, 90])
    expect(await heading('Questão 1')).toBeDefined()
  })
})
