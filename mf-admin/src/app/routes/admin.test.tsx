import type { Relato } from '@rumo/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resumoFixture } from '../../features/resumo/resumo.fixture.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Admin } from './admin.tsx'

/** Opens the home page of the back office while this many essays wait for a correction. */
function open(redacoes_a_corrigir: number) {
  const dados = { ...resumoFixture, redacoes_a_corrigir }
  fakeServer({ 'GET /resumo': () => ({ dados }) }, ['correcoes', 'redacoes_enviadas', 'resumo'])
  showScreen(<Admin />)
}

describe('Admin', () => {
  it('says how many essays wait, and leads to them', async () => {
    open(1200)
    const link = await screen.findByRole('link', { name: '1.200 redações para corrigir' })
    expect(link.getAttribute('href')).toBe('/admin/redacoes')
  })

  it('says so where none waits', async () => {
    open(0)
    expect(await screen.findByText('Nenhuma redação para corrigir.')).toBeDefined()
  })

  it('lists what has a text that cannot be shown, each the way to it', async () => {
    const prova = { id: 3, nome: 'Azul' }
    const itens = [
      { entidade: 'provas', id: 3, numero: null, publicada: true, prova },
      { entidade: 'questoes', id: 12, numero: 4, publicada: true, prova },
      { entidade: 'redacoes', id: 7, numero: null, publicada: false, prova },
    ]
    const dados = { ...resumoFixture, textos_quebrados: { total: 25, itens } }
    fakeServer({ 'GET /resumo': () => ({ dados }) }, ['resumo'])
    showScreen(<Admin />)
    const part = within(
      await screen.findByRole('region', { name: 'Textos que não podem ser mostrados' }),
    )
    const links = part
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Instruções, Azul', '/admin/provas?editar=3'],
      ['Questão 4, Azul', '/admin/questoes/12'],
      ['Tema de redação, Azul, em rascunho', '/admin/temas/7'],
    ])
    expect(part.getByText('E mais 22.')).toBeDefined()
  })

  it('leads from each thing that is missing to where it is', async () => {
    const [prova] = resumoFixture.provas
    const one = { total: 1, itens: prova ? [prova] : [] }
    const dados = { ...resumoFixture, provas_nao_publicadas: one, provas_sem_questoes: one }
    fakeServer({ 'GET /resumo': () => ({ dados }) }, ['resumo', 'edicao'])
    showScreen(<Admin />)
    const part = within(await screen.findByRole('region', { name: 'O que falta' }))
    const items = part.getAllByRole('listitem').filter((item) => item.querySelector(':scope > a'))
    expect(part.getAllByText(/^[\d.]+ (?:prova|quest)/).map(({ tagName }) => tagName)).toEqual(
      Array.from({ length: 5 }, () => 'A'),
    )
    const links = items.flatMap((item) =>
      [...item.querySelectorAll(':scope > a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    )
    expect(links).toEqual([
      ['30 provas sem PDF', '/admin/provas?estado=sem_arquivo'],
      ['Prova Azul, 2025/1', '/admin/provas?editar=1'],
      ['1 prova em rascunho', '/admin/provas?estado=rascunho'],
      ['Prova Azul, 2025/1', '/admin/provas/1/questoes'],
      ['1 prova sem questões', '/admin/provas?estado=sem_questoes'],
      ['Prova Azul, 2025/1', '/admin/provas/1/questoes'],
      ['4 questões sem matéria', '/admin/questoes?estado=sem_materia'],
      ['3 questões sem número', '/admin/questoes?estado=sem_numero'],
    ])
    expect(part.getByText('e mais 29')).toBeDefined()
  })

  it.each([
    [
      ['resumo', 'edicao'],
      ['/admin/provas/1/questoes', '/admin/questoes?materia=1'],
    ],
    [['resumo'], [undefined, undefined]],
  ] as const)(
    'leads from what it counts to these questions, where there is %s',
    async (has, to) => {
      fakeServer({ 'GET /resumo': () => ({ dados: resumoFixture }) }, has)
      showScreen(<Admin />)
      await screen.findByRole('region', { name: 'Questões por prova' })
      const links = ['Questões por prova', 'Questões por matéria'].map((region) =>
        within(screen.getByRole('region', { name: region })).queryByRole('link'),
      )
      expect(links.map((link) => link?.getAttribute('href'))).toEqual(to)
    },
  )

  it('lists the questions that students answered as if the key were wrong, each the way to it', async () => {
    const achados = [{ codigo: 'outra_atrai_mais', letra: 'D' }]
    const AZUL = { id: 3, nome: 'Azul', vestibular: { ano: 2026, semestre: 1 } }
    const dados = [{ id: 12, numero: 4, prova: AZUL, achados }]
    fakeServer(
      { 'GET /resumo': () => ({ dados: resumoFixture }), 'GET /analises': () => ({ dados }) },
      ['resumo', 'edicao', 'analises'],
    )
    showScreen(<Admin />)
    const part = within(await screen.findByRole('region', { name: 'Questões a conferir' }))
    expect(
      part
        .getByRole('link', { name: 'Questão 4, Azul, 1º\u00A0semestre de 2026' })
        .getAttribute('href'),
    ).toBe('/admin/questoes/12')
    expect(
      part.getByText('A alternativa D atrai mais do que a certa: confira o gabarito.'),
    ).toBeDefined()
  })

  it('says nothing of such texts where there are none', async () => {
    open(0)
    await screen.findByText('Nenhuma redação para corrigir.')
    expect(screen.queryByRole('region', { name: /não podem ser mostrados/ })).toBeNull()
  })

  it('writes back to the person who reported an error, and to no one else', async () => {
    const relato = {
      id: 1,
      id_questao: 7,
      texto: 'A letra B também.',
      email: 'ana?bcc=outra&body=oi@exemplo.br',
      criado_em: '2026-05-31T16:00:00.000Z',
      resolvido: false,
      questao: { numero: 7, trecho: 'Qual' },
      prova: { id: 1, nome: 'Prova Azul' },
    }
    fakeServer(
      {
        'GET /resumo': () => ({ dados: resumoFixture }),
        'GET /relatos': () => ({ dados: [relato], total: 1 }),
      },
      ['edicao', 'relatos', 'resumo'],
    )
    showScreen(<Admin />)
    const link = await screen.findByRole('link', { name: relato.email })
    expect(link.getAttribute('href')).toBe('mailto:ana%3Fbcc%3Doutra%26body%3Doi@exemplo.br')
  })
})

/** This many reports, newest first. Every other one has an e-mail address to answer to. */
const relatosOf = (length: number): Relato[] =>
  Array.from({ length }, (_, index) => ({
    id: index + 1,
    id_questao: 100 + index,
    texto: `Aviso ${index + 1}`,
    email: index % 2 === 0 ? `ana${index}@exemplo.br` : null,
    criado_em: '2026-11-21T15:40:00.000Z',
    resolvido: false,
    questao: { numero: index + 1, trecho: 'Qual?' },
    prova: { id: 1, nome: 'Prova Azul' },
  }))

/** Opens the home page of the back office on a server with this many reports. */
async function openWithRelatos(total: number) {
  fakeServer(
    {
      'GET /resumo': () => ({ dados: resumoFixture }),
      'GET /relatos': ({ query }: { query?: unknown }) => {
        const { limite } = query as { limite: number }
        return { dados: relatosOf(total).slice(0, limite), total }
      },
    },
    ['edicao', 'relatos', 'resumo'],
  )
  showScreen(<Admin />)
  return within(await screen.findByRole('region', { name: 'Avisos de erro' }))
}

describe('the reports', () => {
  it('are the ten newest, with how many there are besides', async () => {
    const relatos = await openWithRelatos(1012)
    expect(await relatos.findAllByRole('listitem')).toHaveLength(10)
    expect(relatos.getByText('Aviso 10')).toBeDefined()
    expect(relatos.getByText('E mais 1.002.')).toBeDefined()
  })

  it('lead to the reporter’s address, where one was left, and to the question', async () => {
    const relatos = await openWithRelatos(2)
    const [first, second] = (await relatos.findAllByRole('listitem')).map((item) =>
      within(item)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    )
    expect(first).toEqual([
      ['ana0@exemplo.br', expect.stringMatching(/^mailto:ana0.+exemplo\.br$/)],
      ['Editar a questão 1', '/admin/questoes/100'],
    ])
    expect(second).toEqual([['Editar a questão 2', '/admin/questoes/101']])
    expect(relatos.queryByText(/^E mais/)).toBeNull()
  })
})
