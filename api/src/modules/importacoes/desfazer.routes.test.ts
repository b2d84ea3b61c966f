import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { reviewed } from '../../testing/prova-importada.ts'
import { contentOf } from '../../testing/restaurar.ts'

describe('DELETE /importacoes/{id}/prova', () => {
  it('removes all that the import brought, as one act, and leads back to the review', async ({
    api,
  }) => {
    const { finish, undo, last } = await reviewed(api)
    const before = await contentOf(api)
    const { id_prova } = (await finish()).body.dados
    expect(await undo()).toMatchObject({
      status: 200,
      body: { dados: { estado: 'em_revisao', id_prova: null, versao: 3, aprovadas: 0 } },
    })

    expect(await contentOf(api)).toEqual(before)
    expect(await last()).toMatchObject({
      acao: 'exclusao',
      entidade: 'provas',
      id_registro: id_prova,
      partes: expect.arrayContaining([
        expect.objectContaining({ entidade: 'materias', total: 1 }),
        expect.objectContaining({ entidade: 'assuntos', total: 1 }),
        expect.objectContaining({ entidade: 'questoes', total: 2 }),
        expect.objectContaining({ entidade: 'referencias', total: 3 }),
      ]),
    })
    expect((await finish({ versao: 3 })).status).toBe(200)
  })

  it('is undone in turn as a whole, and that too', async ({ api }) => {
    const { finish, undo, restore } = await reviewed(api)
    const before = await contentOf(api)
    await finish()
    const imported = await contentOf(api)
    await undo()
    for (const expected of [imported, before, imported]) {
      expect(await restore()).toMatchObject({ status: 200 })
      expect(await contentOf(api)).toEqual(expected)
    }
  })

  it('is told beforehand whether everybody sees the prova by now', async ({ api }) => {
    const { finish, undo, linha } = await reviewed(api)
    expect((await linha()).publicada).toBeNull()
    const { id_prova } = (await finish()).body.dados
    expect((await linha()).publicada).toBe(false)
    await api.db.updateTable('provas').set({ publicada: true }).where('id', '=', id_prova).execute()
    expect((await linha()).publicada).toBe(true)
    expect((await undo()).body.dados.publicada).toBeNull()
  })

  it('leaves a matéria that something else uses by now', async ({ api }) => {
    const { finish, undo } = await reviewed(api)
    await finish()
    const robotica = await api.db
      .selectFrom('materias')
      .select('id')
      .where('nome', '=', 'Robótica')
      .executeTakeFirstOrThrow()
    await api.make.questao({ id_materia: robotica.id })
    expect((await undo()).status).toBe(200)
    expect((await contentOf(api))['materias']).toHaveLength(2)
  })

  it('leaves an assunto that something else uses by now, and its matéria', async ({ api }) => {
    const { finish, undo } = await reviewed(api)
    await finish()
    const assunto = await api.db.selectFrom('assuntos').selectAll().executeTakeFirstOrThrow()
    await api.make.questao({ id_materia: assunto.id_materia, id_assunto: assunto.id })
    expect((await undo()).status).toBe(200)
    const { materias, assuntos } = await contentOf(api)
    expect([materias?.length, assuntos]).toMatchObject([2, [{ nome: 'Sensores' }]])
  })

  it('is refused once a student has answered one of its questions', async ({ api }) => {
    const { finish, undo, linha } = await reviewed(api)
    const { id_prova } = (await finish()).body.dados
    const { usuario } = await api.enter()
    const { id: id_questao } = await api.db
      .selectFrom('questoes')
      .select('id')
      .executeTakeFirstOrThrow()
    const simulado = await api.db
      .insertInto('simulados')
      .values({
        chave: crypto.randomUUID(),
        id_usuario: usuario.id,
        tipo: 'prova',
        id_prova,
        iniciado_em: '2026-01-01T00:00:00.000Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await api.db
      .insertInto('simulados_questoes')
      .values({ id_simulado: simulado.id, id_questao, posicao: 1 })
      .execute()
    const before = await contentOf(api)

    expect(await undo()).toMatchObject({ status: 409, body: { codigo: 'em_uso' } })
    expect(await contentOf(api)).toEqual(before)
    expect(await linha()).toMatchObject({ estado: 'importada', id_prova })
  })

  it('leads back to the review of a prova that was deleted', async ({ api }) => {
    const { finish, undo, del } = await reviewed(api)
    await del(`/provas/${(await finish()).body.dados.id_prova}`)
    expect(await undo()).toMatchObject({ status: 200, body: { dados: { estado: 'em_revisao' } } })
  })

  it('answers 409 where there is no prova, and 404 to an unknown id', async ({ api }) => {
    const { undo, id, token } = await reviewed(api)
    expect(await undo()).toMatchObject({ status: 409, body: { codigo: 'nao_importada' } })
    expect(await api.del(`/importacoes/${id + 1}/prova`, token)).toMatchObject({ status: 404 })
  })
})
