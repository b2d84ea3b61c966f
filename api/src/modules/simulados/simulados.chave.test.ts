import { randomUUID } from 'node:crypto'
import type { Envelope, Simulado } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { estudante, marcacaoOf, provaOfThree, wholeProva } from '../../testing/simulados.ts'

type Body = Envelope<Simulado>

const SORTEIO = { tipo: 'sorteio', quantidade: 10 }

describe('POST /simulados with one chave', () => {
  it('is one however often and at once it is sent, under way and ended', async ({ api }) => {
    const student = await estudante(api)
    await provaOfThree(api)
    await api.make.questao()
    const body = { ...SORTEIO, chave: randomUUID() }
    const sent = Array.from({ length: 5 }, () => api.post<Body>('/simulados', body, student.token))
    const answers = await Promise.all(sent)

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const [first] = answers.map((answer) => answer.body.dados)
    for (const {
      body: { dados },
    } of answers) {
      expect([dados.id, dados.questoes.map(({ id }) => id)]).toEqual([
        first?.id,
        first?.questoes.map(({ id }) => id),
      ])
    }
    expect(await api.db.selectFrom('simulados').select('id').execute()).toHaveLength(1)

    await student.end(first?.id ?? 0)
    const again = await api.post<Body>('/simulados', body, student.token)
    expect(again.body.dados).toMatchObject({ id: first?.id, situacao: 'encerrado' })
    const other = await api.enter()
    expect(await api.post('/simulados', body, other.token)).toMatchObject({
      status: 409,
      body: { codigo: 'chave_em_uso' },
    })
  })

  it('gives the one that was started, with its marks, once its prova is not there any more', async ({
    api,
  }) => {
    const student = await estudante(api)
    const { id, ids } = await provaOfThree(api)
    const body = { ...wholeProva(id), chave: randomUUID() }
    const begun = await student.start(body)
    await student.start(SORTEIO)
    const marcacoes = [marcacaoOf(begun, ids[1] ?? 0, 7)]
    await student.mark(begun.id, { marcacoes })
    const { token } = await api.enter({ perfil: 'Administrador' })
    expect((await api.del(`/provas/${id}`, token)).status).toBe(200)

    const answers = [
      await api.post<Body>('/simulados', body, student.token),
      await api.post<Body>('/simulados', { ...SORTEIO, chave: body.chave }, student.token),
      await student.one(begun.id),
    ]
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 200,
        body: { dados: { ...begun, agora: expect.any(String), marcacoes } },
      })
    }
  })

  it('is of one account alone where several send the same at once', async ({ api }) => {
    await api.make.questao()
    const students = await Promise.all(Array.from({ length: 4 }, () => api.enter()))
    const body = { ...SORTEIO, chave: randomUUID() }
    const answers = await Promise.all(
      students.map(({ token }) => api.post('/simulados', body, token)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    expect(await api.db.selectFrom('simulados').select('id').execute()).toHaveLength(1)
  })
})
