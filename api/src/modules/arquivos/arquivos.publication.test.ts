import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { saveFigure, savePdf } from '../../testing/files.ts'

describe('a file of /arquivos/* that records name', () => {
  it.for(['arquivos/', '/arquivos/'])(
    'is 404 when only an unpublished prova names it, by %s',
    async (root, { api }) => {
      const url = await savePdf(api.dataDir)
      const url_arquivo = url.replace('arquivos/', root)
      const draft = await api.make.prova({ publicada: false, url_arquivo })
      expect(await api.get(`/${url}`)).toMatchObject({
        status: 404,
        body: { codigo: 'arquivo_inexistente' },
      })

      await api.db.updateTable('provas').set({ publicada: true }).execute()
      expect((await api.app.inject(`/${url}`)).statusCode).toBe(200)

      await api.db.deleteFrom('provas').where('id', '=', draft.id).execute()
      expect((await api.app.inject(`/${url}`)).statusCode).toBe(200)
    },
  )

  it('is 404 when it is the key of an unpublished prova', async ({ api }) => {
    const url = await savePdf(api.dataDir)
    await api.make.prova({ publicada: false, url_gabarito: url })
    expect((await api.app.inject(`/${url}`)).statusCode).toBe(404)

    await api.db.updateTable('provas').set({ publicada: true }).execute()
    expect((await api.app.inject(`/${url}`)).statusCode).toBe(200)
  })

  it.for(['alternativa', 'questão', 'redação'] as const)(
    'is 404 when only the %s of an unpublished prova shows it',
    async (noun, { api }) => {
      const url = await saveFigure(api.dataDir)
      const draft = await api.make.prova({ publicada: false })
      const questao = await api.make.questao({ id_prova: draft.id })
      const redacao = await api.make.redacao({ id_prova: draft.id })
      if (noun === 'alternativa') {
        await api.make.alternativa({ id_questao: questao.id, url_imagem: url })
      } else {
        const { id } = await api.make.referencia({ url_imagem: url })
        if (noun === 'questão') await api.make.link(questao.id, id)
        else await api.make.linkRedacao(redacao.id, id)
      }
      expect((await api.app.inject(`/${url}`)).statusCode).toBe(404)

      const shown = await api.make.questao()
      await api.make.alternativa({ id_questao: shown.id, url_imagem: url })
      expect((await api.app.inject(`/${url}`)).statusCode).toBe(200)
    },
  )

  it('is shown to whoever has it, only as long as it is there for everyone', async ({ api }) => {
    const url = await savePdf(api.dataDir)
    const { etag } = (await api.app.inject(`/${url}`)).headers
    await api.make.prova({ publicada: false, url_arquivo: url })

    const headers = { 'if-none-match': etag }
    expect((await api.app.inject({ url: `/${url}`, headers })).statusCode).toBe(404)
  })
})
