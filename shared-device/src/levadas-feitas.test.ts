import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { device, forgetOwner, VISITANTE } from './device.ts'
import { fakeServer } from './fila.fixture.ts'
import { FilaDeTentativas } from './fila.ts'
import { umaLevada, umaQuestao } from './levada.fixture.ts'
import { keepLevada, levadasAqui, listLevadas } from './levadas.ts'
import { followPlano } from './plano-levado.ts'
import { tentativaOf } from './tentativa.ts'

const REVISAO = {
  data_da_prova: null,
  data_sugerida: null,
  vencidas: 3,
  adiantaveis: 5,
  sem_tempo: 2,
  proximas: [],
  proxima: null,
  questoes: [1, 2, 3].map((id) => umaQuestao(id)),
}
const novas = [7, 8].map((id) => umaQuestao(id))
const plano = umaLevada(0, { tipo: 'plano', prova: null, questoes: novas, revisao: REVISAO })

const answerTo = (id: number) =>
  tentativaOf({ questao: umaQuestao(id), marcada: id * 10, origem: 'revisao', respondidaEmMs: 0 })

/** Answers these questions, and waits until the server has the answers. */
async function answer(...ids: number[]) {
  const fila = new FilaDeTentativas({ device, http: fakeServer().http, session })
  await fila.add(device.owner(), ids.map(answerTo))
  await fila.send()
  expect(await fila.own()).toEqual([])
}

const idsOf = (questoes: readonly { id: number }[] = []) => questoes.map(({ id }) => id)
const drawNovas = async () =>
  (await levadasAqui()).draw({ quantidade: 9, so: 'nao_respondidas' }, () => 0)

beforeEach(() =>
  session.begin(unsignedToken({ id: 1, email: 'a@b.c', nome: 'A', perfil: 'Aluno' })),
)
afterEach(async () => {
  session.end()
  for (const owner of ['aparelho', VISITANTE, 'conta-1']) await forgetOwner(owner)
})

describe('a plan that was taken along', () => {
  it('asks nothing again that was answered since, also once the server has the answers', async () => {
    await keepLevada(plano)
    await answer(2, 7, 99)
    expect((await levadasAqui()).revisao()?.revisao).toEqual({
      ...REVISAO,
      vencidas: 2,
      questoes: [umaQuestao(1), umaQuestao(3)],
    })
    expect(idsOf((await drawNovas())?.questoes)).toEqual([8])
  })

  it('has nothing left once all of it was answered', async () => {
    await keepLevada(plano)
    await answer(1, 2, 3)
    await answer(7, 8)
    expect((await levadasAqui()).revisao()?.revisao).toEqual({
      ...REVISAO,
      vencidas: 0,
      questoes: [],
    })
    expect(await drawNovas()).toEqual({ questoes: [], disponiveis: 0 })
  })
})

const tema = (id: number) => ({ id, id_prova: 1, instrucoes: 'Tema' })
const comTema = { ...plano, temas: { ...plano.temas, redacoes: [tema(3)] } }
const own = () => device.of(device.owner())
const left = async () => {
  const [levada] = await listLevadas()
  return [idsOf(levada?.questoes), idsOf(levada?.temas.redacoes), idsOf(levada?.revisao?.questoes)]
}

describe('a plan of which the server says what is left', () => {
  it('counts no new question, essay or review that was done elsewhere meanwhile', async () => {
    await keepLevada(comTema)
    await followPlano(own(), { vencidas: 3, meta: { novas: 1, redacoes: 1 } })
    expect(await left()).toEqual([[7], [3], [1, 2, 3]])
    await followPlano(own(), { vencidas: 0, meta: { novas: 0, redacoes: 0 } })
    expect(await left()).toEqual([[], [], []])
    expect(await drawNovas()).toEqual({ questoes: [], disponiveis: 0 })
  })

  it('asks no older review in the place of its own that is done', async () => {
    const DAY_MS = 86_400_000
    const older = umaLevada(0, { tipo: 'revisao', prova: null, questoes: [], revisao: REVISAO })
    await keepLevada({ ...older, levadaEmMs: Date.now() - DAY_MS })
    await keepLevada({ ...comTema, levadaEmMs: Date.now() })
    await followPlano(own(), { vencidas: 0, meta: { novas: 2, redacoes: 1 } })
    expect((await levadasAqui()).revisao()?.revisao).toMatchObject({ vencidas: 0, questoes: [] })
  })

  it('grows by nothing, and stays where there is no plan any more', async () => {
    await keepLevada(comTema)
    await followPlano(own(), { vencidas: 9, meta: { novas: 9, redacoes: 2 } })
    await followPlano(own(), { vencidas: 0 })
    expect(await left()).toEqual([[7, 8], [3], [1, 2, 3]])
  })

  it('stays where it is of an earlier day', async () => {
    const DAY_MS = 86_400_000
    await keepLevada({ ...comTema, levadaEmMs: Date.now() - DAY_MS })
    await followPlano(own(), { vencidas: 0, meta: { novas: 0, redacoes: 0 } })
    expect(await left()).toEqual([[7, 8], [3], [1, 2, 3]])
  })
})

describe('other things that were taken along', () => {
  it('are reviews ahead of their day, which are fewer by what was answered', async () => {
    const revisao = { ...REVISAO, vencidas: 0 }
    await keepLevada(
      umaLevada(0, { tipo: 'revisao', prova: null, questoes: revisao.questoes, revisao }),
    )
    await answer(1)
    const [levada] = await listLevadas()
    expect(levada?.revisao).toMatchObject({ vencidas: 0, adiantaveis: 4, sem_tempo: 1 })
    expect([idsOf(levada?.questoes), idsOf(levada?.revisao?.questoes)]).toEqual([
      [2, 3],
      [2, 3],
    ])
  })

  it('are the questions of a prova, which stay, and what a visitor does not own', async () => {
    await keepLevada(umaLevada(1, { questoes: novas }))
    await keepLevada(plano)
    await answer(7)
    const fila = new FilaDeTentativas({ device, http: fakeServer().http, session })
    await fila.add(VISITANTE, [answerTo(8)])
    const all = await listLevadas()
    expect(idsOf(all.find(({ tipo }) => tipo === 'prova')?.questoes)).toEqual([7, 8])
    expect(idsOf(all.find(({ tipo }) => tipo === 'plano')?.questoes)).toEqual([8])
  })
})
