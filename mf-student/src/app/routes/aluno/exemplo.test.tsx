import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NENHUMA } from '../../../features/estatisticas/estatisticas.fixture.ts'
import { addDays } from '@rumo/contract/rules'
import {
  encerrado,
  HOJE,
  META,
  open,
  PLANO,
  PLANO_CALL,
  signIn,
  SIMULADOS,
} from './perfil.fixture.tsx'

afterEach(() => {
  cleanup()
  session.end()
  vi.restoreAllMocks()
})

const planoWith = (parts: object) => ({
  ...PLANO,
  data_da_prova: addDays(HOJE, 40),
  dias_por_semana: 5,
  minutos_por_dia: 60,
  meta: { ...META, revisoes: 0, novas: 0, redacoes: 0, feito: false, ...parts },
  questoes: [],
})

it('the sample is never shown before a list that is on its way, of one’s own simulados', async () => {
  signIn()
  const emCurso = { ...encerrado(7), situacao: 'em_curso', marcadas: 3 }
  const linhas = Promise.withResolvers<object[]>()
  open({ 'GET /estatisticas': NENHUMA, [SIMULADOS]: () => linhas.promise })
  const shown: (string | null)[] = []
  const watch = new MutationObserver(() => shown.push(document.body.textContent))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  await screen.findByText('Carregando seus números...')
  linhas.resolve([emCurso])
  await screen.findByRole('link', { name: 'Simulado de 10\u00A0questões' })
  watch.disconnect()
  expect(shown.join('\n')).not.toContain('Exemplo')
})

it.each([
  ['an essay', { redacoes: 1 }, 'Escrever agora', '/rumo/temas-redacao'],
  [
    'new questions',
    { redacoes: 1, novas: 3 },
    'Treinar agora',
    '/rumo/questoes-alternativas?plano=3',
  ],
  ['nothing', {}, 'Treinar agora', '/rumo/questoes-alternativas'],
])('the first thing to do is what the plan has for today: %s', async (_, parts, name, href) => {
  signIn()
  open({ 'GET /estatisticas': NENHUMA, [PLANO_CALL]: planoWith(parts) })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})
