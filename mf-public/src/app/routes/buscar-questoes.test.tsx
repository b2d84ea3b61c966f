import { ApiError, http } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Address, address } from '../../testing/address.tsx'
import { BuscarQuestoes } from './buscar-questoes.tsx'

const achada = (id: number) => ({
  id,
  numero: id,
  trecho: `Enunciado ${id}`,
  materia: { id: 3, nome: 'Física' },
  prova: { id: 1, nome: 'Prova A', vestibular: { id: 1, ano: 2025, semestre: 2 } },
})

function open(search = '', extensoes = ['busca'] as const, total = 45) {
  fakeServer({}, [...extensoes])
  const answer = vi.spyOn(http, 'answer')
  const dados = [achada(7), { ...achada(8), referencia: { id: 4, titulo: 'O bonde' } }]
  answer.mockImplementation(async () => ({ dados, total }))
  render(
    <MemoryRouter initialEntries={[`/buscar-questoes${search}`]}>
      <BuscarQuestoes />
      <Address />
    </MemoryRouter>,
  )
  return answer
}

const queriesOf = ({ mock }: ReturnType<typeof open>) =>
  mock.calls.map(([, input]) => (input as { query?: unknown }).query)

it('says where scripts are blocked that the search does not answer, and what can be read', () => {
  fakeServer({}, ['busca'])
  const page = renderToString(
    <MemoryRouter>
      <BuscarQuestoes />
    </MemoryRouter>,
  )
  const [said = ''] = /<noscript>.*<\/noscript>/.exec(page) ?? []
  expect(said).toContain('Sem JavaScript, a busca não responde.')
  expect(said).toContain('href="/provas-anteriores"')
})

describe('the search of the bank', () => {
  it('looks for what is typed, puts it into the address, and leads to each question', async () => {
    const answer = open()
    await userEvent.type(screen.getByRole('searchbox'), ' água  {Enter}')
    const first = await screen.findByRole('link', { name: /^Enunciado 7/ })
    expect(first.getAttribute('href')).toBe('/questoes/7')
    expect(first.textContent).toContain('Física · Questão 7 · Prova A · 2º\u00A0semestre de 2025')
    expect(address()).toBe('/buscar-questoes?busca=%C3%A1gua')
    expect(queriesOf(answer)).toEqual([{ busca: 'água', pagina: 1, limite: 20 }])
  })

  it('names the text that holds what the question itself does not', async () => {
    open('?busca=sol')
    const link = await screen.findByRole('link', { name: /^Enunciado 8/ })
    expect(link.textContent).toContain('Encontrada no texto “O bonde”')
  })

  it('marks the words in what it shows, or says where they are', async () => {
    open('?busca=enúnci')
    const [link] = await screen.findAllByRole('link')
    expect(link?.querySelector('mark')?.textContent).toBe('Enunci')
    expect(link?.textContent).toMatch(/^Enunciado 7Física/)
  })

  it('goes through the pages by the address', async () => {
    const answer = open('?busca=sol&pagina=2')
    expect(await screen.findByText('Página 2 de 3')).toBeDefined()
    expect(queriesOf(answer)).toEqual([{ busca: 'sol', pagina: 2, limite: 20 }])
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
    expect(address()).toBe('/buscar-questoes?busca=sol&pagina=3')
  })

  it.each(['?busca=sol&pagina=0', '?busca=sol&pagina=x'])(
    'begins at the first page by %s',
    async (search) => {
      const answer = open(search)
      await screen.findByText('Página 1 de 3')
      expect(queriesOf(answer)).toEqual([{ busca: 'sol', pagina: 1, limite: 20 }])
    },
  )

  it('asks for nothing before there are words', () => {
    expect(open()).not.toHaveBeenCalled()
  })

  it('looks for what was typed on the drawn page, before its scripts were there', async () => {
    fakeServer({}, ['busca'])
    const answer = vi.spyOn(http, 'answer')
    answer.mockImplementation(async () => ({ dados: [achada(7)], total: 1 }))
    const container = document.body.appendChild(document.createElement('div'))
    const page = (
      <MemoryRouter initialEntries={['/questoes']}>
        <BuscarQuestoes />
      </MemoryRouter>
    )
    container.innerHTML = renderToString(page)
    screen.getByRole<HTMLInputElement>('searchbox').value = 'água'
    render(page, { container, hydrate: true })
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByRole('link', { name: /^Enunciado 7/ })).toBeDefined()
    expect(queriesOf(answer)).toEqual([{ busca: 'água', pagina: 1, limite: 20 }])
  })

  it('says what to do where nothing was found', async () => {
    open('?busca=sol', ['busca'], 0)
    expect(await screen.findByText('Nenhuma questão com essas palavras')).toBeDefined()
  })

  it('asks again where the server failed', async () => {
    const answer = open()
    answer.mockRejectedValueOnce(new ApiError(503, { titulo: 'Em manutenção' }))
    await userEvent.type(screen.getByRole('searchbox'), 'sol{Enter}')
    await screen.findByText('Em manutenção')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('45 questões encontradas')).toBeDefined()
  })

  it('is not there where the server has none', () => {
    open('', [] as never)
    expect(screen.getByText('Este site não tem busca')).toBeDefined()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})
