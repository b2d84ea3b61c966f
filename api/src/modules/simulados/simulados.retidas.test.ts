import type { DadosDaConta, Envelope, Simulado, Sorteio } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { editor, ended } from '../../testing/change-questao.ts'
import { estudante } from '../../testing/simulados.ts'

/** A student whose ended simulado was graded again, and who has a simulado under way with the same questions. */
async function askedAgain(api: TestApi) {
  const student = await ended(api)
  const { edit } = await editor(api)
  await edit(student.first.id, ({ questao }) => {
    questao.situacao = 'anulada'
  })
  const { id } = await student.read()
  await student.start({ tipo: 'prova', id_prova: student.id_prova, tempo_extra: false })
  return { ...student, id }
}

describe('of an ended simulado, while one under way asks its questions,', () => {
  it('nothing is told by which one could know the key', async ({ api }) => {
    const { read } = await askedAgain(api)
    const { questoes, ...whole } = await read()
    expect(whole).toMatchObject({ certas: 0, total: 0, retidas: 2, recorrecao: null })
    const told = { situacao: 'normal', resultado: 'sem-gabarito', explicacao: null }
    expect(questoes).toMatchObject([told, told])
    const alternativas = questoes.flatMap((questao) => questao.alternativas)
    expect(alternativas.some(({ correta, comentario }) => correta || comentario)).toBe(false)
  })

  it('the list tells no more', async ({ api }) => {
    const { id, token } = await askedAgain(api)
    const { dados } = (await api.get<Envelope<Simulado[]>>('/simulados', token)).body
    expect(dados.find((one) => one.id === id)).toMatchObject({
      certas: 0,
      total: 0,
      recorrecao: null,
    })
  })

  it('what is kept of the account, as it is downloaded, tells no more', async ({ api }) => {
    const { id, token } = await askedAgain(api)
    const { body } = await api.get<{ dados: DadosDaConta }>('/conta/dados', token)
    const nothing = { certas: 0, total: 0, certas_antes: null, total_antes: null, recorrecoes: [] }
    expect(body.dados.simulados.find((one) => one.id === id)).toMatchObject(nothing)
  })
})

describe('a draw of an account that has a simulado under way', () => {
  it('for practice says how many of those that are asked for it asks already', async ({ api }) => {
    const { materia, token } = await askedAgain(api)
    const draw = async (more: object) =>
      (await api.post<Envelope<Sorteio>>('/sorteios', { quantidade: 5, ...more }, token)).body.dados
    expect(await draw({})).toMatchObject({ questoes: [], em_simulado: 1 })
    // The question of this matéria that the simulado asks is annulled, so a draw would leave it out anyway.
    expect(await draw({ id_materia: materia.id })).not.toHaveProperty('em_simulado')
  })

  it('for another one asks all again where there are too few others', async ({ api }) => {
    const student = await estudante(api)
    const { id: id_prova } = await api.make.prova()
    await api.make.questao({ id_prova, numero: 1 })
    await api.make.questao()
    await student.start({ tipo: 'prova', id_prova, tempo_extra: false })
    const { questoes } = await student.start({ tipo: 'sorteio', quantidade: 2 })
    expect(questoes).toHaveLength(2)
  })
})
