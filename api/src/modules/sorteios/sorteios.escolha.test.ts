import type { Contagem, Envelope, FiltroDeSorteio, Sorteio } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { tentativaOf } from '../../testing/estudante.ts'
import { estudante, wholeProva } from '../../testing/simulados.ts'

/** The ids that a draw of all matching questions gives, and the number that the count gives. */
async function asked(api: TestApi, filtro: FiltroDeSorteio, token?: string) {
  const draw = await api.post<Envelope<Sorteio>>('/sorteios', { quantidade: 50, ...filtro }, token)
  const count = await api.post<Envelope<Contagem>>('/sorteios/contagem', filtro, token)
  return {
    ids: draw.body.dados.questoes.map(({ id }) => id).toSorted((a, b) => a - b),
    questoes: count.body.dados.questoes,
  }
}

const idsOf = ({ questoes }: Sorteio) => questoes.map(({ id }) => id)

/** Answers a question several times, one day after the other, right or wrong as `ways` says. */
async function answer(
  api: TestApi,
  questao: Awaited<ReturnType<TestApi['make']['questao']>>,
  token: string,
  ...ways: readonly ('certa' | 'errada')[]
) {
  for (const [day, way] of ways.entries()) {
    const marked = questao.alternativas.find(({ correta }) => correta === (way === 'certa'))
    const respondida_em = new Date(Date.UTC(2026, 3, 1 + day, 12)).toISOString()
    const tentativa = tentativaOf(questao, { id_alternativa: marked?.id ?? 0, respondida_em })
    await api.post('/tentativas', { tentativas: [tentativa] }, token)
  }
}

describe('an assunto', () => {
  it('leaves its questions, and each of its matéria is counted', async ({ api }) => {
    const assunto = await api.make.assunto()
    const { id_materia } = assunto
    const other = await api.make.assunto({ id_materia })
    await api.make.assunto({ id_materia })
    const own = await api.make.questao({ id_materia, id_assunto: assunto.id })
    const second = await api.make.questao({ id_materia, id_assunto: other.id })
    await api.make.questao({ id_materia })
    const foreign = await api.make.assunto()
    await api.make.questao({ id_materia: foreign.id_materia, id_assunto: foreign.id })
    const counted = async (filtro: FiltroDeSorteio) =>
      (await api.post<Envelope<Contagem>>('/sorteios/contagem', filtro)).body.dados

    const id_assunto = assunto.id
    expect(await asked(api, { id_assunto })).toEqual({ ids: [own.id], questoes: 1 })
    const por_assunto = [
      { id: assunto.id, questoes: 1 },
      { id: other.id, questoes: 1 },
    ]
    expect(await counted({ id_materia })).toEqual({ questoes: 3, por_assunto })
    expect(await counted({ id_materia, id_assunto })).toEqual({ questoes: 1, por_assunto })
    expect(await counted({ id_materia, exceto: [second.id] })).toEqual({
      questoes: 2,
      por_assunto: por_assunto.slice(0, 1),
    })
    expect(await counted({})).toEqual({ questoes: 4 })
  })

  it('is another one as soon as its question is changed', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const assunto = await api.make.assunto()
    const questao = await api.make.questao({ id_materia: assunto.id_materia })
    const { id: id_assunto } = assunto
    expect(await asked(api, { id_assunto })).toEqual({ ids: [], questoes: 0 })

    await api.post('/edicao/lotes', { ids: [questao.id], id_assunto }, token)
    expect(await asked(api, { id_assunto })).toEqual({ ids: [questao.id], questoes: 1 })
  })
})

describe('a year', () => {
  it('leaves the questions of the provas that were held in it', async ({ api }) => {
    const make = async (ano: number) => {
      const { id: id_vestibular } = await api.make.vestibular({ ano })
      const { id: id_prova } = await api.make.prova({ id_vestibular })
      return api.make.questao({ id_prova })
    }
    const [older, newer] = [await make(2024), await make(2025)]
    await api.make.questao({ id_prova: (await api.make.prova({ id_vestibular: null })).id })

    expect(await asked(api, { ano: 2025 })).toEqual({ ids: [newer.id], questoes: 1 })
    expect(await asked(api, { ano: 2024 })).toEqual({ ids: [older.id], questoes: 1 })
    expect(await asked(api, { ano: 2023 })).toEqual({ ids: [], questoes: 0 })
  })

  it('is the one of its vestibular as soon as that is changed', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const vestibular = await api.make.vestibular({ ano: 2024 })
    const { id: id_prova } = await api.make.prova({ id_vestibular: vestibular.id })
    const questao = await api.make.questao({ id_prova })
    await asked(api, { ano: 2025 })

    await api.put(`/vestibulares/${vestibular.id}`, { ano: 2025, semestre: 1 }, token)
    expect(await asked(api, { ano: 2025 })).toEqual({ ids: [questao.id], questoes: 1 })
  })
})

describe('only some questions', () => {
  it('are those of the ids, as far as the other filters leave them', async ({ api }) => {
    const [one, other] = [await api.make.questao(), await api.make.questao()]
    await api.make.questao()
    const entre = [one.id, other.id, 999_999]
    expect(await asked(api, { entre })).toEqual({ ids: [one.id, other.id], questoes: 2 })
    expect(await asked(api, { entre, exceto: [one.id] })).toEqual({ ids: [other.id], questoes: 1 })
    expect(await asked(api, { entre, id_prova: one.id_prova })).toMatchObject({ ids: [one.id] })
    expect(await asked(api, { entre: [] })).toEqual({ ids: [], questoes: 0 })
  })
})

