import type { Envelope, QuestaoCompleta } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { saveFigure } from '../../testing/files.ts'
import { editor, ended } from '../../testing/change-questao.ts'

describe('what students did', () => {
  it('keeps a question that is deleted, retired, and what they came to', async ({ api }) => {
    const { first, read } = await ended(api)
    const { remove, token } = await editor(api)
    const before = await read()
    const free = await api.make.questao()
    expect((await remove(`/edicao/questoes/${free.id}`)).body).toMatchObject({
      dados: null,
      mensagem: 'Questão deletada com sucesso.',
    })
    const url = `/edicao/questoes/${first.id}`
    for (const _ of ['once', 'again']) {
      expect(await remove(url)).toMatchObject({
        status: 200,
        body: { mensagem: 'Questão retirada: o que os alunos responderam continua guardado.' },
      })
    }
    expect(await read()).toEqual(before)
    const { body } = await api.get<Envelope<QuestaoCompleta>>(url, token)
    expect(body.dados.questao).toMatchObject({ retirada_em: expect.any(String), versao: 2 })
    const log = await api.db
      .selectFrom('registro')
      .select(['acao', 'id_registro'])
      .where('entidade', '=', 'questoes')
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { acao: 'exclusao', id_registro: free.id },
      { acao: 'alteracao', id_registro: first.id },
    ])
  })

  it('keeps a prova that is deleted out of sight, and lets the rest of it go', async ({ api }) => {
    const { id_prova, read, second } = await ended(api)
    const { remove, token } = await editor(api)
    const before = await read()
    const free = await api.make.questao({ id_prova })
    await api.make.redacao({ id_prova })
    for (const _ of ['once', 'again']) {
      expect(await remove(`/provas/${id_prova}`)).toMatchObject({
        status: 200,
        body: {
          mensagem: 'Prova posta em rascunho: o que os alunos responderam continua guardado.',
        },
      })
    }
    expect(await read()).toEqual(before)
    expect((await api.get(`/provas/${id_prova}`)).status).toBe(404)
    expect((await api.get(`/provas/${id_prova}`, token)).body).toMatchObject({
      dados: { publicada: false, versao: 2 },
    })
    expect((await api.get(`/edicao/questoes/${free.id}`, token)).status).toBe(404)
    expect((await api.get(`/edicao/questoes/${second.id}`, token)).body).toMatchObject({
      dados: { questao: { retirada_em: expect.any(String) } },
    })
    expect(await api.db.selectFrom('redacoes').select('id').execute()).toEqual([])
  })

  it('keeps the figures of a question whose prova is deleted', async ({ api }) => {
    const { id_prova, first } = await ended(api)
    const url_imagem = await saveFigure(api.dataDir)
    const { id } = await api.make.referencia({ url_imagem })
    await api.make.link(first.id, id)
    const draft = await api.make.questao({
      id_prova: (await api.make.prova({ publicada: false })).id,
    })
    const hidden = await saveFigure(api.dataDir, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await api.make.alternativa({ id_questao: draft.id, url_imagem: hidden })
    await (await editor(api)).remove(`/provas/${id_prova}`)

    expect((await api.app.inject(`/${url_imagem}`)).statusCode).toBe(200)
    expect((await api.app.inject(`/${hidden}`)).statusCode).toBe(404)
  })

  it('goes with the account, and the question with it', async ({ api }) => {
    const { usuario, first, id_prova } = await ended(api)
    const { remove } = await editor(api)
    expect((await remove(`/usuarios/${usuario.id}`)).status).toBe(200)
    for (const path of [`/edicao/questoes/${first.id}`, `/provas/${id_prova}`]) {
      expect((await remove(path)).body).toMatchObject({
        mensagem: expect.stringContaining('deletada com sucesso'),
      })
    }
  })
})
