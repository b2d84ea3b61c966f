import 'fake-indexeddb/auto'
import type { Estatisticas } from '@rumo/contract'
import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { device } from '@rumo/shared-device/device'
import { keepLevada } from '@rumo/shared-device/levadas'
import { keepVista } from '@rumo/shared-device/redacoes-vistas'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PRATICA_GUARDADA, withSet } from '../../../features/pratica/pratica.kept.ts'
import { practise, startPratica, type Action } from '../../../features/pratica/pratica.rules.ts'
import { readRascunho } from '../../../features/redacoes/rascunho.ts'
import { addGuardada, readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'
import { startLocally } from '../../../features/simulado/simulado.calls.ts'
import { SimuladoMemory } from '../../../features/simulado/simulado-memory.ts'
import { Place } from '../../../shared/place.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import { Home } from '../index.tsx'
import { redacaoWorkOf } from '../vestibular-completo/redacao-da-prova.ts'

const FACULDADE = { url_inscricao: 'https://faculdade.test/inscricao' }
const ANA = { id: 7, nome: 'Ana', email: 'ana@exemplo.br', perfil: 'Aluno' as const }
const NOTHING: Estatisticas = {
  respondidas: 0,
  certas: 0,
  em_simulado: 0,
  sequencia: { atual: 0, recorde: 0, praticou_hoje: false, dias: [] },
  simulados: [],
  redacoes: [],
  materias: [],
  a_praticar: [],
}

function open() {
  fakeScreen()
  return render(
    <Place value={{ basename: '/rumo', screen: '' }}>
      <Home faculdade={FACULDADE} />
    </Place>,
  )
}
const now = () => screen.findByRole('region', { name: 'Para agora' })
const slogans = () => screen.queryByRole('region', { name: 'Nossas promessas' })

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => session.end())

/** Answers the first of ten questions. */
async function practiseSome(owner: string, after?: Action) {
  let pratica = startPratica(someQuestoes(10))
  const [alternativa] = pratica.questoes[0]?.alternativas ?? []
  pratica = practise(pratica, { type: 'choose', id: alternativa?.id ?? 0 })
  pratica = practise(pratica, { type: 'answer' })
  if (after) pratica = practise(pratica, after)
  const set = { idMateria: null, pratica, changedAtMs: Date.now() }
  await device
    .of(owner)
    .update<unknown>(PRATICA_GUARDADA, () => withSet({ sets: [], seen: [] }, set, []))
}

const redacao = { id: 5, titulo: 'A cidade', rubrica: 'enem' as const, nota: 720, maximo: 1000 }
const answers = (numeros: Partial<Estatisticas>) =>
  fakeServer(
    {
      'GET /estatisticas': { ...NOTHING, ...numeros },
      'GET /revisoes?limite=1': {
        questoes: [],
        data_da_prova: null,
        data_sugerida: null,
        vencidas: 3,
        adiantaveis: 0,
        proximas: [],
        proxima: null,
      },
    },
    ['estatisticas', 'revisoes', 'redacoes_enviadas'],
  )

describe('a stranger', () => {
  it('sees the slogans, and nothing is asked or opened', async () => {
    const calls = fakeServer({}, ['estatisticas', 'revisoes'])
    const opened = vi.spyOn(indexedDB, 'open')
    const looked = vi.spyOn(indexedDB, 'databases')
    open()
    await waitFor(() => expect(looked).toHaveBeenCalled())
    await act(async () => looked.mock.results[0]?.value)
    await vi.dynamicImportSettled()
    expect(slogans()).not.toBeNull()
    expect([opened.mock.calls, calls]).toEqual([[], []])
  })
})

describe('a visitor who practised and wrote here', () => {
  it('finds the set in place of the slogans, one link from where it was left, and the essay', async () => {
    await practiseSome('visitante')
    const tema = { id: 9, titulo: 'O farol', comando: '', textos: [] }
    const em = new Date('2026-11-19T12:00:00.000Z')
    await addGuardada(device.of('visitante'), { tema, texto: 'Era uma luz' }, em)
    open()
    const region = within(await now())
    expect(region.getByRole('heading', { level: 1 }).textContent).toBe(
      'Você parou no meio do treino.',
    )
    expect(region.getByRole('link', { name: 'Continuar o treino' }).getAttribute('href')).toBe(
      '/rumo/questoes-alternativas',
    )
    expect(screen.getByText('1 de 10 respondida')).toBeDefined()
    expect(region.getByRole('link', { name: 'Redação guardada' }).getAttribute('href')).toBe(
      '/rumo/temas-redacao?enviada=2026-11-19T12:00:00.000Z',
    )

    cleanup()
    await practiseSome('visitante', { type: 'finish' })
    open()
    await now()
    expect(screen.getByText('1 de 10 respondida')).toBeDefined()
  })
})

