import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'
import { administrador, contentOf } from '../../testing/restaurar.ts'

describe('bringing back a question', () => {
  it('is not refused for a number that only a retired one has by now', async ({ api }) => {
    const { del, last, restore } = await administrador(api)
    const { id, id_prova } = await api.make.questao({ numero: 5 })
    await del(`/edicao/questoes/${id}`)
    const line = await last()
    await api.make.questao({ id_prova, numero: 5, retirada_em: '2026-01-31T12:00:00.000Z' })
    expect((await restore(line?.id)).status).toBe(200)
  })

  it('is not refused for a number that goes on to another in the same act', async ({ api }) => {
    const { linha, numeros, who } = await exchanged(api)
    expect((await who.restore(linha)).status).toBe(200)
    expect(await numeros()).toEqual([1, 2])
    for (const expected of [
      [2, 1],
      [1, 2],
    ]) {
      expect((await who.restore()).status).toBe(200)
      expect(await numeros()).toEqual(expected)
    }
  })

  it('is refused alone for a number that another has given up in the same act', async ({ api }) => {
    const { linha, dois, numeros, who } = await exchanged(api)
    await who.restore(linha)
    const linhas = await who.linhas('entidade=questoes')
    const part = linhas.find(({ id_registro, restaura }) => restaura && id_registro === dois.id)
    expect((await who.restore(part?.id)).body.mensagem).toContain('já tem outra questão 1')
    expect(await numeros()).toEqual([1, 2])
  })

  it('comes back beside one that had its number from the first, as often as is asked', async ({
    api,
  }) => {
    const who = await administrador(api)
    const { id: id_prova } = await api.make.prova({ publicada: false })
    for (const _ of [1, 2]) await api.make.questao({ id_prova, numero: 5 })
    const before = await contentOf(api)
    await who.del(`/provas/${id_prova}`)
    const after = await contentOf(api)
    for (const expected of [before, after, before]) {
      expect((await who.restore()).status).toBe(200)
      expect(await contentOf(api)).toEqual(expected)
    }
  })
})

/** Two questions whose matéria was changed in one act, and which have exchanged their numbers since. */
async function exchanged(api: TestApi) {
  const who = await administrador(api)
  const { id: id_prova } = await api.make.prova({ publicada: false })
  const um = await api.make.questao({ id_prova, numero: 1 })
  const dois = await api.make.questao({ id_prova, numero: 2 })
  const { id: id_materia } = await api.make.materia()
  await who.post('/edicao/lotes', { ids: [um.id, dois.id], id_materia })
  const linha = (await who.last())?.id
  const give = ({ id, alternativas }: typeof um, numero: number) =>
    who.put(
      `/edicao/questoes/${id}`,
      questaoEditada(
        { id_prova, numero, id_materia },
        {
          alternativas: alternativas.map((one) => ({
            id: one.id,
            texto: `É ${one.id}`,
            correta: one.correta,
          })),
        },
      ),
    )
  await give(um, 3)
  await give(dois, 1)
  await give(um, 2)
  const numeros = async () => {
    const rows = await api.db.selectFrom('questoes').select('numero').orderBy('id').execute()
    return rows.map(({ numero }) => numero)
  }
  return { linha, dois, numeros, who }
}
