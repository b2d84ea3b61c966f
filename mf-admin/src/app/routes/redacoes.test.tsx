import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import type { Extensao, LinhaDeCorrecao, ListQuery } from '@rumo/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ANA, BRUNO, linhaFixture } from '../../features/correcoes/correcoes.fixture.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { spyOnDownload } from '../../testing/spy-on-download.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Redacoes } from './redacoes.tsx'

const LINHAS: LinhaDeCorrecao[] = [
  linhaFixture(),
  linhaFixture({
    id_redacao_enviada: 13,
    titulo: 'Água e cidade',
    reescrita: 1,
    estado: 'em_correcao',
    aluno: { id: 8, nome: 'João Reis' },
    correcoes: [
      { id: 40, corretor: ANA, entregue_em: null },
      { id: 41, corretor: BRUNO, entregue_em: null },
    ],
  }),
]

afterEach(() => session.end())

function serve(
  linhas = LINHAS,
  extensoes: readonly Extensao[] = ['correcoes', 'redacoes_enviadas'],
) {
  return fakeServer(
    {
      'GET /correcoes': ({ query }: { query?: unknown }) => {
        const { estado } = (query ?? {}) as { estado?: string }
        const found = linhas.filter((linha) => estado === undefined || linha.estado === estado)
        return { dados: found, total: found.length }
      },
    },
    extensoes,
  )
}

describe('Redacoes', () => {
  it('lists what waits, the longest first, and everything else when asked', async () => {
    const server = serve()
    showScreen(<Redacoes />)
    const table = within(await screen.findByRole('table', { name: 'Redações a corrigir' }))
    expect(table.getByText('Marina Alves')).toBeDefined()
    expect(table.queryByText('João Reis')).toBeNull()
    expect(server.queriesOf('GET /correcoes')[0]).toMatchObject({
      estado: 'a_corrigir',
      ordem: 'enviada_em',
    })
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Todas')
    const row = (await screen.findByText('João Reis')).closest('tr')
    expect(row?.textContent).toContain('Ana Prado e Bruno Sá')
    expect(row?.textContent).toContain('Em correção')
    const link = screen.getByRole('link', { name: /^Abrir a redação de João Reis, Água e cidade/ })
    expect(link.getAttribute('href')).toBe('/admin/redacoes/13')
  })

  it('tells two essays of one student on one theme apart, by what was written', async () => {
    serve([
      linhaFixture({ comeco: 'Um caminho' }),
      linhaFixture({ id_redacao_enviada: 13, comeco: 'Outro caminho', reescrita: 1 }),
    ])
    showScreen(<Redacoes />)
    const first = (await screen.findByText('“Um caminho”')).closest('tr')
    expect(first?.textContent).toMatch(/^A ponte“Um caminho”Marina Alves1ª.versão/)
    const links = screen.getAllByRole('link', { name: /^Abrir a redação de Marina Alves/ })
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Abrir a redação de Marina Alves, A ponte, “Um caminho”',
      'Abrir a redação de Marina Alves, A ponte, 2ª\u00A0versão, “Outro caminho”',
    ])
  })

  it('finds by the student and by the theme', async () => {
    serve()
    showScreen(<Redacoes />)
    await userEvent.selectOptions(await screen.findByLabelText('Situação'), 'Todas')
    await screen.findByText('João Reis')
    for (const [busca, found] of [
      ['joao', 'João Reis'],
      ['ponte', 'Marina Alves'],
    ] as const) {
      await userEvent.clear(screen.getByLabelText('Pesquisar'))
      await userEvent.type(screen.getByLabelText('Pesquisar'), busca)
      await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
      expect(screen.getByRole('table').textContent).toContain(found)
    }
  })

  it('leads to the essay that waits longest, and says who corrects and how alike', async () => {
    fakeServer(
      {
        'GET /correcoes': () => ({ dados: LINHAS, total: 2 }),
        'GET /corretores': () => ({
          dados: {
            corretores: [
              { ...ANA, em_andamento: 1, entregues: 24 },
              { ...BRUNO, em_andamento: 0, entregues: 3 },
            ],
            concordancia: { pares: 12, kappa: 0.72 },
          },
        }),
      },
      ['correcoes', 'corretores', 'redacoes_enviadas'],
    )
    session.begin(unsignedToken({ ...ANA, email: 'ana@exemplo.br', perfil: 'Administrador' }))
    showScreen(<Redacoes />)
    const link = await screen.findByRole('link', { name: 'Começar a corrigir' })
    expect(link.getAttribute('href')).toBe('/admin/redacoes/12')
    const own = await screen.findByRole('link', { name: /^Continuar 1.correção que você começou$/ })
    expect(own.getAttribute('href')).toBe('/admin/redacoes?estado=em_correcao')
    const equipe = within(await screen.findByRole('region', { name: 'Quem corrige' }))
    expect(equipe.getByRole('table', { name: 'Quem corrige' })).toBeDefined()
    expect(equipe.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'NomeEm andamentoEntregues',
      'Ana Prado124',
      'Bruno Sá03',
    ])
    expect(equipe.getByText(/concordam bastante: kappa ponderado de 0,72/)).toBeDefined()
  })

  it('gives all that the search finds as a file, whatever their state and however many pages', async () => {
    const url = spyOnDownload()
    const many = Array.from({ length: 130 }, (_, n) =>
      linhaFixture({ id_redacao_enviada: n + 1, aluno: { id: n, nome: `Aluno ${n}` } }),
    )
    fakeServer(
      {
        'GET /correcoes': ({ query }) => {
          const {
            pagina = 1,
            limite = 20,
            estado,
          } = (query ?? {}) as ListQuery & { estado?: string }
          if (estado !== undefined) return { dados: [], total: 0 }
          return { dados: many.slice((pagina - 1) * limite, pagina * limite), total: many.length }
        },
      },
      ['correcoes', 'redacoes_enviadas'],
    )
    showScreen(<Redacoes />)
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar resultados em CSV' }))
    await waitFor(() => expect(url).toHaveBeenCalled())
    const [[blob] = []] = url.mock.calls
    const lines = (await (blob as Blob).text()).trim().split('\r\n')
    expect(lines).toHaveLength(131)
    expect(lines.at(-1)).toContain('Aluno 129')
  })

  it('says what will stand here where nothing waits', async () => {
    serve([])
    showScreen(<Redacoes />)
    const words = 'Quando um aluno enviar uma redação, ela aparece aqui.'
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('says so where the server takes no essays', () => {
    serve(LINHAS, [])
    showScreen(<Redacoes />)
    const words = 'O servidor deste site não recebe redações para corrigir.'
    expect(screen.getByText(words)).toBeDefined()
  })
})