describe('an account', () => {
  beforeEach(() => {
    session.begin(unsignedToken(ANA))
  })

  it('finds what it took along, where there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const lost = new ApiError(0, undefined)
    fakeServer({ 'GET /estatisticas': lost, 'GET /revisoes?limite=1': lost }, [
      'estatisticas',
      'revisoes',
    ])
    await keepLevada({
      tipo: 'plano',
      id: 0,
      nome: 'Plano de hoje',
      levadaEmMs: Date.now(),
      questoes: someQuestoes(3),
      prova: null,
      temas: { redacoes: [], links: [], referencias: [] },
      revisao: null,
      figuras: [],
      bytes: 1,
    })
    open()
    const region = within(await now())
    expect(region.getByRole('heading', { level: 1 }).textContent).toBe(
      'Seu plano de hoje está aqui.',
    )
    expect(region.getByRole('link', { name: 'Abrir o plano' }).getAttribute('href')).toBe(
      '/rumo/no-aparelho',
    )
    vi.restoreAllMocks()
  })

  it('finds what the server has for it, and what else waits below', async () => {
    answers({ redacoes: [{ ...redacao, entregue_em: new Date().toISOString() }] })
    open()
    const region = within(await now())
    expect(region.getByRole('link', { name: 'Ver a correção' }).getAttribute('href')).toBe(
      '/rumo/aluno/redacoes/5',
    )
    expect(within(region.getByRole('list')).getByRole('link').getAttribute('href')).toBe(
      '/rumo/revisar-erros',
    )
  })

  it('finds each simulado that is under way: one here, the other in the account alone', async () => {
    const here = { ...startLocally(someQuestoes(2), 'aqui'), id: 8 }
    // The page's device keeps the state of an account that it has opened. This test therefore uses another account than
    // the other tests.
    session.begin(unsignedToken({ ...ANA, id: 8 }))
    await new SimuladoMemory(device.of('conta-8')).keep(here)
    const linha = {
      situacao: 'em_curso',
      tipo: 'prova',
      prova: { id: 3, nome: 'Prova Azul' },
      materia: null,
      iniciado_em: '2026-03-01T12:00:00.000Z',
      termina_em: '2026-03-01T17:00:00.000Z',
      questoes: 54,
      marcadas: 1,
    }
    fakeServer(
      {
        'GET /simulados?situacao=em_curso&pagina=1&limite=20': [
          { ...linha, id: 8 },
          { ...linha, id: 9 },
        ],
      },
      ['simulados'],
    )
    open()
    const region = within(await now())
    expect(region.getByText(/^Simulado de 2.questões/)).toBeDefined()
    const others = within(region.getByRole('list')).getAllByRole('link')
    expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Prova Azul: termina às 14:00', '/rumo/vestibular-completo?simulado=9'],
    ])
  })

  it('is not told of a correction that it has looked at', async () => {
    await keepVista(device.of('conta-7'), { id: 5 })
    answers({ redacoes: [{ ...redacao, entregue_em: new Date().toISOString() }] })
    open()
    const region = within(await now())
    expect(region.queryByRole('link', { name: 'Ver a correção' })).toBeNull()
    expect(region.getByRole('link', { name: 'Revisar erros' })).toBeDefined()
  })

  it('has an essay of a simulado no longer here once the server has it', async () => {
    const chave = '00000000-0000-4000-8000-00000000000a'
    const own = device.of('conta-7')
    const tema = { id: 9, titulo: 'O farol', comando: '', textos: [] }
    await redacaoWorkOf(own, { chave }).write({ tema, texto: 'Era uma luz' })
    const sent = { id: 5, chave: chaveDaRedacao(chave), texto: 'Era uma luz' }
    fakeServer(
      {
        'GET /redacoes-enviadas?pagina=1&limite=50': [sent],
        'POST /redacoes-enviadas': sent,
      },
      ['redacoes_enviadas'],
    )
    open()
    await waitFor(async () => expect(await readRascunho(redacaoWorkOf(own, { chave }))).toBeNull())
    await waitFor(async () => expect(await readGuardadas(own)).toEqual([]))
  })

  it('is not told to begin without an account where nothing is known of it', async () => {
    fakeServer({}, [])
    open()
    expect((await now()).textContent).toContain('Comece com dez questões.')
  })

  it('leaves nothing of itself on the screen once its session ends', async () => {
    answers({})
    open()
    await now()
    act(() => session.end())
    expect(screen.queryByRole('region', { name: 'Para agora' })).toBeNull()
    expect(slogans()).not.toBeNull()
  })
  it('is followed no longer once the screen was left, also where its code comes later', async () => {
    answers({})
    const { unmount } = open()
    const followed = vi.spyOn(session, 'subscribe')
    unmount()
    await act(() => vi.dynamicImportSettled())
    expect(followed).not.toHaveBeenCalled()
  })
})
