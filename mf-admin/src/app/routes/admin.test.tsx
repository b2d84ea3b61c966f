import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resumoFixture } from '../../features/resumo/resumo.fixture.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Admin } from './admin.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The home, before a server on which so many essays wait. */
function open(redacoes_a_corrigir: number) {
  const dados = { ...resumoFixture, redacoes_a_corrigir }
  fakeServer({ 'GET /resumo': () => ({ dados }) }, ['correcoes', 'redacoes_enviadas', 'resumo'])
  showScreen(<Admin />)
}

describe('Admin', () => {
  it('says how many essays wait, and leads to them', async () => {
    open(1200)
    const link = await screen.findByRole('link', { name: '1.200 redações à espera' })
    expect(link.getAttribute('href')).toBe('/admin/redacoes')
  })

  it('says so where none waits', async () => {
    open(0)
    expect(await screen.findByText('Nenhuma redação à espera.')).toBeDefined()
  })
})
