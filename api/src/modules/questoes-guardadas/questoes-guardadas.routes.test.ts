import { type Guardada, MOST_GUARDADAS, type QuestaoGuardada } from '@rumo/contract'
import { chunk, omit, range } from 'es-toolkit'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'

const at = (second: number) => `2026-05-01T12:00:0${second}.000Z`

const some = (changed: Partial<Guardada> = {}): Guardada => ({
  anotacao: 'A água ferve antes',
  listas: ['Química'],
  guardada_em: at(0),
  escrita_em: at(1),
  ...changed,
})

async function listed(api: TestApi, token: string) {
  return (await api.get<{ dados: QuestaoGuardada[] }>('/questoes-guardadas', token)).body.dados
}

const idsOf = (guardadas: QuestaoGuardada[]) => guardadas.map(({ id_questao }) => id_questao)

describe('PUT /questoes-guardadas/{id}', () => {
  it('keeps a question with its note and lists, for that account alone', async ({ api }) => {
    const { token } = await api.enter()
    const other = await api.enter()
    const vestibular = await api.make.vestibular({ ano: 2025, semestre: 2 })
    const { id: id_prova } = await api.make.prova({
      nome: 'Prova Azul',
      id_vestibular: vestibular.id,
    })
    const questao = await api.make.questao({ id_prova, numero: 7, texto: 'A <b>água</b> ferve.' })
    await api.make.derive(questao.id)

    expect(await api.put(`/questoes-guardadas/${questao.id}`, some(), token)).toMatchObject({
      status: 200,
      body: {
        dados: null,
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Questão guardada.',
      },
    })
    expect(await listed(api, token)).toEqual([
      {
        ...some(),
        id_questao: questao.id,
        questao: {
          id: questao.id,
          numero: 7,
          trecho: 'A água ferve.',
          materia: null,
          prova: { id: id_prova, nome: 'Prova Azul', vestibular: omit(vestibular, ['versao']) },
        },
      },
    ])
    expect(await listed(api, other.token)).toEqual([])
  })

  it('keeps the later writing, in whatever order two devices send', async ({ api }) => {
    const { token } = await api.enter()
    const later = some({ anotacao: 'depois', listas: [], escrita_em: at(2) })
    await api.put('/questoes-guardadas/7', later, token)
    await api.put('/questoes-guardadas/7', some(), token)
    expect(await listed(api, token)).toMatchObject([later])
  })

  it('takes a clock that is ahead for now, so that the next writing is later', async ({ api }) => {
    const { token } = await api.enter()
    const ahead = some({ escrita_em: '2999-01-01T00:00:00.000Z' })
    await api.put('/questoes-guardadas/7', ahead, token)
    const [kept] = await listed(api, token)
    expect(Date.parse(kept?.escrita_em ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it('keeps each name of a list once, without the spaces around it', async ({ api }) => {
    const { token } = await api.enter()
    await api.put('/questoes-guardadas/7', some({ listas: [' Química', 'Química '] }), token)
    expect(await listed(api, token)).toMatchObject([{ listas: ['Química'] }])
  })

  it.for<[string, string, Partial<Guardada>]>([
    ['a note that is too long', 'anotacao', { anotacao: 'a'.repeat(2001) }],
    ['a list without a name', 'listas.0', { listas: [''] }],
    ['a name that is too long', 'listas.0', { listas: ['a'.repeat(41)] }],
    ['too many lists', 'listas', { listas: range(11).map(String) }],
    ['a time that is none', 'escrita_em', { escrita_em: 'ontem' }],
  ])('answers 400 to %s', async ([, campo, changed], { api }) => {
    const { token } = await api.enter()
    const answer = await api.put('/questoes-guardadas/7', some(changed), token)
    expect(answer).toMatchObject({ status: 400, body: { campos: { [campo]: expect.any(String) } } })
    expect(await listed(api, token)).toEqual([])
  })

  it('answers 409 to one more than an account may keep, but takes what changes one', async ({
    api,
  }) => {
    const { usuario, token } = await api.enter()
    const row = { ...some(), listas: '[]', removida: false, id_usuario: usuario.id }
    const rows = range(1, MOST_GUARDADAS + 1).map((id_questao) => ({ ...row, id_questao }))
    for (const part of chunk(rows, 100)) {
      await api.db.insertInto('questoes_guardadas').values(part).execute()
    }
    expect(await api.put('/questoes-guardadas/5000', some(), token)).toMatchObject({
      status: 409,
      body: { codigo: 'guardadas_demais' },
    })
    const changed = some({ anotacao: 'outra', escrita_em: at(2) })
    expect((await api.put('/questoes-guardadas/3', changed, token)).status).toBe(200)
    await api.del(`/questoes-guardadas/4?em=${at(2)}`, token)
    expect((await api.put('/questoes-guardadas/5000', some(), token)).status).toBe(200)
  })
})

describe('GET /questoes-guardadas', () => {
  it('lists the newest first, also what cannot be practised now, without its words', async ({
    api,
  }) => {
    const { token } = await api.enter()
    const draft = await api.make.prova({ publicada: false })
    const hidden = await api.make.questao({ id_prova: draft.id })
    const shown = await api.make.questao()
    for (const { id } of [hidden, shown]) await api.make.derive(id)
    await api.put(`/questoes-guardadas/${shown.id}`, some({ guardada_em: at(1) }), token)
    await api.put(`/questoes-guardadas/${hidden.id}`, some({ guardada_em: at(3) }), token)
    await api.put('/questoes-guardadas/999999', some({ guardada_em: at(2) }), token)
    const guardadas = await listed(api, token)
    expect(idsOf(guardadas)).toEqual([hidden.id, 999_999, shown.id])
    expect(guardadas.map(({ questao }) => questao?.id)).toEqual([undefined, undefined, shown.id])
  })
})

describe('DELETE /questoes-guardadas/{id}', () => {
  it('removes the question with its words, whatever comes late', async ({ api }) => {
    const { usuario, token } = await api.enter()
    await api.put('/questoes-guardadas/7', some(), token)
    expect(await api.del(`/questoes-guardadas/7?em=${at(3)}`, token)).toMatchObject({
      status: 200,
      body: { dados: null, mensagem: 'Questão removida.' },
    })
    expect(await listed(api, token)).toEqual([])
    await api.put('/questoes-guardadas/7', some({ escrita_em: at(2) }), token)
    expect(await listed(api, token)).toEqual([])
    const rows = await api.db
      .selectFrom('questoes_guardadas')
      .select(['anotacao', 'listas'])
      .where('id_usuario', '=', usuario.id)
      .execute()
    expect(rows).toEqual([{ anotacao: '', listas: '[]' }])

    await api.put('/questoes-guardadas/7', some({ escrita_em: at(4) }), token)
    expect(idsOf(await listed(api, token))).toEqual([7])
  })

  it('leaves what was written later, and what another account keeps', async ({ api }) => {
    const { token } = await api.enter()
    const other = await api.enter()
    await api.put('/questoes-guardadas/7', some({ escrita_em: at(5) }), token)
    await api.put('/questoes-guardadas/7', some(), other.token)
    await api.del(`/questoes-guardadas/7?em=${at(3)}`, token)
    expect(idsOf(await listed(api, token))).toEqual([7])
    expect(idsOf(await listed(api, other.token))).toEqual([7])
  })
})

describe('the data of an account', () => {
  it('has what it keeps, and go with it', async ({ api }) => {
    const { usuario, token } = await api.enter()
    await api.put('/questoes-guardadas/7', some(), token)
    const { body } = await api.get<{ dados: object }>('/conta/dados', token)
    expect(body.dados).toMatchObject({
      questoes_guardadas: [{ ...some(), id_questao: 7, removida: false }],
    })
    await api.db.deleteFrom('usuarios').where('id', '=', usuario.id).execute()
    expect(await api.db.selectFrom('questoes_guardadas').selectAll().execute()).toEqual([])
  })
})
