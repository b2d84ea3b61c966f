import 'fake-indexeddb/auto'
import type { Estatisticas, Extensao, LinhaDeSimulado, Plano } from '@rumo/contract'
import { addDays, diaOf } from '@rumo/contract/rules'
import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer, FakePage } from '@rumo/shared-auth/fake-server'
import { tentativaOf } from '@rumo/shared-auth/fila'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NENHUMA, praticada } from '../../features/estatisticas/estatisticas.fixture.ts'
import { longDayWords } from '../../shared/datas.ts'
import { device } from '../../shared/device.ts'
import { fila } from '../../shared/fila.ts'
import { Router } from '../router.tsx'

const ALL: readonly Extensao[] = [
  'estatisticas',
  'redacoes_enviadas',
  'revisoes',
  'simulados',
  'tentativas',
]
const EM = '2026-11-17T12:00:00.000Z'
const HOJE = diaOf(Date.now())
const QUIMICA = praticada(6, 'Química', 9, 22, 'descendo')
const PORTUGUES = praticada(1, 'Português', 21, 25, 'subindo')

const PRATICADAS: Estatisticas = {
  ...NENHUMA,
  respondidas: 47,
  certas: 30,
  sequencia: { atual: 5, recorde: 12, praticou_hoje: true, dias: [addDays(HOJE, -1), HOJE] },
  materias: [PORTUGUES, QUIMICA],
  a_praticar: [{ materia: QUIMICA.materia, motivo: 'erros' }],
}
const PLANO: Plano = { data_da_prova: null, data_sugerida: null, vencidas: 0, proximas: [] }

const cabecalho = { tipo: 'sorteio', prova: null, materia: null, termina_em: null } as const
const encerrado = (id: number, changes: object = {}): LinhaDeSimulado => ({
  ...cabecalho,
  id,
  iniciado_em: EM,
  questoes: 10,
  situacao: 'encerrado',
  encerrado_em: EM,
  certas: 8,
  total: 10,
  recorrecao: null,
  ...changes,
})

const SIMULADOS = 'GET /simulados?pagina=1&limite=5'
const REDACOES = 'GET /redacoes-enviadas?pagina=1&limite=5'
const PLANO_CALL = 'GET /revisoes?limite=1'

let made = 100
let usuario = {
  id: made,
  nome: 'Marina Alves',
  email: 'marina@exemplo.br',
  perfil: 'Aluno' as const,
}

beforeEach(() => {
  // What a device keeps is of one account: each test has one of its own.
  usuario = { ...usuario, id: ++made }
  localStorage.setItem('token', unsignedToken(usuario))
  history.replaceState(null, '', '/rumo/aluno')
})
afterEach(() => {
  cleanup()
  session.end()
  vi.restoreAllMocks()
})

/** The profile, before a server that gives these answers beside an account that has practised. */
function open(answers: Record<string, unknown> = {}, extensoes: readonly Extensao[] = ALL) {
  const calls = fakeServer(
    {
      [`GET /usuarios/${usuario.id}`]: usuario,
      'GET /estatisticas': PRATICADAS,
      [SIMULADOS]: [],
      [REDACOES]: [],
      [PLANO_CALL]: { ...PLANO, questoes: [] },
      ...answers,
    },
    extensoes,
  )
  render(<Router basename="/rumo" navigate={vi.fn<(path: string) => void>()} />)
  return calls
}

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const wordsOf = (rows: HTMLElement[]) =>
  rows.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
const failed = () => new ApiError(503, { titulo: 'Servidor ocupado' })

describe('before the first attempt', () => {
  it('shows the sample of the specification, marked as one in each part', async () => {
    open({ 'GET /estatisticas': NENHUMA })
    const simulados = await part('Simulados Exemplo')
    expect(wordsOf(simulados.getAllByRole('cell', { hidden: true }))).toEqual([
      '8 de 10',
      '10 de 10',
      '6 de 10',
    ])
    const redacoes = await part('Redações Exemplo')
    expect(wordsOf(redacoes.getAllByRole('cell', { hidden: true }))).toEqual([
      '700 de 1000',
      '800 de 1000',
      '680 de 1000',
    ])
    const sequencia = await part('Sequência de treino Exemplo')
    expect(sequencia.getByText('12')).toBeDefined()
    const treinar = screen.getByRole('link', { name: 'Treinar agora' })
    expect(treinar.getAttribute('href')).toBe('/rumo/questoes-alternativas')
  })

  it('shows nothing of it once anything was done', async () => {
    open({ 'GET /estatisticas': { ...NENHUMA, respondidas: 1, certas: 1 } })
    expect(await screen.findByText('Nenhum simulado ainda.')).toBeDefined()
    expect(screen.getByText('Nenhuma redação enviada ainda.')).toBeDefined()
    expect(screen.queryByText('Exemplo')).toBeNull()
  })
})

