import { runs } from '@rumo/contract/runs'
import { randomUUID } from 'node:crypto'
import type { Envelope, NovaTentativa, Recebimento } from '@rumo/contract'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { readConfig } from '../../app.ts'
import { SessionEndedError } from '../../domain/accounts/accounts.errors.ts'
import { it, type TestApi } from '../../testing/api.ts'
import { alternativasOf, expectCounted, tentativaOf } from '../../testing/estudante.ts'
import { tentativasRepository } from './tentativas.repository.ts'

const send = (api: TestApi, tentativas: readonly object[], token?: string) =>
  api.post<Envelope<Recebimento>>('/tentativas', { tentativas }, token)

const rowsOf = ({ db }: TestApi) => db.selectFrom('tentativas').selectAll().orderBy('id').execute()

describe('POST /tentativas', () => {
  it('keeps an answer, graded, on the day on which it was given in São Paulo', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const materia = await api.make.materia()
    const questao = await api.make.questao({ id_materia: materia.id })
    const { errada } = alternativasOf(questao)
    const tentativa = tentativaOf(questao, {
      id_alternativa: errada,
      // In Brazil this is half past nine in the evening of the day before.
      respondida_em: '2026-06-01T00:30:00.000Z',
    })

    expect(await send(api, [tentativa], token)).toEqual({
      status: 200,
      body: { dados: { recebidas: [tentativa.chave], recusadas: [] } },
    })
    const day = { id_usuario: usuario.id, dia: '2026-05-31' }
    expect(await rowsOf(api)).toMatchObject([
      { ...day, ...tentativa, letra: 'A', id_simulado: null, resultado: 'errada' },
    ])
    const dias = await api.db.selectFrom('dias_de_materia').selectAll().execute()
    expect(dias).toEqual([{ ...day, id_materia: materia.id, certas: 0, total: 1 }])
    const revisoes = await api.db.selectFrom('revisoes').selectAll().execute()
    expect(revisoes).toEqual([
      {
        id_usuario: usuario.id,
        id_questao: questao.id,
        ultima: '2026-05-31',
        estabilidade: expect.any(Number),
        dificuldade: expect.any(Number),
        vence: '2026-06-01',
      },
    ])
  })

  it('counts what is sent again once, within one batch too', async ({ api }) => {
    const { token } = await api.enter()
    const tentativa = tentativaOf(await api.make.questao())
    const more = tentativaOf(await api.make.questao())
    const settled = { recebidas: [tentativa.chave], recusadas: [] }

    expect((await send(api, [tentativa, tentativa], token)).body.dados).toEqual(settled)
    expect((await send(api, [tentativa], token)).body.dados).toEqual(settled)
    const both = await send(api, [more, tentativa], token)
    expect(both.body.dados.recebidas).toEqual([more.chave, tentativa.chave])
    expect(await rowsOf(api)).toHaveLength(2)
    await expectCounted(api.db)
  })

  it('says of what another account brought first that it is there, and leaves it there', async ({
    api,
  }) => {
    const [first, second] = [await api.enter(), await api.enter()]
    const tentativa = tentativaOf(await api.make.questao())
    await send(api, [tentativa], first.token)

    const { body } = await send(api, [tentativa], second.token)
    expect(body.dados).toEqual({ recebidas: [tentativa.chave], recusadas: [] })
    expect(await rowsOf(api)).toMatchObject([{ id_usuario: first.usuario.id }])
    await expectCounted(api.db)
  })

  it('never takes an answer to what does not exist, and takes the others', async ({ api }) => {
    const { token } = await api.enter()
    const [questao, other] = [await api.make.questao(), await api.make.questao()]
    const good = tentativaOf(questao)
    const lost = tentativaOf(questao, { id_questao: 999_999 })
    const stray = tentativaOf(questao, { id_alternativa: alternativasOf(other).certa })

    const { body } = await send(api, [lost, good, stray], token)
    expect(body.dados).toEqual({
      recebidas: [good.chave],
      recusadas: [
        { chave: lost.chave, motivo: 'questao_inexistente' },
        { chave: stray.chave, motivo: 'alternativa_inexistente' },
      ],
    })
    expect(await rowsOf(api)).toMatchObject([{ chave: good.chave }])
  })

  it('takes answers to what is retired', async ({ api }) => {
    const { token } = await api.enter()
    const retirada_em = '2026-01-31T12:00:00.000Z'
    const sent = [tentativaOf(await api.make.questao({ retirada_em }))]
    const { body } = await send(api, sent, token)
    expect(body.dados.recebidas).toEqual(sent.map(({ chave }) => chave))
  })

  it('takes whatever a clock says, but nothing of the future', async ({ api }) => {
    const { token } = await api.enter()
    const questao = await api.make.questao()
    const at = (respondida_em: string) => tentativaOf(questao, { respondida_em })
    await send(api, [at('0001-01-01T00:00:00Z'), at('9999-12-31T23:59:59.999Z')], token)

    const [past, future] = await rowsOf(api).then((rows) =>
      rows.map(({ respondida_em }) => respondida_em).toSorted(),
    )
    expect(past).toBe('1970-01-01T00:00:00.000Z')
    expect(Math.abs(Date.parse(future ?? '') - Date.now())).toBeLessThan(60_000)
    await expectCounted(api.db)
  })

  it('ends the session of an account that is gone meanwhile', async ({ api }) => {
    const { limits } = readConfig({})
    const repository = tentativasRepository(api.db, limits.tentativasPorConta)
    const sent = [tentativaOf(await api.make.questao())]
    await expect(repository.receive(999_999, sent, Date.now())).rejects.toThrow(SessionEndedError)
  })

  it('takes 500 at once', async ({ api }) => {
    const { token } = await api.enter()
    const questoes = [await api.make.questao(), await api.make.questao()]
    const sent = Array.from({ length: 250 }, () => questoes.map((questao) => tentativaOf(questao)))
    const { body } = await send(api, sent.flat(), token)
    expect(body.dados.recebidas).toHaveLength(500)
    await expectCounted(api.db)
  })

  it.for([
    [{}, 'tentativas', 'Preencha este campo.'],
    [{ tentativas: [] }, 'tentativas', 'Envie pelo menos uma resposta.'],
    [
      { tentativas: Array.from({ length: 501 }, () => tentativaWith({})) },
      'tentativas',
      'Envie no máximo 500 respostas de cada vez.',
    ],
    [
      { tentativas: [tentativaWith({ chave: 'a' })] },
      'tentativas.0.chave',
      'Envie um identificador UUID.',
    ],
    [{ tentativas: [tentativaWith({ id_alternativa: null })] }, 'tentativas.0.id_alternativa', ''],
    [{ tentativas: [tentativaWith({ respondida_em: 'ontem' })] }, 'tentativas.0.respondida_em', ''],
  ] as const)('answers 400 to what is none (%#)', async ([body, campo, words], { api }) => {
    const { token } = await api.enter()
    const answer = await api.post('/tentativas', body, token)
    expect(answer).toMatchObject({
      status: 400,
      body: { codigo: 'dados_invalidos', campos: { [campo]: expect.stringContaining(words) } },
    })
  })

  it('counts the same in whatever order, parts and repetitions several devices send', async ({
    api,
  }) => {
    const materias = [await api.make.materia(), await api.make.materia()]
    const questoes = await Promise.all(
      [0, 1, 0].map((place) => api.make.questao({ id_materia: materias[place]?.id ?? null })),
    )
    const answer = fc.record({
      questao: fc.nat({ max: 2 }),
      isCerta: fc.boolean(),
      day: fc.nat({ max: 5 }),
    })
    const someBatches = fc.array(fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 6 }), {
      minLength: 2,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(answer, { minLength: 4, maxLength: 12 }),
        someBatches,
        async (answers, batches) => {
          const { usuario, token } = await api.enter()
          const made = answers.map(({ questao, isCerta, day }): NovaTentativa => {
            const answered = questoes[questao] ?? questoes[0]
            if (!answered) throw new Error('There are three questions')
            const { certa, errada } = alternativasOf(answered)
            return tentativaOf(answered, {
              id_alternativa: isCerta ? certa : errada,
              respondida_em: `2026-03-0${day + 1}T12:00:00.000Z`,
            })
          })
          const pick = (places: readonly number[]) =>
            places.flatMap((place) => made[place % made.length] ?? [])
          const sent = batches.map((places) => pick(places))
          const answered = await Promise.all(sent.map((batch) => send(api, batch, token)))

          expect(answered.map(({ status }) => status)).toEqual(sent.map(() => 200))
          const kept = await api.db
            .selectFrom('tentativas')
            .select('chave')
            .where('id_usuario', '=', usuario.id)
            .execute()
          const expected = new Set(sent.flat().map(({ chave }) => chave))
          expect(kept.map(({ chave }) => chave).toSorted()).toEqual([...expected].toSorted())
          await expectCounted(api.db)
        },
      ),
      { numRuns: runs(15) },
    )
  })

  describe('when there is a limit', () => {
    const { limits } = readConfig({ ATTEMPTS_PER_ACCOUNT: '3/60' })
    it.override({ config: { limits } })

    it('answers 429 to more than it, takes nothing of that, and counts what is new', async ({
      api,
    }) => {
      const { token } = await api.enter()
      const questao = await api.make.questao()
      const [first, second, third, more] = Array.from({ length: 4 }, () => tentativaOf(questao))
      if (!first || !second || !third || !more) throw new Error('There are four')
      expect((await send(api, [first, second], token)).status).toBe(200)
      const refused = await api.app.inject({
        method: 'POST',
        url: '/tentativas',
        payload: { tentativas: [third, more] },
        headers: { authorization: `Bearer ${token}` },
      })
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['retry-after']).toBe('3600')
      expect(refused.json()).toMatchObject({ codigo: 'muitas_tentativas' })
      expect(await rowsOf(api)).toHaveLength(2)

      expect((await send(api, [first, second, third], token)).status).toBe(200)
      expect((await send(api, [more], (await api.enter()).token)).status).toBe(200)
      await expectCounted(api.db)
    })
  })
})

function tentativaWith(values: object) {
  return {
    chave: randomUUID(),
    id_questao: 1,
    id_alternativa: 1,
    origem: 'pratica',
    respondida_em: '2026-05-31T16:00:00.000Z',
    ...values,
  }
}
