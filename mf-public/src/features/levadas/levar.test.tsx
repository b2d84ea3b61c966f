import 'fake-indexeddb/auto'
import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { forgetOwner } from '@rumo/shared-device/device'
import { keptSite, umaLevada } from '@rumo/shared-device/testing'
import { keepLevada, listLevadas } from '@rumo/shared-device/levadas'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { someQuestao } from '../../testing/questoes.ts'
import { Levar } from './levar.tsx'
import { levar } from '@rumo/shared-device/levar'
import { pedir } from './pedir.ts'

const FIGURA = 'http://api.test/a.png'
const questao = (id: number) => {
  const figura = { id, titulo: null, texto: null, legenda: null, url_imagem: '/a.png' }
  return someQuestao(id, { referencias: [figura] })
}
const PROVA = { id: 1, nome: 'Prova Azul', instrucoes: 'Leia.', url_arquivo: null }
const texto = (id: number) => ({ id, titulo: 'Texto', texto: 'Era', legenda: null })
const server = {
  'POST /sorteios': () => ({ questoes: [questao(1), questao(2)], disponiveis: 2 }),
  'POST /provas/1': PROVA,
  'GET /redacoes': [
    { id: 3, id_prova: 1, instrucoes: 'Tema' },
    { id: 4, id_prova: 2, instrucoes: 'Outro' },
  ],
  'GET /redacoes-referencias': [
    { id_redacao: 3, id_referencia: 5 },
    { id_redacao: 4, id_referencia: 6 },
  ],
  'GET /referencias/5': texto(5),
}
const oQue = { tipo: 'prova', id: 1, nome: 'Prova Azul' } as const
const show = () => render(<Levar oQue={oQue} />, { wrapper: MemoryRouter })
const button = (name: string) => screen.findByRole('button', { name })
const take = async () => userEvent.click(await button('Leve esta prova'))

let figuras: Map<string, Response>
beforeEach(() => {
  figuras = keptSite({ [FIGURA]: 'bytes' })
})
afterEach(() => forgetOwner('aparelho'))

