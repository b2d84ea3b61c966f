import 'fake-indexeddb/auto'
import { ApiError, session } from '@rumo/shared-auth'
import { device } from '@rumo/shared-device/device'
import { keepLevada, listLevadas, removeLevada } from '@rumo/shared-device/levadas'
import { REDACOES_GUARDADAS } from '@rumo/shared-device/redacoes'
import { SIMULADO_GUARDADO, SIMULADOS_EM_ESPERA } from '@rumo/shared-device/simulados'
import { keptSite, umaLevada } from '@rumo/shared-device/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HANDED_IN, open, part, PRATICADAS, signIn, someAnswer } from './perfil.fixture.tsx'

beforeEach(() => void signIn())
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  for (const levada of await listLevadas()) await removeLevada(levada)
  session.end()
  vi.restoreAllMocks()
})

const LOST = new ApiError(0, undefined)
const NO_NETWORK = {
  'GET /estatisticas': LOST,
  'POST /tentativas': LOST,
  'POST /simulados/7/encerramento': LOST,
}
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
const keep = (name: string, value: unknown) => device.of(device.owner()).update(name, () => value)
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ')
describe('the profile without a network', () => {
  it('says so, and that what is missing comes by itself, in place of a failure', async () => {
    goOffline()
    open(NO_NETWORK)
    expect(await screen.findByRole('heading', { name: 'Sem internet' })).toBeDefined()
    expect(screen.getByText(/aparecem aqui quando a conexão voltar/)).toBeDefined()
    expect(screen.queryByText('Sem resposta do servidor')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Marina Alves' })).toBeDefined()
  })

  it('counts what waits to be sent, and leads to what was taken along and to what was begun', async () => {
    goOffline()
    await keepLevada(umaLevada(3, { nome: 'Prova Azul' }))
    await keep(SIMULADOS_EM_ESPERA, [HANDED_IN])
    await keep(SIMULADO_GUARDADO, { etapa: 'em-curso' })
    await keep('tentativas/1', [someAnswer(), someAnswer()])
    open(NO_NETWORK)
    const aqui = await part('Neste aparelho')
    expect(plain(await aqui.findByText(/conexão voltar/))).toBe(
      '2 respostas e 1 simulado vão para a sua conta quando a conexão voltar.',
    )
    expect(aqui.getByText('Você levou para usar sem internet: Prova Azul.')).toBeDefined()
    const ways = aqui.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['/rumo/vestibular-completo', '/rumo/no-aparelho'])
  })

  it('says that nothing waits and nothing was taken along where that is so', async () => {
    goOffline()
    keptSite({})
    open(NO_NETWORK)
    const aqui = await part('Neste aparelho')
    expect(await aqui.findByText('Nada espera para ser enviado.')).toBeDefined()
    expect(aqui.getByText(/^Você não levou nada/)).toBeDefined()
  })

  it('calls what waits by the essays alone not nothing', async () => {
    goOffline()
    await keep(REDACOES_GUARDADAS, [{ texto: 'Era uma vez uma ponte.' }])
    open(NO_NETWORK)
    await part('Neste aparelho')
    expect(await screen.findByText(/1.redação para enviar neste aparelho/)).toBeDefined()
    expect(screen.queryByText(/Nada espera/)).toBeNull()
  })

  it('shows the numbers once there is a network', async () => {
    goOffline()
    let answerOf: unknown = LOST
    open({ ...NO_NETWORK, 'GET /estatisticas': () => answerOf })
    await screen.findByRole('heading', { name: 'Sem internet' })
    answerOf = PRATICADAS
    dispatchEvent(new Event('online'))
    await screen.findByRole('region', { name: 'Sequência de treino' })
    await waitFor(() => expect(screen.queryByText('Sem internet')).toBeNull())
  })

  it('does not say so where a server alone does not answer, which has the same ways', async () => {
    open(NO_NETWORK)
    expect(await screen.findByRole('heading', { name: 'Sem resposta do servidor' })).toBeDefined()
    expect(await part('Neste aparelho')).toBeDefined()
  })
})
