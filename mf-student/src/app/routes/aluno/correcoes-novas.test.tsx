import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { device } from '@rumo/shared-device/device'
import { keepVista } from '@rumo/shared-device/redacoes-vistas'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { open, part, PRATICADAS, signIn } from './perfil.fixture.tsx'

beforeEach(() => void signIn())
afterEach(() => {
  cleanup()
  session.end()
})

describe('a correction that was not looked at', () => {
  const corrigida = {
    id: 5,
    titulo: 'O celular na sala de aula',
    nota: 720,
    maximo: 1000,
    entregue_em: new Date().toISOString(),
  }

  it('is told of on top, with a way to it, until it was looked at on this device', async () => {
    open({ 'GET /estatisticas': { ...PRATICADAS, redacoes: [corrigida] } })
    const told = await screen.findByText('Sua redação foi corrigida:')
    expect(told.parentElement?.textContent.replaceAll('\u00A0', ' ')).toContain(
      'O celular na sala de aula, 720 de 1.000.',
    )
    const link = screen.getByRole('link', { name: 'Ver a correção' })
    expect(link.getAttribute('href')).toMatch(/\/aluno\/redacoes\/5$/)
    const first = screen.getAllByRole('heading', { level: 2 })[0]
    expect(link.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    cleanup()
    await keepVista(device.of(device.owner()), { id: 5 })
    open({ 'GET /estatisticas': { ...PRATICADAS, redacoes: [corrigida] } })
    await part('Acertos por matéria')
    expect(screen.queryByText('Sua redação foi corrigida:')).toBeNull()
  })

  it('is told of with the others, each by its name', async () => {
    const redacoes = [
      { ...corrigida, id: 8, titulo: 'O rio' },
      { ...corrigida, id: 7 },
      { ...corrigida, id: 6, vista_em: corrigida.entregue_em },
    ]
    open({ 'GET /estatisticas': { ...PRATICADAS, redacoes } })
    const told = await screen.findByText('2 redações suas foram corrigidas:')
    const links = within(told.parentElement as HTMLElement).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['O rio', expect.stringMatching(/\/aluno\/redacoes\/8$/)],
      ['O celular na sala de aula', expect.stringMatching(/\/aluno\/redacoes\/7$/)],
    ])
  })
})
