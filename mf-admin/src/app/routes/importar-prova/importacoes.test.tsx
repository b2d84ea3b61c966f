import { ApiError } from '@rumo/shared-auth'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { linhaFixture } from '../../../features/importacoes/caderno.fixture.ts'
import { abrir, click, importacaoServer, open } from './importacao.fixture.tsx'

describe('the list of imports', () => {
  it.each([
    [{ estado: 'na_fila' }, 'Na fila', ['Cancelar']],
    [
      { estado: 'lendo', etapa: 'paginas', feitas: 3, total: 24 },
      'Lendo: página 3 de 24',
      ['Cancelar'],
    ],
    [
      { estado: 'lendo', etapa: 'recortes', feitas: 2, total: 9 },
      'Recortando figuras: 2 de 9',
      ['Cancelar'],
    ],
    [
      { estado: 'em_revisao', aprovadas: 1 },
      'Em revisão: 3 questões, 1 aprovada, 1 com dúvida',
      ['Revisar', 'Deletar'],
    ],
    [
      { estado: 'em_revisao', questoes: 53, temas: 2, aprovadas: 54, com_duvida: 0 },
      'Em revisão: 53 questões e 2 temas, 54 aprovados',
      ['Revisar', 'Deletar'],
    ],
    [
      { estado: 'em_revisao', questoes: 53, temas: 2, aprovadas: 55, com_duvida: 0 },
      'Em revisão: 53 questões e 2 temas, todos aprovados',
      ['Revisar', 'Deletar'],
    ],
    [
      { estado: 'em_revisao', aprovadas: 3, com_duvida: 0 },
      'Em revisão: 3 questões, todas aprovadas',
      ['Revisar', 'Deletar'],
    ],
    [
      { estado: 'importada', id_prova: 31 },
      'Importada: 3 questões',
      ['Ver as questões', 'Desfazer importação', 'Deletar'],
    ],
    [{ estado: 'cancelada' }, 'Cancelada', ['Deletar']],
    [{ estado: 'recusada', mensagem: 'O PDF não tem texto.' }, 'O PDF não tem texto.', ['Deletar']],
  ] as const)('says of one that is %j: %s', async (fields, words, ways) => {
    abrir([linhaFixture(fields)])
    const said = await screen.findByText(words)
    const linha = within(said.closest('li') as HTMLElement)
    const all = [...linha.queryAllByRole('link'), ...linha.queryAllByRole('button')]
    expect(all.map(({ textContent }) => textContent).toSorted()).toEqual(
      ways.map((way) => `${way} Prova Azul`).toSorted(),
    )
  })

  it('shows how far it is until it can be reviewed', async () => {
    const linhas = [linhaFixture({ estado: 'lendo', etapa: 'paginas', feitas: 1, total: 2 })]
    abrir(linhas)
    await screen.findByText('Lendo: página 1 de 2')
    linhas[0] = linhaFixture()
    await screen.findByText(/^Em revisão/, {}, { timeout: 5000 })
    expect(screen.getByRole('link', { name: 'Revisar Prova Azul' })).toBeDefined()
  })

  it.each([true, false])(
    'says before one is undone whether candidates see it: %s',
    async (publicada) => {
      abrir([linhaFixture({ estado: 'importada', id_prova: 31, publicada })])
      await click('Desfazer importação Prova Azul')
      const dialog = await screen.findByRole('dialog', { name: 'Desfazer a importação?' })
      const words = 'Está publicada: os candidatos deixam de vê-la.'
      expect(dialog.textContent?.includes(words)).toBe(publicada)
      await click('Cancelar')
    },
  )

  it('removes after a question, and the focus has where to go', async () => {
    const linhas = [linhaFixture()]
    const server = abrir(linhas, {
      'DELETE /importacoes/{id}': () => {
        linhas.splice(0)
        return { dados: null }
      },
    })
    await click('Deletar Prova Azul')
    const dialog = await screen.findByRole('dialog', { name: 'Deletar a importação?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deletar' }))
    await screen.findByText('Nenhuma ainda.')
    expect(server.bodiesOf('DELETE /importacoes/{id}')).toHaveLength(1)
    const heading = screen.getByRole('heading', { name: 'Importações' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })
})

/** Opens the dialog `Cadastrar a prova` of an import in which everything is approved. */
async function terminar(server = importacaoServer()) {
  const { rascunho } = server.held.importacao
  for (const each of [...(rascunho?.questoes ?? []), ...(rascunho?.redacoes ?? [])])
    each.aprovada = true
  const opened = open(server)
  await click('Cadastrar a prova')
  const dialog = await screen.findByRole('dialog', { name: 'Cadastrar a prova' })
  return { opened, dialog }
}
const criar = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Cadastrar a prova' }))

describe('the end of an import', () => {
  it('proposes what an exam file says of its prova', async () => {
    const server = importacaoServer()
    const vestibular = { ano: 2025, semestre: 1 } as const
    const prova = { nome: 'Prova Azul', data: '2024-12-08', duracao_minutos: 240 }
    Object.assign(server.held.importacao.rascunho ?? {}, { vestibular, prova })
    const { opened, dialog } = await terminar(server)
    await screen.findByRole('option', { name: /2025/, selected: true })
    await criar(dialog)
    await screen.findByRole('heading', { name: 'Prova cadastrada: Prova Azul' })
    expect(opened.bodiesOf('POST /importacoes/{id}/prova')).toEqual([
      { versao: 4, id_vestibular: 2, ...prova },
    ])
  })

  it('makes a prova, leads to it, and takes it back', async () => {
    const { opened, dialog } = await terminar()
    await screen.findByRole('option', { name: /2025/ })
    await userEvent.selectOptions(within(dialog).getByLabelText(/Vestibular/), '2')
    await userEvent.type(within(dialog).getByLabelText(/Duração/), '240')
    await criar(dialog)
    const heading = await screen.findByRole('heading', { name: 'Prova cadastrada: Prova Azul' })
    expect(opened.bodiesOf('POST /importacoes/{id}/prova')).toEqual([
      { versao: 4, nome: 'Prova Azul', id_vestibular: 2, data: null, duracao_minutos: 240 },
    ])
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const link = screen.getByRole('link', { name: 'Conferir e publicar' })
    expect(link.getAttribute('href')).toBe('/admin/provas/31/questoes')
    await click('Desfazer importação')
    await click('Desfazer')
    await screen.findByRole('button', { name: 'Cadastrar a prova' })
    const title = screen.getByRole('heading', { level: 1, name: 'Importar Prova Azul' })
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('says of a field of the prova what is wrong with it', async () => {
    const { opened, dialog } = await terminar()
    await userEvent.type(within(dialog).getByLabelText(/Duração/), 'muito')
    await criar(dialog)
    await waitFor(() =>
      expect(
        within(dialog)
          .getByLabelText(/Duração/)
          .getAttribute('aria-invalid'),
      ).toBe('true'),
    )
    expect(opened.bodiesOf('POST /importacoes/{id}/prova')).toEqual([])
  })

  it.each([
    ['2', 'GET /provas/vestibulares/{id}', 'Já há uma prova “Prova Azul” em 2025/1.'],
    ['', 'GET /provas', 'Já há uma prova “Prova Azul” sem vestibular.'],
  ])('asks before it takes a name that is there, in vestibular %j', async (id, call, words) => {
    const server = importacaoServer()
    const igual = { id: 8, nome: 'prova  ázul ', id_vestibular: null }
    const answers = { ...server.answers, [call]: () => ({ dados: [igual], total: 1 }) }
    const { opened, dialog } = await terminar({ ...server, answers })
    await screen.findByRole('option', { name: /2025/ })
    await userEvent.selectOptions(within(dialog).getByLabelText(/Vestibular/), id)
    await criar(dialog)
    const asked = await screen.findByRole('dialog', { name: 'Cadastrar outra com este nome?' })
    expect(asked.textContent).toContain(words)
    await click('Voltar')
    expect(opened.bodiesOf('POST /importacoes/{id}/prova')).toEqual([])
    await criar(dialog)
    await click('Cadastrar assim mesmo')
    await screen.findByRole('heading', { name: 'Prova cadastrada: Prova Azul' })
  })

  it('leads to the question that the server refuses, with its words', async () => {
    const server = importacaoServer()
    server.answers['POST /importacoes/{id}/prova'] = () => {
      throw new ApiError(422, {
        icone: 'warning',
        titulo: 'x',
        mensagem: 'x',
        codigo: 'campos_invalidos',
        campos: { 'questoes.2.alternativas.1.texto': 'Esta alternativa diz o mesmo que a A.' },
      })
    }
    const { dialog } = await terminar(server)
    await criar(dialog)
    await screen.findByRole('region', { name: 'Questão 3' })
    expect(screen.getAllByText('Esta alternativa diz o mesmo que a A.')).toHaveLength(2)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Alternativa B').getAttribute('aria-invalid')).toBe('true')
  })
})
