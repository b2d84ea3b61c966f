import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NENHUMA } from '../../../features/estatisticas/estatisticas.fixture.ts'
import { encerrado, open, signIn, SIMULADOS } from './perfil.fixture.tsx'

afterEach(() => {
  cleanup()
  session.end()
  vi.restoreAllMocks()
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
