import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../testing/fake-device.ts'
import { fakeFila } from '../../testing/fake-fila.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { choose, headingOf, press } from '../../testing/practice-screen.tsx'
import { someAlternativas, someQuestao } from '../../testing/questoes.ts'
import { Questao } from './questoes.tsx'

function open(id: string) {
  const fila = fakeFila()
  render(
    <MemoryRouter>
      <Questao id={id} device={fakeDevice()} fila={fila} />
    </MemoryRouter>,
  )
  return fila
}

const PROVA = { id: 1, nome: 'Prova A', vestibular: { id: 1, ano: 2025, semestre: 1 as const } }
const OURS = ['busca', 'escolha', 'sorteios'] as const

beforeEach(() => fakeScreen())

describe('a question at its own address', () => {
  it('is the one that the address names, with its number and prova, and counts as practice', async () => {
    const draw = vi.fn(() => ({
      questoes: [someQuestao(7, { numero: 12, prova: PROVA })],
      disponiveis: 1,
    }))
    fakeServer({ 'POST /sorteios': draw }, [...OURS])
    const fila = open('7')
    await headingOf('Questão 12')
    expect(document.body.textContent).toMatch(/Prova A · 1º.semestre de 2025/)
    expect(draw).toHaveBeenCalledExactlyOnceWith({ quantidade: 1, entre: [7] })
    await choose('A')
    await press('Responder')
    expect(fila.added).toMatchObject([
      { owner: 'visitante', tentativa: { id_questao: 7, origem: 'pratica', resultado: 'certa' } },
    ])
    await press('Ver resultado')
    await headingOf('1 de 1 certa')
    expect(screen.getByRole('link', { name: 'Buscar outra questão' })).toBeDefined()
  })

  it('comes by the calls of section 7 from a server that draws by no id', async () => {
    const draw = vi.fn()
    const calls = fakeServer(
      {
        'POST /sorteios': draw,
        'GET /questoes-referencias': [{ id_questao: 7, id_referencia: null }],
        'GET /questoes/7': { id: 7, id_prova: 1, texto: 'Enunciado' },
        'GET /alternativas?questaoId=7': someAlternativas(7),
        'GET /provas': [{ id: 1, nome: 'Prova A' }],
        'GET /vestibulares': [],
      },
      ['sorteios'],
    )
    open('7')
    await headingOf('Questão')
    expect(calls).toContain('GET /questoes/7')
    expect(draw).not.toHaveBeenCalled()
    expect(screen.getByText('Enunciado')).toBeDefined()
  })

  it.each(['7', 'x', '0', '1.5'])('says of %s that it is not here, and leads on', async (id) => {
    const calls = fakeServer({ 'POST /sorteios': { questoes: [], disponiveis: 0 } }, [...OURS])
    open(id)
    expect(await screen.findByText('Esta questão não está aqui')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Treinar dez questões' })).toBeDefined()
    expect(calls).toHaveLength(id === '7' ? 1 : 0)
  })

  it('waits for the end of a simulado that asks it', async () => {
    const drawn = { questoes: [], disponiveis: 0, em_simulado: 1 }
    fakeServer({ 'POST /sorteios': drawn }, [...OURS])
    open('7')
    expect(await screen.findByText('Esta questão está em simulado em andamento')).toBeDefined()
  })

  it('is asked for again where the server failed', async () => {
    const answers: Record<string, unknown> = { 'POST /sorteios': new ApiError(503, {}) }
    fakeServer(answers, [...OURS])
    open('7')
    await screen.findByRole('alert')
    answers['POST /sorteios'] = { questoes: [someQuestao(7)], disponiveis: 1 }
    await press('Tentar de novo')
    expect(await headingOf('Questão')).toBeDefined()
  })
})