describe('what was practised', () => {
  it('is headed by what to practise next, and the way there', async () => {
    open()
    expect(
      await screen.findByRole('heading', { name: 'Química é onde você mais pode crescer.' }),
    ).toBeDefined()
    // The one in the row of the matéria leads there as well.
    const ways = screen.getAllByRole('link', { name: 'Treinar Química' })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      ways.map(() => '/rumo/questoes-alternativas?materia=6'),
    )
  })

  it('is told by matéria in a table, the best first, each with its trend and the way to it', async () => {
    open()
    const materias = await part('Acertos por matéria')
    expect(wordsOf(materias.getAllByRole('row').slice(1))).toEqual([
      'Português84%21 de 25SubindoTreinar Português',
      'Química41%9 de 22CaindoTreinar Química',
    ])
  })

  it('is told day by day: today, what was practised, what is still to come', async () => {
    open()
    const sequencia = await part('Sequência de treino')
    expect(sequencia.getByText('5')).toBeDefined()
    expect(sequencia.getByText(/12.dias seguidos/)).toBeDefined()
    const days = wordsOf(sequencia.getAllByRole('cell'))
    expect(days).toHaveLength(28)
    expect(days).toContain(`${longDayWords(HOJE)}, hoje: com treino`)
    expect(days.filter((day) => day.endsWith('com treino'))).toHaveLength(2)
  })
})

