import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rascunhoOn } from '../../../features/redacoes/rascunho.ts'
import {
  TEXTO_1,
  PONTE,
  TEMA,
  serve,
  openEssay,
  tema,
  field,
  button,
  press,
} from '../../../testing/essay-screen.tsx'
import { fakeOwnDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'

beforeEach(() => fakeScreen())

describe('a server', () => {
  it('without themes gets a screen that says so', async () => {
    serve([])
    openEssay()
    expect(await screen.findByText('Ainda não há temas aqui')).toBeDefined()
  })

  it('that knows no themes gets a screen that says so', async () => {
    fakeServer({})
    openEssay()
    expect(await screen.findByText('Este site não tem temas de redação')).toBeDefined()
  })

  it('that is down gets its own words and another try', async () => {
    serve(new ApiError(503, { titulo: 'Em manutenção', mensagem: 'Até já.' }))
    openEssay()
    expect((await screen.findByRole('alert')).textContent).toMatch(/Em manutenção.*Até já\./)
    serve([PONTE])
    await press('Tentar de novo')
    await tema('A ponte')
  })

  it('that hangs is asked again after 8 s, if one likes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    serve(() => new Promise(() => {}))
    openEssay()
    await screen.findByText('Carregando tema de redação...')
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
    act(() => void vi.advanceTimersByTime(8000))
    vi.useRealTimers()
    serve([PONTE])
    await press('Tentar de novo')
    await tema('A ponte')
  })

  it('of section 7 alone, with ids as text, is asked for nothing beyond its three calls', async () => {
    const calls = fakeServer({
      'GET /redacoes': [{ id: '1', instrucoes: PONTE.instrucoes }],
      'GET /redacoes-referencias': [{ id_redacao: 1, id_referencia: 7 }],
      'GET /referencias/7': { id: '7', texto: TEXTO_1 },
    })
    openEssay()
    await tema('A ponte')
    expect(screen.getByText(TEXTO_1)).toBeDefined()
    expect(calls).toEqual(['GET /redacoes', 'GET /redacoes-referencias', 'GET /referencias/7'])
  })

  it('that has lost a text for now gets another try', async () => {
    serve([PONTE], { 'GET /referencias/7': new ApiError(503, {}) })
    openEssay()
    expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado')
    serve([PONTE])
    await press('Tentar de novo')
    await tema('A ponte')
  })

  it('that fails to give one text of several gets the others shown, and the missing one named', async () => {
    fakeScreen({ width: 390 })
    serve([PONTE], {
      'GET /redacoes-referencias': [
        { id_redacao: 1, id_referencia: 6 },
        { id_redacao: 1, id_referencia: 7 },
      ],
      'GET /referencias/6': new ApiError(500, {}),
    })
    openEssay()
    await tema('A ponte')
    button('1\u00A0texto de apoio, 1\u00A0texto que não veio e instruções')
    const textos = screen.getAllByRole('heading', { level: 2, name: /^Texto/ })
    expect(textos.map(({ parentElement }) => parentElement?.parentElement?.textContent)).toEqual([
      'Texto 1 Este texto não veio do servidor.',
      `Texto 2 A travessia${TEXTO_1}`,
    ])
  })

  it('that no longer lists a theme does not take its draft away', async () => {
    const ownDevice = fakeOwnDevice()
    await rascunhoOn(ownDevice).write({ tema: TEMA, texto: 'Era uma luz' })
    serve([PONTE])
    openEssay(ownDevice)
    await tema('O farol')
    expect((await field()).value).toBe('Era uma luz')
  })
})
