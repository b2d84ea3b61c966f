import 'fake-indexeddb/auto'
import type { RedacaoEnviada } from '@rumo/contract'
import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { device } from '@rumo/shared-device/device'
import { novasCorrecoes } from '@rumo/shared-device/redacoes-vistas'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { correcaoDe, redacaoDe } from '../../../features/redacoes/redacoes.fixture.ts'
import { Router } from '../../router.tsx'

const MARINA = { id: 7, nome: 'Marina Alves', email: 'marina@exemplo.br', perfil: 'Aluno' as const }

beforeEach(() => {
  localStorage.setItem('token', unsignedToken(MARINA))
})
afterEach(() => {
  cleanup()
  session.end()
  vi.restoreAllMocks()
})

function open(answer: unknown, path = '/rumo/aluno/redacoes/5') {
  history.replaceState(null, '', path)
  const calls = fakeServer({ 'GET /usuarios/7': MARINA, 'GET /redacoes-enviadas/5': answer }, [
    'redacoes_enviadas',
  ])
  render(<Router basename="/rumo" navigate={vi.fn<(path: string) => void>()} />)
  return calls
}

const show = async (changes: Partial<RedacaoEnviada>) => {
  const calls = open(redacaoDe(changes))
  await screen.findByRole('heading', { level: 1, name: 'O celular na sala de aula' })
  return calls
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const wordsOf = (rows: HTMLElement[]) =>
  rows.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
const rewriting = () => screen.queryByRole('link', { name: 'Reescrever' })

describe('an essay that waits', () => {
  it.each([
    ['a_corrigir', 'Aguardando correção', /Sua redação chegou\./],
    ['em_correcao', 'Em correção', /Alguém está corrigindo/],
  ] as const)('is shown as it was sent: %s', async (estado, words, espera) => {
    await show({ estado, texto: '  Os celular\n\n<b>está</b>' })
    expect(screen.getByText(new RegExp(`^${words}`))).toBeDefined()
    expect(screen.getByText(espera)).toBeDefined()
    expect(screen.getByRole('region', { name: 'Seu texto' }).textContent).toContain(
      '  Os celular\n\n<b>está</b>',
    )
    expect(screen.queryByRole('region', { name: 'Correção' })).toBeNull()
    expect(rewriting()).toBeNull()
  })
})

describe('a corrected essay', () => {
  const anotacoes = [
    { inicio: 11, fim: 15, texto: 'Concordância: estão.' },
    { inicio: 3, fim: 15, texto: 'Plural.' },
  ]
  const corrected = { estado: 'corrigida' as const, correcoes: [correcaoDe({ anotacoes })] }

  it('shows the grade of each criterion of its rubric, the whole and what was said of it', async () => {
    await show(corrected)
    const correcao = part('Correção')
    expect(wordsOf(correcao.getAllByRole('cell'))).toEqual([
      '120 de 200',
      '160 de 200',
      '160 de 200',
      '160 de 200',
      '120 de 200',
    ])
    expect(correcao.getByText('720')).toBeDefined()
    expect(correcao.getByText(/^Corrigida por Carla Souza em 18 de novembro de 2026/)).toBeDefined()
    expect(correcao.getByText('Revise a concordância.')).toBeDefined()
  })

  it('is no news any more, on this device and on those of its account', async () => {
    const calls = await show({ ...corrected, vista_em: null })
    await waitFor(() => expect(calls).toContain('POST /redacoes-enviadas/5/vista'))
    const news = [{ id: 5, entregue_em: '2026-11-18T12:00:00.000Z' }]
    expect(await novasCorrecoes(device.of('conta-7'), news, '2026-11-18')).toEqual([])
  })

  it('reads the rubric of our own, too, also from whom has no account any more', async () => {
    const notas = { tema: 18, genero: 16, coerencia: 17, coesao: 14, norma: 12 }
    const own = correcaoDe({ rubrica: 'rumo', notas, nota: 77, maximo: 100, corretor: null })
    await show({ ...corrected, correcoes: [own] })
    const correcao = part('Correção')
    expect(wordsOf(correcao.getAllByRole('cell'))[0]).toBe('18 de 20')
    expect(correcao.getByText(/Não são os de nenhuma banca/)).toBeDefined()
    expect(correcao.getByText(/^Corrigida em 18 de novembro/)).toBeDefined()
  })

  it('marks passages that overlap, and leads from each to its remark and back', async () => {
    await show(corrected)
    const texto = part('Seu texto')
    const remarks = texto.getAllByRole('listitem')
    expect(wordsOf(remarks)).toEqual([
      '1celular estáPlural.Ver no texto (comentário 1)',
      '2estáConcordância: estão.Ver no texto (comentário 2)',
    ])
    await userEvent.click(texto.getByRole('button', { name: 'Comentário 2' }))
    expect(document.activeElement).toBe(remarks[1])
    await userEvent.click(texto.getByRole('button', { name: 'Ver no texto (comentário 1)' }))
    const passage = document.activeElement
    expect(passage?.nextElementSibling?.textContent).toBe('celular ')
  })

  it('shows one correction at a time where several people corrected it, the newest first', async () => {
    const notas = { tema: 18, genero: 16, coerencia: 17, coesao: 14, norma: 12 }
    const older = correcaoDe({
      id: 2,
      rubrica: 'rumo',
      notas,
      nota: 77,
      maximo: 100,
      corretor: { id: 3, nome: 'Davi Lima' },
      entregue_em: '2026-11-10T12:00:00.000Z',
    })
    await show({ ...corrected, correcoes: [older, ...corrected.correcoes] })
    expect(part('Correção').getByText('720')).toBeDefined()
    expect(screen.getAllByRole('button', { name: /^Comentário/ })).toHaveLength(2)
    await userEvent.click(screen.getByRole('radio', { name: /^Davi Lima/ }))
    expect(part('Correção').getByText('77')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Comentário/ })).toBeNull()
  })

  it.each([
    [[720, 760], 2, 2, 740, 'a média de duas correções.'],
    [[400, 720, 760], 3, 2, 740, 'a média das duas correções mais próximas.'],
    [[400, 600, 800], 3, 3, 600, 'a média de três correções.'],
  ])(
    'says what it is worth by several corrections: %o',
    async (notas, corretores, de, nota, words) => {
      await show({
        estado: 'corrigida',
        correcoes: notas.map((each, place) => correcaoDe({ id: place + 1, nota: each })),
        nota_final: { rubrica: 'enem', nota, maximo: 1000, de, corretores },
      })
      const said = part('Correção').getByText(/^Nota final/)
      expect(wordsOf([said])).toEqual([`Nota final: ${nota} de 1.000, ${words}`])
    },
  )

  it('leads to its other versions, and may be written again as the last of them', async () => {
    const first = { id: 4, reescrita: 0, enviada_em: '2026-11-01T12:00:00.000Z' }
    const own = { id: 5, reescrita: 1, enviada_em: '2026-11-17T12:00:00.000Z' }
    await show({ ...corrected, reescrita: 1, reescritas: [first, own] })
    const versoes = within(screen.getByRole('navigation', { name: 'Versões desta redação' }))
    const links = versoes.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/rumo/aluno/redacoes/4',
      '/rumo/aluno/redacoes/5',
    ])
    expect(links[1]?.getAttribute('aria-current')).toBe('page')
    expect(rewriting()?.getAttribute('href')).toBe('/rumo/temas-redacao?reescrever=5')
  })

  it('is not written again once its theme is gone', async () => {
    await show({ ...corrected, id_redacao: null })
    expect(rewriting()).toBeNull()
  })
})

describe('an essay that cannot be shown', () => {
  it.each([
    // The server gives the same answer for an essay of another account.
    [
      'is not there',
      new ApiError(404, { codigo: 'redacao_enviada_inexistente' }),
      '/rumo/aluno/redacoes/5',
    ],
    ['has no such number', null, '/rumo/aluno/redacoes/x'],
  ])('%s', async (_why, answer, path) => {
    open(answer, path)
    expect(await screen.findByRole('heading', { name: 'Essa redação não existe' })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Ver minhas redações' })
    expect(link.getAttribute('href')).toBe('/rumo/aluno')
  })

  it('can be asked for again where it did not come', async () => {
    const answer = vi
      .fn<() => unknown>(() => redacaoDe())
      .mockReturnValueOnce(new ApiError(503, { titulo: 'Servidor ocupado' }))
    open(answer)
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('region', { name: 'Seu texto' })).toBeDefined()
  })
})
