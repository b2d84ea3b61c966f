import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { forgetOwner } from '@rumo/shared-device/device'
import { keptSite } from '@rumo/shared-device/testing'
import { keepLevada, type Levada } from '@rumo/shared-device/levadas'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { someQuestoes } from '../../testing/questoes.ts'
import { NoAparelho } from './no-aparelho.tsx'

const MB = 1_000_000
const levada = (changes: Partial<Levada> = {}): Levada => ({
  tipo: 'prova',
  id: 1,
  nome: 'Prova Azul',
  levadaEmMs: Date.now(),
  questoes: someQuestoes(3),
  prova: null,
  temas: { redacoes: [{ id: 1, id_prova: 1, instrucoes: 'Tema' }], links: [], referencias: [] },
  revisao: null,
  figuras: [],
  bytes: 1.2 * MB,
  ...changes,
})
const materia = levada({
  tipo: 'materia',
  id: 7,
  nome: 'Química',
  temas: { redacoes: [], links: [], referencias: [] },
  bytes: MB,
})
const REVISAO = {
  data_da_prova: null,
  data_sugerida: null,
  vencidas: 2,
  adiantaveis: 0,
  proximas: [],
  proxima: null,
}
const SCREEN = (
  <MemoryRouter>
    <NoAparelho />
  </MemoryRouter>
)
const show = () => render(SCREEN)
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => void keptSite({}))
afterEach(async () => {
  for (const owner of ['aparelho', 'conta-1']) await forgetOwner(owner)
  session.end()
})

it('says in its page, which scripts may never take over, nothing of being loaded', () => {
  const markup = renderToString(SCREEN)
  expect(markup).toContain('funciona sem internet')
  expect(markup).not.toContain('Carregando')
})

it('says what was taken along, how much space it takes and where it leads', async () => {
  await keepLevada(levada())
  await keepLevada(materia)
  show()
  expect(await screen.findByRole('heading', { name: 'Prova Azul' })).toBeTruthy()
  expect(screen.getByText('3 questões e 1 tema de redação')).toBeTruthy()
  expect(screen.getByText(/fica guardado neste aparelho\. Com uma conta, vai/)).toBeTruthy()
  expect(screen.getByText(/^No aparelho até .*\(1,2\sMB\)\.$/)).toBeTruthy()
  expect(screen.getByText(/^Ao todo, 2,2\sMB/)).toBeTruthy()
  expect(new Set(hrefs())).toEqual(
    new Set([
      '/vestibular-completo?prova=1',
      '/questoes-alternativas?prova=1',
      '/temas-redacao',
      '/questoes-alternativas?materia=7',
    ]),
  )
})

it('leads from the plan of a day to each part of it', async () => {
  session.begin(unsignedToken({ id: 1, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
  const revisao: Levada['revisao'] = { ...REVISAO, questoes: someQuestoes(2) }
  await keepLevada(levada({ tipo: 'plano', id: 0, nome: 'Plano de hoje', revisao }))
  show()
  expect(await screen.findByText(/^2.revisões, 3.questões novas e 1.tema de redação$/)).toBeTruthy()
  expect(hrefs()).toEqual([
    '/revisar-erros',
    '/questoes-alternativas?so=nao-respondidas',
    '/temas-redacao',
  ])
})

it('says of the plan of a day that all of it is done, and leads nowhere then', async () => {
  session.begin(unsignedToken({ id: 1, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
  const revisao: Levada['revisao'] = { ...REVISAO, vencidas: 0, questoes: [] }
  const { temas } = materia
  await keepLevada(
    levada({ tipo: 'plano', id: 0, nome: 'Plano de hoje', questoes: [], temas, revisao }),
  )
  show()
  expect(await screen.findByText('Tudo feito.')).toBeTruthy()
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('removes one, and says how one takes something when nothing is left', async () => {
  await keepLevada(materia)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Remover (Química)' }))
  expect(await screen.findByText('Nada foi levado ainda')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('says that a browser keeps nothing', async () => {
  document.head.innerHTML = ''
  show()
  expect(await screen.findByText(/^Este navegador não guarda o site/)).toBeTruthy()
})
