import { afterEach, describe, expect, vi } from 'vitest'
import { it } from '../../testing/api.ts'
import { alternativasOf, expectCounted } from '../../testing/estudante.ts'
import { begun } from '../../testing/simulados.ts'

const MINUTE_S = 60

afterEach(() => {
  vi.useRealTimers()
})

describe('POST /simulados/{id}/encerramento', () => {
  it('grades what is marked, the last marks with it, and makes an attempt of each', async ({
    api,
  }) => {
    const { id, usuario, first, second, annulled, right, wrong, mark, end, one } = await begun(api)
    await mark(id, { marcacoes: [right(first, 1)] })
    const answer = await end(id, { marcacoes: [wrong(second, 2)] })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        dados: {
          situacao: 'encerrado',
          certas: 2,
          total: 3,
          recorrecao: null,
          questoes: [
            { id: first.id, marcada: alternativasOf(first).certa, resultado: 'certa' },
            { id: second.id, marcada: alternativasOf(second).errada, resultado: 'errada' },
            { id: annulled.id, marcada: null, resultado: 'certa' },
          ],
        },
      },
    })
    expect(answer.body.dados.questoes[0]?.alternativas).toMatchObject([
      { correta: false, comentario: 'É um ácido.' },
      { correta: true },
    ])
    expect((await one(id)).body.dados).toEqual(answer.body.dados)
    const tentativas = await api.db
      .selectFrom('tentativas')
      .selectAll()
      .orderBy('id_questao')
      .execute()
    const made = { id_usuario: usuario.id, id_simulado: id, origem: 'simulado' }
    expect(tentativas).toMatchObject([
      { ...made, id_questao: first.id, letra: 'B', resultado: 'certa' },
      { ...made, id_questao: second.id, letra: 'A', resultado: 'errada' },
    ])
    await expectCounted(api.db)
  })

  it('ends once, however often and at once it is sent', async ({ api }) => {
    const { id, first, second, right, end } = await begun(api)
    const [one, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => end(id, { marcacoes: [right(first)] })),
    )
    expect(one?.status).toBe(200)
    for (const other of others) expect(other).toEqual(one)
    expect((await end(id, { marcacoes: [right(second)] })).body).toEqual(one?.body)
    expect(await api.db.selectFrom('tentativas').select('id').execute()).toHaveLength(1)
  })

  it('counts what was marked in time and came late, and not what was marked late', async ({
    api,
  }) => {
    const { id, simulado, first, second, annulled, right, wrong, mark, end } = await begun(api)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(simulado.iniciado_em) })
    vi.setSystemTime(Date.parse(simulado.iniciado_em) + 3 * MINUTE_S * 60_000)
    const over = 60 * MINUTE_S
    await mark(id, { marcacoes: [right(first, 10), right(second, over - 1)] })
    await mark(id, { marcacoes: [wrong(first, over + 6), right(annulled, over + 5)] })
    const answer = await end(id, { marcacoes: [wrong(second, over + 60)] })

    const { dados } = answer.body
    expect(dados.questoes.map(({ marcada }) => marcada)).toEqual([
      alternativasOf(first).certa,
      alternativasOf(second).certa,
      alternativasOf(annulled).certa,
    ])
    expect(dados.encerrado_em).toBe(simulado.termina_em)
  })

  it('counts what came before its end, by whatever clock it was marked', async ({ api }) => {
    const { id, simulado, first, second, right, wrong, mark, end } = await begun(api)
    // Sent at the last moment that counts.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(simulado.termina_em ?? '') })
    const ahead = 3 * 60 * MINUTE_S
    await mark(id, { marcacoes: [wrong(first, ahead), right(second, ahead + 1)] })
    const { dados } = (await end(id, { marcacoes: [right(first, ahead + 2)] })).body
    expect(dados.questoes.map(({ resultado }) => resultado)).toEqual(['certa', 'certa', 'certa'])
    expect(Date.parse(dados.encerrado_em)).toBeLessThanOrEqual(Date.now())
    const tentativas = await api.db
      .selectFrom('tentativas as t')
      .innerJoin('simulados_questoes as sq', 'sq.id_questao', 't.id_questao')
      .select(['t.respondida_em', 'sq.marcada_em'])
      .execute()
    expect(tentativas).toHaveLength(2)
    for (const { respondida_em, marcada_em } of tentativas) {
      expect(marcada_em).toBe(respondida_em)
      expect(Date.parse(respondida_em)).toBeLessThanOrEqual(Date.now())
    }
  })

  it('counts an answer for when it was marked, and not for before it began', async ({ api }) => {
    const { id, simulado, first, second, right, end } = await begun(api)
    const startMs = Date.parse(simulado.iniciado_em)
    vi.useFakeTimers({ toFake: ['Date'], now: startMs + 2 * MINUTE_S * 1000 })
    await end(id, { marcacoes: [right(first, -1), right(second, MINUTE_S)] })
    const tentativas = await api.db
      .selectFrom('tentativas')
      .select('respondida_em')
      .orderBy('id_questao')
      .execute()
    const seconds = tentativas.map((one) => (Date.parse(one.respondida_em) - startMs) / 1000)
    expect(seconds).toEqual([0, MINUTE_S])
  })

  it('was handed in when the device says, as far as that can be', async ({ api }) => {
    for (const [saidS, expectedS] of [
      [-60, 0],
      [0.25, 0.25],
      [365 * 24 * 3600, undefined],
    ] as const) {
      const { id, simulado, end } = await begun(api)
      const startMs = Date.parse(simulado.iniciado_em)
      const encerrado_em = new Date(startMs + saidS * 1000).toISOString()
      await expect.poll(() => Date.now() - startMs).toBeGreaterThan(250)
      const endMs = Date.parse(
        (await end(id, { marcacoes: [], encerrado_em })).body.dados.encerrado_em,
      )
      if (expectedS === undefined) expect(endMs).toBeLessThanOrEqual(Date.now())
      else expect(endMs - startMs).toBe(expectedS * 1000)
    }
  })

  it('gives no verdict on a question without a key', async ({ api }) => {
    const { id, first, right, end } = await begun(api)
    await api.db
      .updateTable('alternativas')
      .set({ correta: false })
      .where('id_questao', '=', first.id)
      .execute()
    const { dados } = (await end(id, { marcacoes: [right(first)] })).body
    expect(dados).toMatchObject({ certas: 1, total: 2 })
    expect(dados.questoes[0]?.resultado).toBe('sem-gabarito')
    await expectCounted(api.db)
  })
})

