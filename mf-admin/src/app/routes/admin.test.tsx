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

  it('writes back to whoever reported an error, and to nobody else', async () => {
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
