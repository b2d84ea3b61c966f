import { ApiError } from '@rumo/shared-auth'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'
import { rascunhoOn, readRascunho } from '../../../features/redacoes/rascunho.ts'
import { field, openEssayOn, press, TEMA, tema, write } from '../../../testing/essay-screen.tsx'
import { deviceOf, NO_NETWORK, takesEssays } from '../../../testing/essay-sending.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'

beforeEach(() => fakeScreen())

describe('writing again', () => {
  const ENVIADA = {
    id: 5,
    id_redacao: 1,
    titulo: 'A ponte',
    instrucoes: 'A ponte\n\nEscreva.',
    texto: 'A primeira.',
  }
  const asked = '?reescrever=5'

  it('begins with what was sent, and is sent as its rewriting', async () => {
    const received = takesEssays([], { 'GET /redacoes-enviadas/5': ENVIADA })
    const { device, conta } = deviceOf('conta-1')
    openEssayOn(device, asked)
    await tema('A ponte')
    expect((await field()).value).toBe('A primeira.')
    expect(screen.getByText(/^Conta-se/)).toBeDefined()
    await write(' E a segunda.')
    cleanup()
    await vi.waitFor(async () =>
      expect(await readRascunho(rascunhoOn(conta))).toMatchObject({ id_anterior: 5 }),
    )
    openEssayOn(device, asked)
    expect((await field()).value).toBe('A primeira. E a segunda.')
    await press('Enviar Redação')
    await tema('Redação enviada')
    expect([...received.values()]).toMatchObject([
      { id_anterior: 5, id_redacao: 1, texto: 'A primeira. E a segunda.' },
    ])
  })

  it('never takes the place of another draft, which comes back from where it was put', async () => {
    takesEssays([], { 'GET /redacoes-enviadas/5': ENVIADA })
    const { device, conta } = deviceOf('conta-1')
    await rascunhoOn(conta).write({ tema: TEMA, texto: 'Era uma luz' })
    openEssayOn(device, asked)
    expect(await screen.findByText('Há um rascunho na sua folha')).toBeDefined()
    await press('Guardar e reescrever')
    await tema('A ponte')
    expect(await readGuardadas(conta)).toMatchObject([{ texto: 'Era uma luz', rascunho: true }])

    await press('Descartar rascunho')
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
    await vi.waitFor(async () => expect((await field()).value).toBe(''))
    await userEvent.click(screen.getByRole('button', { name: /O farol/ }))
    await press('Voltar a editar')
    await tema('O farol')
    expect((await field()).value).toBe('Era uma luz')
    expect(await readGuardadas(conta)).toEqual([])
  })

  it('is asked for no more once it was discarded', async () => {
    takesEssays([], { 'GET /redacoes-enviadas/5': ENVIADA })
    const { device } = deviceOf('conta-1')
    const onSearch = vi.fn<(search: string) => void>()
    openEssayOn(device, asked, onSearch)
    await tema('A ponte')
    expect(onSearch).toHaveBeenLastCalledWith(asked)
    await press('Descartar rascunho')
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
    await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''))
    expect((await field()).value).toBe('')
  })

  it('leaves the draft where it is, if one would rather go on with it', async () => {
    takesEssays([], { 'GET /redacoes-enviadas/5': ENVIADA })
    const { device, conta } = deviceOf('conta-1')
    await rascunhoOn(conta).write({ tema: TEMA, texto: 'Era uma luz' })
    openEssayOn(device, asked)
    await screen.findByText('Há um rascunho na sua folha')
    await press('Continuar o rascunho')
    await tema('O farol')
    expect((await field()).value).toBe('Era uma luz')
    expect(await readGuardadas(conta)).toEqual([])
  })

  it('leads on where there is no such essay', async () => {
    const { device } = deviceOf('conta-1')
    const gone = new ApiError(404, { codigo: 'redacao_inexistente' })
    takesEssays([], { 'GET /redacoes-enviadas/5': gone })
    openEssayOn(device, asked)
    expect(await screen.findByText('Essa redação não existe')).toBeDefined()
    await press('Continuar')
    expect((await field()).value).toBe('')
  })

  it('says where the theme is gone, or the server', async () => {
    const { device } = deviceOf('conta-1')
    takesEssays([], { 'GET /redacoes-enviadas/5': { ...ENVIADA, id_redacao: null } })
    openEssayOn(device, asked)
    expect(await screen.findByText('O tema desta redação não existe mais')).toBeDefined()
    cleanup()
    takesEssays([], { 'GET /redacoes-enviadas/5': NO_NETWORK() })
    openEssayOn(device, asked)
    expect(await screen.findByText('Sem resposta do servidor')).toBeDefined()
  })
})
