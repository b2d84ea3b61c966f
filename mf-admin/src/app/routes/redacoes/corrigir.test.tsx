import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  BRUNO,
  correcaoFixture,
  redacaoFixture,
  TEXTO,
} from '../../../features/correcoes/correcoes.fixture.ts'
import {
  click,
  FakeCorrecoes,
  folha,
  gradeAll,
  open,
  parecer,
  passPause,
  refusal,
  reset,
  select,
} from './corrigir.fixture.tsx'

afterEach(reset)

const begun = () => new FakeCorrecoes(correcaoFixture())

describe('CorrigirRedacao, before one has begun', () => {
  it('shows the essay as it was sent, beside its theme with its texts', async () => {
    open(new FakeCorrecoes())
    expect((await folha()).value).toBe(TEXTO)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A ponte')
    expect(screen.getByText(/^Marina Alves, 1ª versão, enviada em/)).toBeDefined()
    expect(screen.getByText('Escreva uma narrativa.')).toBeDefined()
    const textos = await screen.findAllByText(/^Apoio/)
    expect(textos.map((texto) => texto.textContent)).toEqual(['Apoio 7', 'Apoio 8'])
  })

  it('keeps the texts folded until they are asked for, below the way to begin', async () => {
    open(new FakeCorrecoes())
    const begin = await screen.findByRole('button', { name: 'Começar a corrigir' })
    const [texto] = await screen.findAllByText(/^Apoio/)
    const folded = texto?.closest('details')
    expect(folded?.open).toBe(false)
    // The button comes before the essay. On a narrow screen it could be missed below the essay.
    expect(begin.compareDocumentPosition(await folha())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(screen.getByText('Tema e textos de apoio'))
    expect(folded?.open).toBe(true)
  })

  it.each([
    ['above the correction, after the essay beside them', true, Node.DOCUMENT_POSITION_PRECEDING],
    ['above the essay where the correction is below it', false, Node.DOCUMENT_POSITION_FOLLOWING],
  ])('has the theme %s', async (_, isBeside, expected) => {
    open(begun(), {}, undefined, undefined, () => isBeside)
    const texto = await folha()
    const tema = screen.getByText('Tema e textos de apoio')
    expect(tema.compareDocumentPosition(texto)).toBe(expected)
    expect(tema.compareDocumentPosition(await parecer())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('begins by the rubric that one chooses', async () => {
    const server = open(new FakeCorrecoes())
    await userEvent.selectOptions(await screen.findByLabelText('Rubrica'), 'Critérios do Rumo')
    await click('Começar a corrigir')
    expect(await screen.findByLabelText('Gênero')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Notas')
    expect(server.bodiesOf('POST /correcoes')).toEqual([
      { id_redacao_enviada: 12, rubrica: 'rumo' },
    ])
  })

  it('says so where the theme is gone', async () => {
    const server = open(new FakeCorrecoes(), {
      'GET /redacoes-enviadas/{id}': () => ({ dados: redacaoFixture({ id_redacao: null }) }),
    })
    expect(await screen.findByText(/^O tema foi deletado/)).toBeDefined()
    expect(server.queriesOf('GET /redacoes-referencias')).toEqual([])
  })

  it('offers to try again where the essay does not come', async () => {
    let isAway = true
    open(new FakeCorrecoes(), {
      'GET /redacoes-enviadas/{id}': () => {
        if (isAway) throw refusal(503, 'indisponivel')
        return { dados: redacaoFixture() }
      },
    })
    await screen.findByRole('alert')
    isAway = false
    await click('Tentar de novo')
    expect(await folha()).toBeDefined()
  })
})

describe('CorrigirRedacao', () => {
  it('has the grades that each rubric has, and adds them up', async () => {
    open(begun())
    const norma = await screen.findByLabelText<HTMLSelectElement>('Norma-padrão')
    expect([...norma.options].map(({ text }) => text)).toEqual([
      'Sem nota',
      '0',
      '40',
      '80',
      '120',
      '160',
      '200',
    ])
    expect(screen.getByText('Faltam 5 notas')).toBeDefined()
    await gradeAll('120')
    expect(screen.getByText('Nota: 600 de 1.000')).toBeDefined()
  })

  it('asks before another rubric takes the grades away', async () => {
    open(begun())
    await userEvent.selectOptions(await screen.findByLabelText('Coesão'), '80')
    await userEvent.selectOptions(screen.getByLabelText('Rubrica'), 'Critérios do Rumo')
    await click('Manter')
    expect(screen.getByLabelText<HTMLSelectElement>('Coesão').value).toBe('80')
    await userEvent.selectOptions(screen.getByLabelText('Rubrica'), 'Critérios do Rumo')
    await click('Trocar')
    expect((await screen.findByLabelText<HTMLSelectElement>('Gênero')).options).toHaveLength(22)
    expect(screen.getByLabelText<HTMLSelectElement>('Coesão').value).toBe('')
  })

  it('remarks on a passage by its button, and by Enter', async () => {
    const fake = begun()
    open(fake)
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Comentar o trecho' }))
        .disabled,
    ).toBe(true)
    await select('Ninguém passa')
    await click('Comentar o trecho')
    expect(document.activeElement).toBe(screen.getByLabelText('Comentário 1'))
    await userEvent.keyboard('Forte.')
    await select(' ponte caiu ')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Comentário 1'))
    await userEvent.keyboard('Qual ponte?')
    await passPause()
    await waitFor(() => expect(fake.own.anotacoes).toHaveLength(2))
    expect(fake.own.anotacoes.map(({ inicio, fim }) => TEXTO.slice(inicio, fim))).toEqual([
      'ponte caiu',
      'Ninguém passa',
    ])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comentário 2').value).toBe('Forte.')
  })

  it('marks what several passages have in common apart from what one has', async () => {
    const anotacoes = [
      { inicio: 8, fim: 26, texto: 'Qual?' },
      { inicio: 16, fim: 35, texto: 'Quando?' },
    ]
    open(new FakeCorrecoes(correcaoFixture({ anotacoes })))
    const marks = [...((await folha()).parentElement?.querySelectorAll('mark') ?? [])]
    expect(marks.map(({ textContent, dataset }) => [textContent, dataset.sobrepostas])).toEqual([
      ['A ponte ', 'false'],
      ['caiu ontem', 'true'],
      ['. Ninguém', 'false'],
    ])
  })

  it('changes and removes remarks, and asks before one with words goes', async () => {
    const anotacoes = [{ inicio: 8, fim: 15, texto: 'Qual?' }]
    const fake = new FakeCorrecoes(correcaoFixture({ anotacoes }))
    open(fake)
    await userEvent.type(await screen.findByLabelText('Comentário 1'), ' Onde?')
    await passPause()
    await waitFor(() => expect(fake.own.anotacoes[0]?.texto).toBe('Qual? Onde?'))
    await click('Tirar o comentário 1')
    await click('Manter')
    await click('Tirar o comentário 1')
    await click('Tirar')
    await passPause()
    await waitFor(() => expect(fake.own.anotacoes).toEqual([]))
    expect(screen.getByText(/^Selecione um trecho do texto/)).toBeDefined()
    await select('Ninguém')
    await click('Comentar o trecho')
    await click('Tirar o comentário 1')
    expect(screen.queryByLabelText('Comentário 1')).toBeNull()
  })

  it('leads from a remark to its passage', async () => {
    open(
      new FakeCorrecoes(correcaoFixture({ anotacoes: [{ inicio: 8, fim: 15, texto: 'Qual?' }] })),
    )
    await click('Ver no texto')
    expect(document.activeElement).toBe(await folha())
    expect((await folha()).selectionStart).toBe(8)
  })

  it('does not let the corrector write into the essay', async () => {
    open(begun())
    const field = await folha()
    await userEvent.type(field, 'Outra coisa')
    expect(field.value).toBe(TEXTO)
    expect(field.getAttribute('aria-readonly')).toBe('true')
  })

  it('says so where there is no such essay', async () => {
    const refuse = refusal(404, 'nao_encontrado')
    open(begun(), {
      'GET /redacoes-enviadas/{id}': () => {
        throw refuse
      },
    })
    expect(await screen.findByText('Essa redação não existe')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  })

  it('asks no server about an address that names no essay', async () => {
    const server = open(begun(), {}, undefined, '/admin/redacoes/doze')
    expect(await screen.findByText('Não existe redação neste endereço.')).toBeDefined()
    expect(server.queriesOf('GET /correcoes')).toEqual([])
  })

  it('says so where the server takes no essays', async () => {
    open(begun(), {}, [])
    const words = 'O servidor deste site não recebe redações para corrigir.'
    expect(await screen.findByText(words)).toBeDefined()
  })
})

describe('other correctors', () => {
  const outra = correcaoFixture({
    id: 41,
    corretor: BRUNO,
    parecer: 'De Bruno.',
    notas: { norma: 40 },
    anotacoes: [{ inicio: 8, fim: 15, texto: 'Aqui não.' }],
  })

  it('are shown, and nothing of theirs can be changed', async () => {
    const fake = new FakeCorrecoes(correcaoFixture(), [
      { id: 41, corretor: BRUNO, entregue_em: null },
    ])
    const one = ({ params }: { params?: unknown }) => ({
      dados: (params as { id: number }).id === 41 ? outra : fake.own,
    })
    open(fake, { 'GET /correcoes/{id}': one })
    await userEvent.type(await parecer(), 'Da Ana.')
    await userEvent.click(screen.getByRole('link', { name: 'De Bruno Sá' }))
    expect(await screen.findByRole('heading', { name: 'Correção de Bruno Sá' })).toBeDefined()
    expectNothingToEdit()
    expect(screen.getByText('De Bruno.')).toBeDefined()
    expect(screen.getByText('Aqui não.')).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'A sua' }))
    expect((await parecer()).value).toBe('Da Ana.')
    expect(fake.own.parecer).toBe('Da Ana.')
  })

  it('are there to read before one begins, too', async () => {
    open(new FakeCorrecoes(null, [{ id: 41, corretor: BRUNO, entregue_em: null }]), {
      'GET /correcoes/{id}': () => ({ dados: outra }),
    })
    const link = await screen.findByRole('link', { name: 'De Bruno Sá' })
    expect(link.getAttribute('href')).toBe('/admin/redacoes/12?correcao=41')
    await userEvent.click(link)
    await screen.findByRole('heading', { name: 'Correção de Bruno Sá' })
    expectNothingToEdit()
  })
})

/**
 * Checks that the essay's text is the only field, and read-only, and that the only buttons lead from a comment to its
 * passage.
 */
function expectNothingToEdit() {
  const roles = ['textbox', 'combobox', 'radio', 'checkbox', 'spinbutton']
  const fields = roles.flatMap((role) => screen.queryAllByRole(role))
  expect(fields.map((field) => field.getAttribute('aria-readonly'))).toEqual(['true'])
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent)
  expect(new Set(buttons)).toEqual(new Set(['Ver no texto']))
}
