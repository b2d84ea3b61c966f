import { randomUUID } from 'node:crypto'
import type { Envelope, Simulado } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { readConfig } from '../../app.ts'
import { it } from '../../testing/api.ts'
import { estudante, provaOfThree, wholeProva } from '../../testing/simulados.ts'

type Body = Envelope<Simulado>

const SORTEIO = { tipo: 'sorteio', quantidade: 10 }

describe('POST /simulados', () => {
  it('keeps a whole prova in its order, annulled questions too, with its time', async ({ api }) => {
    const { token } = await api.enter()
    const { id, ids } = await provaOfThree(api)
    const chave = randomUUID()
    const body = { tipo: 'prova', chave, id_prova: id, tempo_extra: false }
    const before = Date.now()
    const answer = await api.post<Body>('/simulados', body, token)

    expect(answer).toMatchObject({
      status: 200,
      body: {
        dados: {
          situacao: 'em_curso',
          id: expect.any(Number),
          chave,
          tipo: 'prova',
          prova: { id, nome: 'Prova Verde', instrucoes: 'Use caneta.' },
          materia: null,
          marcacoes: [],
        },
      },
    })
    const { dados } = answer.body
    if (dados.situacao !== 'em_curso') throw new Error('It has just begun')
    expect(dados.questoes.map((questao) => questao.id)).toEqual(ids)
    const [began, ends] = [dados.iniciado_em, dados.termina_em ?? ''].map((em) => Date.parse(em))
    expect(began).toBeGreaterThanOrEqual(before)
    expect((ends ?? 0) - (began ?? 0)).toBe(240 * 60_000)
    expect(Date.parse(dados.agora)).toBeGreaterThanOrEqual(began ?? 0)
    expect((await api.get<Body>(`/simulados/${dados.id}`, token)).body.dados).toEqual({
      ...dados,
      agora: expect.any(String),
    })
  })

  describe('when there is a limit', () => {
    const { limits } = readConfig({ SIMULADOS_PER_ACCOUNT: '2/60' })
    it.override({ config: { limits } })

    it('answers 429 to one too many of an account, discarded ones counted, not to a visitor', async ({
      api,
    }) => {
      const { token } = await api.enter()
      await provaOfThree(api)
      const begin = (by?: string, chave = randomUUID()) =>
        api.post<Body>('/simulados', { ...SORTEIO, chave }, by)
      const first = (await begin(token)).body.dados
      if (first.situacao !== 'em_curso') throw new Error('It has just begun')
      await api.del(`/simulados/${first.id}`, token)
      const second = randomUUID()
      expect((await begin(token, second)).status).toBe(200)
      expect(await begin(token)).toMatchObject({
        status: 429,
        body: { codigo: 'muitas_tentativas', mensagem: 'Espere 60 minutos e tente de novo.' },
      })
      expect((await begin(token, second)).status).toBe(200)
      expect((await begin((await api.enter()).token)).status).toBe(200)
      for (let time = 0; time < 3; time += 1) expect((await begin()).status).toBe(200)
    })
  })

  it('says nothing of the key', async ({ api }) => {
    const student = await estudante(api)
    const { id } = await provaOfThree(api)
    const begun = await student.start({ tipo: 'prova', id_prova: id, tempo_extra: false })
    const drawn = await student.start(SORTEIO)
    const visitor = await api.post('/simulados', { ...SORTEIO, chave: randomUUID() })
    const read = await student.one(begun.id)
    for (const answer of [begun, drawn, visitor.body, read.body]) {
      const text = JSON.stringify(answer)
      expect(text).toContain('Soda')
      expect(text).not.toMatch(/correta|comentario|explicacao|É um ácido|Pela tabela|anulada/)
    }
  })

  it('gives an hour more to a student who takes it, and no limit without a duration', async ({
    api,
  }) => {
    const student = await estudante(api)
    const lasting = async (id_prova: number, tempo_extra: boolean) => {
      const begun = await student.start({ tipo: 'prova', id_prova, tempo_extra })
      const ends = begun.termina_em && Date.parse(begun.termina_em)
      return ends && (ends - Date.parse(begun.iniciado_em)) / 60_000
    }
    expect(await lasting((await provaOfThree(api)).id, true)).toBe(300)
    expect(await lasting((await provaOfThree(api, { duracao_minutos: null })).id, true)).toBe(null)
  })

  it('draws of a matéria, never what is annulled, without a limit of time', async ({ api }) => {
    const student = await estudante(api)
    const materia = await api.make.materia({ nome: 'Química' })
    const own = { id_materia: materia.id }
    const [one, other] = [await api.make.questao(own), await api.make.questao(own)]
    await api.make.questao({ ...own, situacao: 'anulada' })
    await api.make.questao()
    const begun = await student.start({ ...SORTEIO, ...own })

    expect(begun).toMatchObject({
      tipo: 'sorteio',
      prova: null,
      materia: { id: materia.id, nome: 'Química' },
      termina_em: null,
    })
    expect(begun.questoes.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([one.id, other.id])
    const next = await student.start({ ...SORTEIO, exceto: [one.id] })
    expect(next.questoes.map(({ id }) => id)).not.toContain(one.id)
  })

  it('draws by the matéria alone: practice alone chooses by year, answers and ids', async ({
    api,
  }) => {
    const student = await estudante(api)
    const [one, other] = [await api.make.questao(), await api.make.questao()]
    for (const filtro of [{ entre: [one.id] }, { ano: 1990 }, { so: 'erradas' }]) {
      const { questoes } = await student.start({ ...SORTEIO, ...filtro })
      expect(questoes.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([one.id, other.id])
    }
  })

  it('draws what no other simulado under way asks, as long as there is enough of it', async ({
    api,
  }) => {
    const student = await estudante(api)
    const { id: id_materia } = await api.make.materia()
    const many = Array.from({ length: 8 }, () => ({ id_materia }))
    for (const values of many) await api.make.questao(values)
    const draw = async (quantidade: number) => {
      const { questoes } = await student.start({ ...SORTEIO, id_materia, quantidade })
      return questoes.map(({ id }) => id)
    }
    const drawn = []
    for (const _ of many) drawn.push(...(await draw(1)))
    expect(new Set(drawn).size).toBe(many.length)
    expect(await draw(2)).toHaveLength(2)
  })

  it('keeps nothing of a visitor', async ({ api }) => {
    const { id } = await provaOfThree(api)
    const chave = randomUUID()
    for (const body of [SORTEIO, { tipo: 'prova', id_prova: id, tempo_extra: true }]) {
      const answer = await api.post('/simulados', { ...body, chave })
      expect(answer).toMatchObject({
        status: 200,
        body: { dados: { id: null, chave, situacao: 'em_curso' } },
      })
    }
    expect(await api.db.selectFrom('simulados').selectAll().execute()).toEqual([])
  })

  it('says that the session has ended, instead of keeping nothing', async ({ api }) => {
    await provaOfThree(api)
    const { token } = await api.enter()
    await api.del('/sessao', token)
    expect(await api.post('/simulados', { ...SORTEIO, chave: randomUUID() }, token)).toMatchObject({
      status: 401,
      body: { codigo: 'sessao_encerrada' },
    })
  })

  it('refuses what has no question to ask', async ({ api }) => {
    const { token } = await api.enter()
    const draft = await api.make.prova({ publicada: false })
    await api.make.questao({ id_prova: draft.id })
    const empty = await api.make.prova()
    const materia = await api.make.materia()
    for (const [body, status, codigo] of [
      [wholeProva(999_999), 404, 'prova_inexistente'],
      [wholeProva(draft.id), 404, 'prova_inexistente'],
      [wholeProva(empty.id), 409, 'sem_questoes'],
      [{ ...SORTEIO, id_materia: materia.id }, 409, 'sem_questoes'],
      [{ ...SORTEIO, id_materia: 999_999 }, 409, 'sem_questoes'],
    ] as const) {
      for (const caller of [token, undefined]) {
        const answer = await api.post('/simulados', { ...body, chave: randomUUID() }, caller)
        expect(answer).toMatchObject({ status, body: { codigo } })
      }
    }
  })

  it('takes all 200 questions of a prova, and refuses one of more instead of leaving some out', async ({
    api,
  }) => {
    const { id: id_prova } = await api.make.prova()
    const texto = 'Qual delas é uma base?'
    const { id } = await api.make.questao({ id_prova, texto })
    const { busca } = await api.db
      .selectFrom('questoes')
      .select('busca')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const row = { id_prova, texto, busca, respostas_certas: 1, alternativas_completas: true }
    const more = (count: number) => Array.from({ length: count }, () => row)
    await api.db.insertInto('questoes').values(more(199)).execute()
    const { token } = await api.enter()
    const start = (caller?: string) =>
      api.post<Body>('/simulados', { ...wholeProva(id_prova), chave: randomUUID() }, caller)
    for (const caller of [token, undefined]) {
      expect((await start(caller)).body.dados.questoes).toHaveLength(200)
    }

    await api.db.insertInto('questoes').values(more(1)).execute()
    for (const caller of [token, undefined]) {
      expect(await start(caller)).toMatchObject({
        status: 409,
        body: {
          codigo: 'prova_grande_demais',
          mensagem: 'Esta prova não cabe em um simulado, que tem no máximo 200 questões.',
        },
      })
    }
  })

  it.for([
    [{ ...SORTEIO, quantidade: 101 }, 'quantidade', 'Escolha de 1 a 100 questões.'],
    [{ ...SORTEIO, quantidade: 0 }, 'quantidade', 'Escolha de 1 a 100 questões.'],
    [{ tipo: 'prova', tempo_extra: true }, 'id_prova', 'Preencha este campo.'],
    [{ quantidade: 3 }, 'tipo', ''],
    [{ ...SORTEIO, chave: 'minha' }, 'chave', 'UUID'],
  ] as const)('answers 400 to what is none (%#)', async ([body, campo, words], { api }) => {
    const answer = await api.post('/simulados', { chave: randomUUID(), ...body })
    expect(answer).toMatchObject({
      status: 400,
      body: { campos: { [campo]: expect.stringContaining(words) } },
    })
  })
})