describe('what is taken along', () => {
  it('is all that a prova is made of, with its pictures, until it is removed', async () => {
    fakeServer(server, ['sorteios'])
    show()
    await take()
    expect((await screen.findByText(/^No aparelho até /)).textContent).toMatch(
      /^No aparelho até \S+ de [a-zç]+ \(\d+\sKB\)\.$/,
    )
    const [levada] = await listLevadas()
    expect(levada).toMatchObject({ ...oQue, prova: PROVA, figuras: [FIGURA] })
    expect(levada?.questoes.map(({ id }) => id)).toEqual([1, 2])
    expect(levada?.temas.redacoes.map(({ id }) => id)).toEqual([3])
    expect(levada?.temas.referencias).toEqual([texto(5)])
    expect([...figuras.keys()]).toEqual([FIGURA])

    const aparelho = screen.getByRole('link', { name: 'Ver tudo no aparelho' })
    expect(aparelho.getAttribute('href')).toBe('/no-aparelho')

    await userEvent.click(await button('Remover do aparelho'))
    await button('Leve esta prova')
    expect(screen.queryByRole('link')).toBeNull()
    expect([await listLevadas(), figuras.size]).toEqual([[], 0])
  })

  it('has the questions of a prova that are not practised, but none that cannot be shown', async () => {
    const anulada = { ...questao(3), situacao: 'anulada' }
    const draw = vi.fn(() => ({ questoes: [anulada, { ...anulada, alternativas: [] }] }))
    fakeServer({ ...server, 'POST /sorteios': draw }, ['sorteios'])
    show()
    await take()
    await button('Remover do aparelho')
    expect((await listLevadas())[0]?.questoes).toEqual([anulada])
    expect(draw.mock.calls).toMatchObject([[{ id_prova: 1, prova_inteira: true }]])
  })

  it('leaves the focus on the button that takes and removes it, which does nothing meanwhile', async () => {
    const asked = Promise.withResolvers<object>()
    const draws = vi.fn(() => asked.promise)
    fakeServer({ ...server, 'POST /sorteios': draws }, ['sorteios'])
    show()
    await take()
    expect((await screen.findByRole('status')).textContent).toBe('Levando… 0%')
    await take()
    expect(draws).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(await button('Leve esta prova'))
    asked.resolve({ questoes: [questao(1)], disponiveis: 1 })
    expect(document.activeElement).toBe(await button('Remover do aparelho'))
    await userEvent.click(await button('Remover do aparelho'))
    expect(document.activeElement).toBe(await button('Leve esta prova'))
  })

  it('is there again when one comes back', async () => {
    fakeServer(server, ['sorteios'])
    const { unmount } = show()
    await take()
    await button('Remover do aparelho')
    unmount()
    show()
    expect(await button('Remover do aparelho')).toBeTruthy()
  })

  it('is nothing of it where the server stops halfway, and can be tried again', async () => {
    fakeServer({ ...server, 'POST /provas/1': new ApiError(0, undefined) }, ['sorteios'])
    show()
    await take()
    expect(await screen.findByText('Confira sua conexão e tente de novo.')).toBeTruthy()
    expect(await listLevadas()).toEqual([])
    fakeServer(server, ['sorteios'])
    await userEvent.click(await button('Tentar de novo'))
    await button('Remover do aparelho')
  })

  it('waits for a network, which it says, and is removed without one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => onLine.mockRestore())
    await keepLevada(umaLevada(1))
    fakeServer(server, ['sorteios'])
    show()
    await userEvent.click(await button('Remover do aparelho'))
    const leve = await button('Leve esta prova')
    expect([leve.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', leve])
    expect(screen.getByRole('status').textContent).toBe('Para levar, é preciso internet.')
    await userEvent.click(leve)
    expect(await listLevadas()).toEqual([])
    onLine.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    expect(await screen.findByText('Sem internet?')).toBeTruthy()
    await take()
    await button('Remover do aparelho')
  })

  it('is nothing of it where there is no room, and that is said', async () => {
    fakeServer(server, ['sorteios'])
    const cache = { put: () => Promise.reject(new DOMException('full')), delete: async () => true }
    vi.stubGlobal('caches', { open: async () => cache })
    show()
    await take()
    expect(await screen.findByText(/^Não coube neste aparelho\./)).toBeTruthy()
    expect(await listLevadas()).toEqual([])
  })

  it('is not offered as taken where there is nothing to take', async () => {
    const empty = { questoes: [], disponiveis: 0 }
    fakeServer({ ...server, 'POST /sorteios': () => empty, 'GET /redacoes': [] }, ['sorteios'])
    show()
    await take()
    expect(await screen.findByText('Ainda não há questões aqui para levar.')).toBeTruthy()
  })

  it('is no prova that a simulado under way asks, and what was taken of it before stays', async () => {
    fakeServer(server, ['sorteios'])
    const { unmount } = show()
    await take()
    await button('Remover do aparelho')
    unmount()
    const [before] = await listLevadas()

    const held = { questoes: [questao(1)], disponiveis: 1, em_simulado: 1 }
    fakeServer({ ...server, 'POST /sorteios': () => held }, ['sorteios'])
    const taken = levar(oQue, pedir, () => undefined, new AbortController().signal)
    await expect(taken).rejects.toMatchObject({ name: 'EmSimulado' })
    expect(await listLevadas()).toEqual([before])
  })

  it('says that a simulado under way asks questions of the prova', async () => {
    const held = { questoes: [], disponiveis: 0, em_simulado: 2 }
    fakeServer({ ...server, 'POST /sorteios': () => held }, ['sorteios'])
    show()
    await take()
    expect(
      await screen.findByText(
        'Um simulado em andamento usa questões desta prova. Encerre-o antes de levá-la.',
      ),
    ).toBeTruthy()
    expect(await listLevadas()).toEqual([])
  })

  it('goes without a picture that the server does not have', async () => {
    figuras = keptSite({})
    fakeServer(server, ['sorteios'])
    show()
    await take()
    await button('Remover do aparelho')
    expect(figuras.size).toBe(0)
  })
})

it('does not offer the reviews that are on the device with the plan of the day', async () => {
  session.begin(unsignedToken({ id: 1, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
  onTestFinished(() => session.end())
  onTestFinished(async () => void (await forgetOwner('conta-1')))
  fakeServer(server, ['revisoes'])
  const revisao = {
    data_da_prova: null,
    data_sugerida: null,
    vencidas: 1,
    adiantaveis: 0,
    proximas: [],
    proxima: null,
    questoes: [questao(1)],
  }
  await keepLevada(umaLevada(0, { tipo: 'plano', prova: null, questoes: [], revisao }))
  const reviews = { tipo: 'revisao', id: 0, nome: 'Revisão de erros' } as const
  render(<Levar oQue={reviews} />, { wrapper: MemoryRouter })
  expect(await screen.findByText('No aparelho, com o plano de hoje.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ver tudo no aparelho' })).toBeDefined()
})

describe('nothing is offered', () => {
  it('on a site that is not to be kept', () => {
    fakeServer(server, ['sorteios'])
    document.head.innerHTML = ''
    show()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('by a server that draws nothing by itself', () => {
    fakeServer(server)
    show()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
