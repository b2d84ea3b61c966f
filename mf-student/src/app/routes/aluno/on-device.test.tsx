import 'fake-indexeddb/auto'
import { ApiError, session } from '@rumo/shared-auth'
import { fila, tentativaOf } from '@rumo/shared-device/fila'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { device } from '@rumo/shared-device/device'
import { failed, open, part, PLANO_CALL, signIn, wordsOf } from './perfil.fixture.tsx'

beforeEach(() => {
  signIn()
})
afterEach(() => {
  cleanup()
  session.end()
  vi.restoreAllMocks()
})

const DAY_MS = 86_400_000
const questao = { id: 1, materia: { id: 6, nome: 'Química' } }
const alternativa = { id: 10, id_questao: 1, nome: 'A', texto: '', correta: true }
/** An answer given this many days ago; the right alternative is 10. */
const answered = (marcada = 10, daysAgo = 0) =>
  tentativaOf({
    questao: { ...questao, alternativas: [alternativa] },
    marcada,
    origem: 'pratica',
    respondidaEmMs: Date.now() - daysAgo * DAY_MS,
  })

describe('what this device has answered', () => {
  it('is sent before the server is asked what it counts', async () => {
    const waiting = answered()
    await device.of(device.owner()).update('tentativas/1', () => [waiting])
    const calls = open({ 'POST /tentativas': { recebidas: [waiting.chave], recusadas: [] } })
    await part('Simulados')
    const own = calls.filter((call) => /tentativas|estatisticas|revisoes/.test(call))
    expect(own).toEqual(['POST /tentativas', 'GET /estatisticas', PLANO_CALL])
  })

  it.each(['aluno/conta', 'aluno/redacoes/12'])('is sent from %s, too', async (path) => {
    history.replaceState(null, '', `/rumo/${path}`)
    const waiting = answered()
    await device.of(device.owner()).update('tentativas/1', () => [waiting])
    const calls = open({ 'POST /tentativas': { recebidas: [waiting.chave], recusadas: [] } })
    await waitFor(() => expect(calls).toContain('POST /tentativas'))
  })

  it('does not keep the user waiting where it cannot be sent', async () => {
    await device.of(device.owner()).update('tentativas/1', () => [answered()])
    open({ 'POST /tentativas': failed() })
    expect(await part('Simulados')).toBeDefined()
    expect(await fila.own()).toHaveLength(1)
  })

  it('is counted here where the server has section 7 alone', async () => {
    await device.of(device.owner()).update('tentativas/1', () => [answered()])
    const calls = open({}, [])
    const materias = await part('Acertos por matéria')
    expect(wordsOf(materias.getAllByRole('row').slice(1))).toEqual([
      'Química100%1 de 1Treinar Química',
    ])
    expect(screen.getByText(/contam o que você respondeu neste aparelho/)).toBeDefined()
    expect(await screen.findByText('Nada para revisar hoje.')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Próxima prova' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Simulados' })).toBeNull()
    // Such a server may show accounts to administrators only.
    expect(calls).toEqual([])
  })

  it('comes back from here, by the same rule, where no server plans', async () => {
    await device.of(device.owner()).update('tentativas/1', () => [answered(11, 2)])
    open({}, [])
    expect(await screen.findByText(/^1.questão que você errou volta hoje\.$/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Revisar erros' })).toBeDefined()
  })

  it('is nothing at first: then the sample stands there as well', async () => {
    open({}, [])
    expect(await part('Simulados Exemplo')).toBeDefined()
  })

  it('is counted here where the server does not know what it announced', async () => {
    await device.of(device.owner()).update('tentativas/1', () => [answered()])
    open({ 'GET /estatisticas': new ApiError(404, {}) })
    expect(await part('Acertos por matéria')).toBeDefined()
  })
})