describe('DELETE /simulados/{id}', () => {
  it('leaves one under way behind, and none that is ended', async ({ api }) => {
    const { id, token, first, right, mark, end, start } = await begun(api)
    const next = await start({ tipo: 'sorteio', quantidade: 3 })
    await mark(id, { marcacoes: [right(first)] })
    expect(await api.del(`/simulados/${id}`, token)).toMatchObject({
      status: 200,
      body: { dados: null, mensagem: 'Simulado descartado.' },
    })
    expect((await api.get(`/simulados/${id}`, token)).status).toBe(404)
    await end(next.id)
    expect(await api.del(`/simulados/${next.id}`, token)).toMatchObject({
      status: 409,
      body: { codigo: 'simulado_encerrado' },
    })
    await expectCounted(api.db)
  })
})

describe("another's simulado", () => {
  it('is not there, whatever one asks of it', async ({ api }) => {
    const { id, one } = await begun(api)
    const before = (await one(id)).body.dados
    const stranger = await api.enter()
    const administrador = await api.enter({ perfil: 'Administrador' })
    for (const { token } of [stranger, administrador]) {
      for (const which of [id, 999_999]) {
        const url = `/simulados/${which}`
        const card = { marcacoes: [] }
        for (const answer of [
          await api.get(url, token),
          await api.put(`${url}/marcacoes`, card, token),
          await api.post(`${url}/encerramento`, card, token),
          await api.del(url, token),
        ]) {
          expect(answer).toMatchObject({ status: 404, body: { codigo: 'simulado_inexistente' } })
        }
      }
      expect((await api.get('/simulados', token)).body).toEqual({ dados: [], total: 0 })
    }
    expect((await one(id)).body.dados).toEqual({ ...before, agora: expect.any(String) })
  })
})
