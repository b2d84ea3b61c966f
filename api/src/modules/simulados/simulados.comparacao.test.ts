import { LEAST_OUTROS } from '@rumo/contract/rules'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { alternativasOf } from '../../testing/estudante.ts'
import { estudante, marcacaoOf, wholeProva } from '../../testing/simulados.ts'

/** A prova of two questions, and a function with which a student takes it with `certas` right answers. */
async function provaOfTwo(api: TestApi) {
  const { id } = await api.make.prova()
  const questoes = [
    await api.make.questao({ id_prova: id, numero: 1 }),
    await api.make.questao({ id_prova: id, numero: 2 }),
  ]
  type Student = Awaited<ReturnType<typeof estudante>>
  const take = async (student: Student, certas: number) => {
    const begun = await student.start(wholeProva(id))
    const marcacoes = questoes
      .slice(0, certas)
      .map((questao) => marcacaoOf(begun, questao.id, alternativasOf(questao).certa))
    return (await student.end(begun.id, { marcacoes })).body.dados
  }
  return { id, take }
}

describe('the comparison of a simulado', () => {
  it("is with the last one of the same prova, and not with another's or of another prova", async ({
    api,
  }) => {
    const [ana, leo] = [await estudante(api), await estudante(api)]
    const [um, outra] = [await provaOfTwo(api), await provaOfTwo(api)]
    await um.take(leo, 2)
    await outra.take(ana, 2)
    expect((await um.take(ana, 0)).comparacao).toEqual({ anterior: null, outros: null })
    const second = await um.take(ana, 1)
    const third = await um.take(ana, 2)
    expect(third.comparacao).toEqual({
      anterior: { id: second.id, encerrado_em: second.encerrado_em, certas: 1, total: 2 },
      outros: null,
    })
    expect(await ana.one(third.id)).toMatchObject({
      body: { dados: { comparacao: third.comparacao } },
    })
  })

  it('of drawn questions is with one of as many of the same matéria', async ({ api }) => {
    const ana = await estudante(api)
    const materia = await api.make.materia()
    for (let count = 0; count < 3; count++) await api.make.questao({ id_materia: materia.id })
    const take = async (body: object) => {
      const { id } = await ana.start({ tipo: 'sorteio', ...body })
      return (await ana.end(id)).body.dados
    }
    const first = await take({ quantidade: 2, id_materia: materia.id })
    await take({ quantidade: 2 })
    await take({ quantidade: 1, id_materia: materia.id })
    const again = await take({ quantidade: 2, id_materia: materia.id })
    expect(again.comparacao?.anterior?.id).toBe(first.id)
  })

  it("is with others' first time alone, at one's own first time, once there are thirty", async ({
    api,
  }) => {
    const { take } = await provaOfTwo(api)
    const others = await Promise.all(Array.from({ length: LEAST_OUTROS }, () => estudante(api)))
    for (const other of others.slice(1)) await take(other, 1)
    const early = await estudante(api)
    expect((await take(early, 2)).comparacao?.outros).toBeNull()
    const [last] = others
    if (!last) throw new Error('There are thirty.')
    await take(last, 0)
    // The second simulado of the same account is left out.
    await take(last, 2)

    const ana = await estudante(api)
    const first = await take(ana, 1)
    expect(first.comparacao?.outros).toEqual({
      pessoas: LEAST_OUTROS + 1,
      media: expect.closeTo((29 * 0.5 + 1 + 0) / 31),
      abaixo: expect.closeTo(1 / 31),
    })
    expect((await take(ana, 2)).comparacao?.outros).toBeNull()
  })

  it('takes for the first time the one that was ended first, whichever was begun before', async ({
    api,
  }) => {
    const { id, take } = await provaOfTwo(api)
    const others = await Promise.all(Array.from({ length: LEAST_OUTROS }, () => estudante(api)))
    const [leo, ...rest] = others
    if (!leo) throw new Error('There are thirty.')
    const { id: begunFirst } = await leo.start(wholeProva(id))
    await take(leo, 2)
    await leo.end(begunFirst)
    for (const other of rest) await take(other, 1)

    const ana = await take(await estudante(api), 1)
    expect(ana.comparacao?.outros).toMatchObject({
      pessoas: LEAST_OUTROS,
      media: expect.closeTo((29 * 0.5 + 1) / 30),
    })
  })

  it('is not told while another simulado is under way', async ({ api }) => {
    const ana = await estudante(api)
    const { id, take } = await provaOfTwo(api)
    const { id: first } = await take(ana, 1)
    await ana.start(wholeProva(id))
    expect((await ana.one(first)).body.dados).not.toHaveProperty('comparacao')
  })
})
