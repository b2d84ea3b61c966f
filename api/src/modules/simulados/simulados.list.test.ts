import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { alternativasOf } from '../../testing/estudante.ts'
import { estudante, marcacaoOf, provaOfThree, wholeProva } from '../../testing/simulados.ts'

describe('GET /simulados', () => {
  it("lists one's own, the newest first, with what is marked or what they came to", async ({
    api,
  }) => {
    const [student, other] = [await estudante(api), await estudante(api)]
    const { id, ids } = await provaOfThree(api)
    const whole = { tipo: 'prova', id_prova: id, tempo_extra: false }
    const before = await provaOfThree(api)
    const ended = await student.start(wholeProva(before.id))
    await student.end(ended.id)
    const begun = await student.start(whole)
    const [, third = 0, last = 0] = ids
    // The last question's mark was taken back.
    await student.mark(begun.id, {
      marcacoes: [marcacaoOf(begun, third, 7), marcacaoOf(begun, last, null, 2)],
    })
    await other.start(whole)

    const { body } = await api.get('/simulados', student.token)
    const line = { tipo: 'prova', prova: { id, nome: 'Prova Verde' }, materia: null, questoes: 3 }
    expect(body).toEqual({
      dados: [
        {
          ...line,
          id: begun.id,
          situacao: 'em_curso',
          iniciado_em: begun.iniciado_em,
          termina_em: begun.termina_em,
          marcadas: 1,
        },
        {
          ...line,
          prova: { id: before.id, nome: 'Prova Verde' },
          id: ended.id,
          situacao: 'encerrado',
          iniciado_em: ended.iniciado_em,
          termina_em: ended.termina_em,
          encerrado_em: expect.any(String),
          certas: 1,
          total: 3,
          recorrecao: null,
        },
      ],
      total: 2,
    })
    const idsBy = async (query: string) => {
      const answer = await api.get<{ dados: { id: number }[] }>(`/simulados${query}`, student.token)
      return answer.body.dados.map((linha) => linha.id)
    }
    expect(await idsBy('?situacao=em_curso')).toEqual([begun.id])
    expect(await idsBy('?situacao=encerrado')).toEqual([ended.id])
    expect(await idsBy('?ordem=iniciado_em&limite=1')).toEqual([ended.id])
    expect(await idsBy('?pagina=2&limite=1')).toEqual([ended.id])
  })

  it('counts of an ended one what none under way asks, and all once that is ended', async ({
    api,
  }) => {
    const student = await estudante(api)
    const { id: id_materia } = await api.make.materia()
    const { id: id_prova } = await api.make.prova()
    const asked = await api.make.questao({ id_prova, id_materia })
    const other = await api.make.questao({ id_prova })
    const ended = await student.start(wholeProva(id_prova))
    const marcacoes = [asked, other].map((questao) =>
      marcacaoOf(ended, questao.id, alternativasOf(questao).certa),
    )
    await student.end(ended.id, { marcacoes })
    const listed = () => api.get('/simulados?situacao=encerrado&ordem=iniciado_em', student.token)
    const underWay = await student.start({ tipo: 'sorteio', quantidade: 1, id_materia })
    expect((await listed()).body).toMatchObject({ dados: [{ certas: 1, total: 1 }] })
    await student.end(underWay.id)
    expect((await listed()).body).toMatchObject({ dados: [{ certas: 2, total: 2 }, {}] })
  })
})