describe('simulados', () => {
  const last = [
    { id: 9, certas: 8, total: 10, encerrado_em: EM, resultados: [] },
    { id: 8, certas: 5, total: 10, encerrado_em: EM, resultados: [] },
  ]

  it('lists what ended, what is under way and what was graded again, each with its way', async () => {
    const recorrecao = { em: EM, certas_antes: 7, total_antes: 10 }
    const emCurso = { situacao: 'em_curso', marcadas: 3, questoes: 54 }
    open({
      'GET /estatisticas': { ...PRATICADAS, simulados: last },
      [SIMULADOS]: [
        encerrado(9, { recorrecao }),
        encerrado(8, { prova: { id: 1, nome: 'Prova Azul' }, certas: 39, total: 54 }),
        { ...encerrado(7), ...emCurso },
      ],
    })
    const simulados = await part('Simulados')
    const [again, prova, running] = wordsOf(await simulados.findAllByRole('listitem'))
    expect(again).toMatch(/^Simulado de 10 questões8 de 10.*Antes: 7 de 10\. O gabarito mudou/)
    expect(prova).toMatch(/^Prova Azul39 de 54/)
    expect(running).toMatch(/^Simulado de 54 questões.*Em andamento: 3 de 54 marcadas$/)
    expect(simulados.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/rumo/simulados/9',
      '/rumo/simulados/8',
      '/rumo/vestibular-completo',
    ])
  })

  it('draws the last ones, and says the same in a table, the oldest first', async () => {
    open({ 'GET /estatisticas': { ...PRATICADAS, simulados: last } })
    const simulados = await part('Simulados')
    await userEvent.click(simulados.getByText('Acertos em tabela'))
    expect(wordsOf(simulados.getAllByRole('cell'))).toEqual(['5 de 10', '8 de 10'])
  })

  it('are paged', async () => {
    open({
      [SIMULADOS]: new FakePage([encerrado(9)], 7),
      'GET /simulados?pagina=2&limite=5': new FakePage([encerrado(2, { certas: 1 })], 7),
    })
    const simulados = await part('Simulados')
    await simulados.findByText(/8.de.10/)
    await press('Próxima')
    expect(await simulados.findByText(/1.de.10/)).toBeDefined()
    expect(simulados.getByText('Página 2 de 2')).toBeDefined()
    const next = screen.getByRole('button', { name: 'Próxima' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
  })
})

it('lists essays with what became of them, each with its way', async () => {
  const linha = {
    id: 6,
    id_primeira: 5,
    id_redacao: 1,
    titulo: 'Quem cuida da rua',
    enviada_em: EM,
  }
  open({
    [REDACOES]: [
      { ...linha, reescrita: 1, estado: 'a_corrigir', nota: null },
      {
        ...linha,
        id: 5,
        reescrita: 0,
        estado: 'corrigida',
        nota: { rubrica: 'rumo', nota: 80, maximo: 100 },
      },
    ],
  })
  const redacoes = await part('Redações')
  const [second, first] = wordsOf(await redacoes.findAllByRole('listitem'))
  expect(second).toMatch(/^Quem cuida da ruaÀ espera de correção · .* · 2ª versão$/)
  expect(first).toMatch(/^Quem cuida da rua80 de 100Corrigida · /)
  const links = redacoes.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/rumo/aluno/redacoes/6', '/rumo/aluno/redacoes/5'])
})

describe('the next exam', () => {
  const SUGERIDA = addDays(HOJE, 41)

  it('is offered where the server knows one, and taken only when it is pressed', async () => {
    const sent = vi.fn<(body: unknown) => object>(() => ({ ...PLANO, data_da_prova: SUGERIDA }))
    open({
      [PLANO_CALL]: { ...PLANO, data_sugerida: SUGERIDA, questoes: [] },
      'PUT /revisoes/plano': sent,
    })
    const prova = await part('Próxima prova')
    expect(prova.queryByText(/Faltam/)).toBeNull()
    expect(sent).not.toHaveBeenCalled()
    await press('Usar esta data')
    expect(await prova.findByText(/Faltam 41.dias/)).toBeDefined()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ data_da_prova: SUGERIDA })
    expect(prova.getByText('Data salva.')).toBeDefined()
    // What was pressed is gone: the focus is where it was done, and not at the top of the page.
    expect(document.activeElement?.textContent).toMatch(/Faltam/)
  })

  it('is set, changed and taken away by the field', async () => {
    const data = addDays(HOJE, 10)
    const sent = vi.fn<(body: unknown) => object>((body) => ({ ...PLANO, ...(body as object) }))
    open({ 'PUT /revisoes/plano': sent })
    const prova = await part('Próxima prova')
    await userEvent.type(prova.getByLabelText(/Dia da prova/), data)
    await press('Salvar')
    expect(await prova.findByText(/Faltam 10.dias/)).toBeDefined()
    await userEvent.click(prova.getByText('Mudar a data'))
    await userEvent.clear(prova.getByLabelText(/Dia da prova/))
    await press('Salvar')
    expect(await prova.findByText('Sem data marcada.')).toBeDefined()
    expect(sent.mock.calls).toEqual([[{ data_da_prova: data }], [{ data_da_prova: null }]])
  })

  it('stays what it was where it cannot be saved, and says why', async () => {
    open({ 'PUT /revisoes/plano': failed() })
    const prova = await part('Próxima prova')
    await userEvent.type(prova.getByLabelText(/Dia da prova/), SUGERIDA)
    await press('Salvar')
    const dialog = await screen.findByRole('dialog', { name: 'Servidor ocupado' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendi' }))
    expect(prova.getByLabelText<HTMLInputElement>(/Dia da prova/).value).toBe(SUGERIDA)
  })
})

it('says how many errors come back today, and leads to them', async () => {
  open({ [PLANO_CALL]: { ...PLANO, vencidas: 7, questoes: [] } })
  const revisar = await part('Revisar erros')
  expect(await revisar.findByText(/7.questões que você errou voltam hoje\./)).toBeDefined()
  const link = revisar.getByRole('link', { name: 'Revisar erros' })
  expect(link.getAttribute('href')).toBe('/rumo/revisar-erros')
})

describe('where something does not come', () => {
  it.each([
    ['the statistics', 'GET /estatisticas', PRATICADAS, 'Química é onde você mais pode crescer.'],
    ['the simulados', SIMULADOS, [encerrado(9)], 'Simulado de 10 questões'],
    ['the essays', REDACOES, [], 'Nenhuma redação enviada ainda.'],
    ['what comes back', PLANO_CALL, { ...PLANO, questoes: [] }, 'Nada para revisar hoje.'],
  ])('%s can be asked for again', async (_what, call, dados, words) => {
    let isDown = true
    open({ [call]: () => (isDown ? failed() : dados) })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Servidor ocupado')).toBeDefined()
    isDown = false
    await press('Tentar de novo')
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('who is signed in is there all the same', async () => {
    open({ [`GET /usuarios/${usuario.id}`]: failed(), 'GET /estatisticas': failed() })
    await screen.findByRole('alert')
    expect(screen.getByRole('heading', { level: 1, name: 'Marina Alves' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Sair' })).toBeDefined()
  })
})

const questao = { id: 1, materia: { id: 6, nome: 'Química' } }
const alternativa = { id: 10, id_questao: 1, nome: 'A', texto: '', correta: true }
const answered = () =>
  tentativaOf({
    questao: { ...questao, alternativas: [alternativa] },
    marcada: 10,
    origem: 'pratica',
    respondidaEmMs: Date.now(),
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

  it('keeps nobody waiting where it cannot be sent', async () => {
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
    expect(screen.queryByRole('region', { name: 'Próxima prova' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Simulados' })).toBeNull()
    expect(calls).toEqual([`GET /usuarios/${usuario.id}`])
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
