import { describe, expect } from 'vitest'
import { isNamed } from '../../domain/arquivos/named-files.ts'
import { it } from '../../testing/api.ts'
import { saveFigure, savePdf } from '../../testing/files.ts'
import { estudante, wholeProva } from '../../testing/simulados.ts'

describe('a file of /arquivos/* that records name', () => {
  it('is 404 as long as none names it', async ({ api }) => {
    const url = await savePdf(api.dataDir)
    await api.make.prova({ url_arquivo: url.replace('.pdf', '.png'), url_gabarito: null })
    expect(await api.get(`/${url}`)).toMatchObject({
      status: 404,
      body: { codigo: 'arquivo_inexistente' },
    })
  })

  it.for(['url_arquivo', 'url_gabarito'] as const)(
    'is there when a published prova names it in its %s, not when only others do',
    async (field, { api }) => {
      const url = await savePdf(api.dataDir)
      const { id } = await api.make.prova({ publicada: false, [field]: url })
      expect((await api.app.inject(`/${url}`)).statusCode).toBe(404)

      await api.db.updateTable('provas').set({ publicada: true }).execute()
      expect((await api.app.inject(`/${url}`)).statusCode).toBe(200)

      await api.db.deleteFrom('provas').where('id', '=', id).execute()
      expect((await api.app.inject(`/${url}`)).statusCode).toBe(404)
    },
  )

  it.for([
    (url: string) => `/${url}`,
    (url: string) => `/api/${url}`,
    (url: string) => `https://meusarquivos.exemplo.br:8443/arquivos/${url}`,
    (url: string) => `${url}#page=2`,
    (url: string) => `${url}?x`,
    (url: string) => `https://api.exemplo.br/${url}?x=/y#/z?`,
  ])('is known by its key, whatever stands around it: %s', async (around, { api }) => {
    const url = await savePdf(api.dataDir)
    await api.make.prova({ publicada: false, url_arquivo: around(url) })
    expect((await api.app.inject(`/${url}`)).statusCode).toBe(404)

    await api.db.updateTable('provas').set({ publicada: true }).execute()
    expect((await api.app.inject(`/${url}`)).statusCode).toBe(200)
  })

  it('is there for administrators alone before anything published names it', async ({ api }) => {
    const url = await saveFigure(api.dataDir)
    const { token: administrador } = await api.enter({ perfil: 'Administrador' })
    const { token: aluno } = await api.enter()
    const statusFor = async (token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      return (await api.app.inject({ url: `/${url}`, headers })).statusCode
    }
    expect([await statusFor(administrador), await statusFor(aluno), await statusFor()]).toEqual([
      200, 404, 404,
    ])

    await api.make.referencia({ url_imagem: url })
    expect([await statusFor(administrador), await statusFor(aluno)]).toEqual([200, 404])
  })

  it.for(['questão', 'redação'] as const)(
    'is there when the %s of a published prova shows it',
    async (noun, { api }) => {
      const url = await saveFigure(api.dataDir)
      const { id } = await api.make.referencia({ url_imagem: url })
      if (noun === 'questão') await api.make.link((await api.make.questao()).id, id)
      else await api.make.linkRedacao((await api.make.redacao()).id, id)
      expect((await api.app.inject(`/${url}`)).statusCode).toBe(200)
    },
  )

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

  it('is shown to a browser that has it, only as long as it is there for everyone', async ({
    api,
  }) => {
    const url = await savePdf(api.dataDir)
    await api.make.prova({ url_arquivo: url })
    const { etag } = (await api.app.inject(`/${url}`)).headers
    await api.db.updateTable('provas').set({ publicada: false }).execute()

    const headers = { 'if-none-match': etag }
    expect((await api.app.inject({ url: `/${url}`, headers })).statusCode).toBe(404)
  })

  it('goes with its prova, except where a simulado shows the question that showed it then', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const [shown, put] = [await saveFigure(api.dataDir), await saveFigure(api.dataDir, '<svg/>')]
    const { id: id_prova } = await api.make.prova()
    const questao = await api.make.questao({ id_prova })
    await api.make.alternativa({ id_questao: questao.id, url_imagem: shown })
    const status = async () => [
      (await api.app.inject(`/${shown}`)).statusCode,
      (await api.app.inject(`/${put}`)).statusCode,
    ]
    const publish = (publicada: boolean) => api.put(`/provas/${id_prova}`, { publicada }, token)
    await publish(false)
    expect(await status()).toEqual([404, 404])

    await publish(true)
    const { start } = await estudante(api)
    await start(wholeProva(id_prova))
    await publish(false)
    await api.db.updateTable('alternativas').set({ url_imagem: put }).execute()
    expect(await status()).toEqual([200, 404])
    expect(await isNamed(api.db, shown)).toBe(true)

    await api.del(`/questoes/${questao.id}`, token)
    expect(await status()).toEqual([200, 404])
  })
})