describe('what an account answered', () => {
  it('is left out where only what it did not answer is asked for', async ({ api }) => {
    const { token } = await api.enter()
    const [right, wrong, fresh] = [
      await api.make.questao(),
      await api.make.questao(),
      await api.make.questao(),
    ]
    await answer(api, right, token, 'certa')
    await answer(api, wrong, token, 'errada')

    const filtro = { so: 'nao_respondidas' } as const
    expect(await asked(api, filtro, token)).toEqual({ ids: [fresh.id], questoes: 1 })
    const { body } = await api.post('/sorteios', { quantidade: 1, ...filtro }, token)
    expect(body).toMatchObject({ dados: { disponiveis: 1 } })
    const other = await api.enter()
    expect((await asked(api, filtro, other.token)).questoes).toBe(3)
    expect((await asked(api, filtro)).questoes).toBe(3)
  })

  it('comes where it went wrong, until it is right', async ({ api }) => {
    const { token } = await api.enter()
    const make = async (...ways: readonly ('certa' | 'errada')[]) => {
      const questao = await api.make.questao()
      await answer(api, questao, token, ...ways)
      return questao.id
    }
    const wrong = await make('errada')
    await make('certa')
    await make('errada', 'certa')
    const wrongAgain = await make('certa', 'errada')
    await api.make.questao()

    const filtro = { so: 'erradas' } as const
    expect(await asked(api, filtro, token)).toEqual({ ids: [wrong, wrongAgain], questoes: 2 })
    expect(await asked(api, { ...filtro, entre: [wrong] }, token)).toMatchObject({ ids: [wrong] })
    expect((await asked(api, filtro, (await api.enter()).token)).questoes).toBe(0)
  })

  it('is known only to the device of a visitor', async ({ api }) => {
    const [one] = [await api.make.questao(), await api.make.questao()]
    expect((await asked(api, { so: 'erradas' })).ids).toEqual([])
    expect((await asked(api, { so: 'erradas', entre: [one.id] })).ids).toEqual([one.id])
  })

  it('does not bring what a simulado under way asks', async ({ api }) => {
    const { token, start } = await estudante(api)
    const questao = await api.make.questao()
    await answer(api, questao, token, 'errada')
    await start(wholeProva(questao.id_prova))

    const filtro = { so: 'erradas' } as const
    expect(await asked(api, filtro, token)).toEqual({ ids: [], questoes: 0 })
    const { body } = await api.post('/sorteios', { quantidade: 1, ...filtro }, token)
    expect(body).toMatchObject({ dados: { disponiveis: 0, em_simulado: 1 } })
  })
})

describe('a whole prova', () => {
  it('has what no draw has: annulled or without a key, but not retired, and after the others', async ({
    api,
  }) => {
    const { id: id_prova } = await api.make.prova()
    const anulada = await api.make.questao({ id_prova, situacao: 'anulada' })
    const semGabarito = await api.make.questao({ id_prova })
    await api.db
      .updateTable('alternativas')
      .set({ correta: false })
      .where('id_questao', '=', semGabarito.id)
      .execute()
    await api.make.derive(semGabarito.id)
    const um = await api.make.questao({ id_prova })
    await api.make.questao({
      id_prova,
      situacao: 'anulada',
      retirada_em: '2025-01-31T12:00:00.000Z',
    })
    await api.make.questao({ situacao: 'anulada' })
    const draw = async (pedido: object) =>
      (await api.post<Envelope<Sorteio>>('/sorteios', { quantidade: 9, id_prova, ...pedido })).body
        .dados

    const whole = await draw({ prova_inteira: true })
    expect(idsOf(whole)).toEqual([um.id, anulada.id, semGabarito.id])
    expect(whole).toMatchObject({ disponiveis: 3, questoes: [{}, { situacao: 'anulada' }, {}] })
    expect(idsOf(await draw({ prova_inteira: true, quantidade: 2 }))).toEqual([um.id, anulada.id])
    const exceto = [um.id, anulada.id]
    expect(idsOf(await draw({ prova_inteira: true, exceto }))).toEqual([semGabarito.id])
    expect(idsOf(await draw({}))).toEqual([um.id])
    expect(idsOf(await draw({ prova_inteira: true, id_prova: undefined }))).toEqual([um.id])
  })

  it('does not bring what a simulado under way asks', async ({ api }) => {
    const { token, start } = await estudante(api)
    const { id_prova } = await api.make.questao()
    await api.make.questao({ id_prova, situacao: 'anulada' })
    await start(wholeProva(id_prova))
    const pedido = { quantidade: 9, id_prova, prova_inteira: true }
    const { body } = await api.post('/sorteios', pedido, token)
    expect(body).toEqual({ dados: { questoes: [], disponiveis: 0, em_simulado: 1 } })
  })
})

describe('a filter that says nothing of use', () => {
  it.for([
    [{ ano: 1899 }, 'ano'],
    [{ so: 'faceis' }, 'so'],
    [{ entre: ['x'] }, 'entre.0'],
  ] as const)('is refused: %j', async ([filtro, campo], { api }) => {
    for (const path of ['/sorteios', '/sorteios/contagem']) {
      const answered = await api.post(path, { quantidade: 1, ...filtro })
      expect(answered).toMatchObject({
        status: 400,
        body: { codigo: 'dados_invalidos', campos: { [campo]: expect.any(String) } },
      })
    }
  })
})
