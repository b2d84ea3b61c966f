import 'fake-indexeddb/auto'
import type { LinhaDeRedacaoEnviada } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { FakePage } from '@rumo/shared-auth/fake-server'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NENHUMA } from '../../features/estatisticas/estatisticas.fixture.ts'
import { longDayWords } from '@rumo/shared-ui/words'
import {
  EM,
  encerrado,
  failed,
  HOJE,
  open,
  part,
  PLANO,
  PLANO_CALL,
  PRATICADAS,
  press,
  REDACOES,
  signIn,
  SIMULADOS,
  wordsOf,
} from './aluno/perfil.fixture.tsx'

const A_CORRIGIR: LinhaDeRedacaoEnviada = {
  id: 5,
  id_primeira: 5,
  id_redacao: 1,
  titulo: 'O celular na sala de aula',
  reescrita: 0,
  enviada_em: EM,
  estado: 'a_corrigir',
  nota: null,
}
const EM_CURSO = { ...encerrado(7), situacao: 'em_curso', marcadas: 3 }

let id = 0
beforeEach(() => {
  ;({ id } = signIn())
})
afterEach(() => {
  cleanup()
  session.end()
  vi.restoreAllMocks()
})

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
      '700 de 1.000',
      '800 de 1.000',
      '680 de 1.000',
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

  it.each([
    ['an essay that waits for its correction', REDACOES, A_CORRIGIR, 'O celular na sala de aula'],
    ['a simulado under way', SIMULADOS, EM_CURSO, 'Simulado de 10\u00A0questões'],
  ])('gives way to %s', async (_what, call, linha, name) => {
    open({ 'GET /estatisticas': NENHUMA, [call]: [linha] })
    expect(await screen.findByRole('link', { name })).toBeDefined()
    expect(screen.queryByText('Exemplo')).toBeNull()
  })

  it('waits for what is due to review, which would push it away', async () => {
    const plano = Promise.withResolvers<typeof PLANO>()
    open({ 'GET /estatisticas': NENHUMA, [PLANO_CALL]: () => plano.promise })
    expect(await screen.findByText('Carregando seus números...')).toBeDefined()
    expect(screen.queryByText('Exemplo')).toBeNull()
    plano.resolve(PLANO)
    expect(await screen.findByRole('region', { name: 'Simulados Exemplo' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Próxima prova' })).toBeDefined()
  })

  it('stands there also where the lists do not come', async () => {
    open({ 'GET /estatisticas': NENHUMA, [SIMULADOS]: failed(), [REDACOES]: failed() })
    expect(await screen.findByRole('region', { name: 'Simulados Exemplo' })).toBeDefined()
  })
})

it('says, once, that one may not see what one asked for', async () => {
  history.replaceState(null, '', '/rumo/aluno?aviso=administrador')
  open()
  const said = 'A página que você pediu é só para contas de administrador.'
  const aviso = screen.getByText(said)
  expect(screen.getByRole('heading', { level: 1 }).getAttribute('aria-describedby')).toBe(aviso.id)
  await part('Sequência de treino')
  expect(screen.getByText(said)).toBeDefined()
  expect(location.search).toBe('')
  cleanup()
  open()
  expect(screen.queryByText(said)).toBeNull()
})

describe('what was practised', () => {
  it('is headed by what to practise next, and the way there', async () => {
    open()
    expect(
      await screen.findByRole('heading', { name: 'Química é onde você mais pode crescer.' }),
    ).toBeDefined()
    // The link in the row of the matéria has the same address.
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
      'Química41%9 de 22 + 29 repetidasCaindoTreinar Química',
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
      '/rumo/vestibular-completo?simulado=7',
    ])
  })

  it('hold back what they ask, which is said beside the finding', async () => {
    open({ 'GET /estatisticas': { ...NENHUMA, em_simulado: 1 }, [SIMULADOS]: [EM_CURSO] })
    await screen.findByText(/^1.questão que você respondeu está em simulado em andamento/)
    expect(screen.queryByText(/ainda não respondeu/)).toBeNull()
  })

  it('draws the last ones, and says the same in a table, the oldest first', async () => {
    open({ 'GET /estatisticas': { ...PRATICADAS, simulados: last } })
    const simulados = await part('Simulados')
    await userEvent.click(simulados.getByText('Acertos em tabela'))
    const tabela = within(simulados.getByRole('table', { name: 'Acertos' }))
    expect(wordsOf(tabela.getAllByRole('cell'))).toEqual(['5 de 10', '8 de 10'])
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
  expect(second).toMatch(/^Quem cuida da ruaAguardando correção · .* · 2ª versão$/)
  expect(first).toMatch(/^Quem cuida da rua80 de 100Corrigida · /)
  const links = redacoes.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/rumo/aluno/redacoes/6', '/rumo/aluno/redacoes/5'])
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
    const usuario = Promise.withResolvers<unknown>()
    open({ [`GET /usuarios/${id}`]: () => usuario.promise, 'GET /estatisticas': failed() })
    await screen.findByRole('alert')
    expect(screen.getAllByText('carregando...')).toHaveLength(2)
    usuario.resolve(failed())
    expect(await screen.findByRole('heading', { level: 1, name: 'Marina Alves' })).toBeDefined()
    expect(screen.getByText('marina@exemplo.br')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Sair' })).toBeDefined()
  })
})
