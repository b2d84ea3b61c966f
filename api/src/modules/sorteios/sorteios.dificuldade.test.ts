import type { Contagem, Envelope, FiltroDeSorteio, Sorteio } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import type { MadeQuestao } from '../../testing/estudante.ts'
import { corrigidaOf, practise } from '../../testing/practice.ts'

/**
 * Makes questions of one matéria: `certas[n]` of thirty students are right at question `n`. A further question is
 * answered by only twenty-nine of them.
 */
async function answered(api: TestApi, certas: readonly number[]) {
  const { id: id_materia } = await api.make.materia()
  const questoes: MadeQuestao[] = []
  for (const _ of certas) questoes.push(await api.make.questao({ id_materia }))
  const few = await api.make.questao({ id_materia })
  for (let student = 0; student < 30; student++) {
    const { id } = await api.make.usuario()
    const answers = questoes.map((questao, index) =>
      corrigidaOf(questao, { resultado: student < (certas[index] ?? 0) ? 'certa' : 'errada' }),
    )
    const late = student > 0 ? [corrigidaOf(few, { resultado: 'errada' })] : []
    await practise(api.db, id, [...answers, ...late])
  }
  return { id_materia, ids: questoes.map(({ id }) => id) }
}

const counted = async (api: TestApi, filtro: FiltroDeSorteio) =>
  (await api.post<Envelope<Contagem>>('/sorteios/contagem', filtro)).body.dados

const drawn = async (api: TestApi, filtro: FiltroDeSorteio) => {
  const { body } = await api.post<Envelope<Sorteio>>('/sorteios', { quantidade: 50, ...filtro })
  return body.dados.questoes.map(({ id }) => id).toSorted((a, b) => a - b)
}

describe('how hard questions are', () => {
  it('is counted and drawn by, from thirty first answers on', async ({ api }) => {
    const { id_materia, ids } = await answered(api, [30, 29, 27, 26, 25, 20, 16, 15, 10, 0])

    const por_dificuldade = { facil: 4, media: 3, dificil: 3 }
    expect(await counted(api, { id_materia })).toMatchObject({ questoes: 11, por_dificuldade })
    expect(await counted(api, { id_materia, dificuldade: 'media' })).toMatchObject({
      questoes: 3,
      por_dificuldade,
    })
    expect(await drawn(api, { id_materia, dificuldade: 'facil' })).toEqual(ids.slice(0, 4))
    expect(await drawn(api, { id_materia, dificuldade: 'media' })).toEqual(ids.slice(4, 7))
    expect(await drawn(api, { id_materia, dificuldade: 'dificil' })).toEqual(ids.slice(7))
  })

  it('is not told of a choice with fewer than ten such questions', async ({ api }) => {
    const { id_materia, ids } = await answered(api, [30, 30, 30, 20, 20, 20, 0, 0, 0])
    expect(await counted(api, { id_materia })).not.toHaveProperty('por_dificuldade')
    expect(await counted(api, { entre: ids })).not.toHaveProperty('por_dificuldade')
  })

  it('is one of three', async ({ api }) => {
    expect(await api.post('/sorteios/contagem', { dificuldade: 'impossivel' })).toMatchObject({
      status: 400,
      body: { campos: { dificuldade: expect.any(String) } },
    })
  })
})
