import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { sweepRetratos } from '../../domain/registro/keep-retrato.ts'
import { it } from '../../testing/api.ts'
import { savePdf } from '../../testing/files.ts'
import { administrador, contentOf, makeProva } from '../../testing/restaurar.ts'

const DAY_MS = 24 * 3_600_000

describe('POST /registro/restauracoes', () => {
  it('brings a prova back with its questions, themes, texts and reports, a draft as a draft', async ({
    api,
  }) => {
    const { restore, del, last } = await administrador(api)
    const { prova } = await makeProva(api)
    const before = await contentOf(api)
    await del(`/provas/${prova.id}`)
    const gone = await last()
    expect((await contentOf(api))['questoes']).toEqual([])

    expect(await restore()).toMatchObject({
      status: 200,
      body: {
        dados: {
          itens: [
            { acao: 'criacao', entidade: 'provas', total: 1 },
            { acao: 'criacao', entidade: 'referencias', total: 1 },
            { acao: 'criacao', entidade: 'questoes', total: 2 },
            { acao: 'criacao', entidade: 'redacoes', total: 1 },
          ],
          publica: false,
          antes: null,
          depois: { nome: 'Prova Azul', publicada: false },
        },
      },
    })
    expect(await contentOf(api)).toEqual(before)
    expect(await last()).toMatchObject({
      acao: 'criacao',
      entidade: 'provas',
      restaura: gone?.id,
      partes: [
        { entidade: 'questoes', total: 2 },
        { entidade: 'redacoes', total: 1 },
        { entidade: 'referencias', total: 1 },
      ],
    })
  })

  it('is undone in turn, and that too', async ({ api }) => {
    const { restore, del } = await administrador(api)
    const { prova } = await makeProva(api)
    const before = await contentOf(api)
    await del(`/provas/${prova.id}`)
    const after = await contentOf(api)
    for (const expected of [before, after, before]) {
      expect((await restore()).status).toBe(200)
      expect(await contentOf(api)).toEqual(expected)
    }
  })

  it('publishes again what was published, and says so before', async ({ api }) => {
    const { token, restore, del, last } = await administrador(api)
    const prova = await api.make.prova({ publicada: true })
    await del(`/provas/${prova.id}`)
    const url = `/registro/${(await last())?.id}/restauracao`
    expect(await api.get(url, token)).toMatchObject({ body: { dados: { publica: true } } })
    expect((await api.get(`/provas/${prova.id}`)).status).toBe(404)
    expect((await restore()).body.dados.publica).toBe(true)
    expect((await api.get(`/provas/${prova.id}`)).status).toBe(200)
  })

  it('publishes nothing that was made a draft since', async ({ api }) => {
    const { restore, put, last } = await administrador(api)
    const prova = await api.make.prova({ nome: 'Prova Azul', publicada: true })
    await put(`/provas/${prova.id}`, { nome: 'Prova Verde' })
    const renamed = await last()
    await put(`/provas/${prova.id}`, { publicada: false })
    expect((await restore(renamed?.id)).body.dados).toMatchObject({
      publica: false,
      depois: { nome: 'Prova Azul', publicada: false },
    })
  })

  it('takes back out of retirement what a removal retired', async ({ api }) => {
    const { restore, del, linhas } = await administrador(api)
    const prova = await api.make.prova({ publicada: true })
    const questao = await api.make.questao({ id_prova: prova.id })
    const aluno = await api.enter()
    const [alternativa] = questao.alternativas
    const tentativa = {
      chave: '4b0f3b1e-6d3f-4bb0-9a8e-0d3b1f9a2c11',
      id_questao: questao.id,
      id_alternativa: alternativa?.id,
      origem: 'pratica',
      respondida_em: '2026-05-31T16:00:00.000Z',
    }
    await api.post('/tentativas', { tentativas: [tentativa] }, aluno.token)
    const before = await contentOf(api)
    await del(`/provas/${prova.id}`)
    expect((await restore()).status).toBe(200)
    const now = await contentOf(api)
    expect(now['provas']).toEqual(before['provas'])
    expect(now['questoes']).toMatchObject([{ id: questao.id, retirada_em: null }])
    // When the restore is undone, the prova is hidden again, and no answer is lost.
    expect((await restore()).status).toBe(200)
    expect(await api.db.selectFrom('tentativas').select('id').execute()).toHaveLength(1)
    expect(await linhas()).toHaveLength(3)
  })

  it('points what students did at what comes back', async ({ api }) => {
    const { restore, del } = await administrador(api)
    const { id } = await api.make.materia()
    const redacao = await api.make.redacao()
    const aluno = await api.enter()
    const id_usuario = aluno.usuario.id
    await api.make.questao()
    const simulado = { id_usuario, chave: 's', tipo: 'sorteio', id_materia: id } as const
    const iniciado_em = '2026-01-02T12:00:00.000Z'
    await api.db
      .insertInto('simulados')
      .values({ ...simulado, iniciado_em })
      .execute()
    const essay = {
      chave: '4b0f3b1e-6d3f-4bb0-9a8e-0d3b1f9a2c11',
      id_redacao: redacao.id,
      texto: 'Era.',
      enviada_em: iniciado_em,
    }
    expect((await api.post('/redacoes-enviadas', essay, aluno.token)).status).toBe(200)
    const before = await contentOf(api)
    for (const path of [`/materias/${id}`, `/redacoes/${redacao.id}`]) {
      await del(path)
      expect(await contentOf(api)).not.toEqual(before)
      expect((await restore()).status).toBe(200)
      expect(await contentOf(api)).toEqual(before)
    }
  })

  it('brings a single question back where its prova is there, and not without that', async ({
    api,
  }) => {
    const { restore, del, linhas } = await administrador(api)
    const { prova, questao } = await makeProva(api)
    await del(`/provas/${prova.id}`)
    const [part] = await linhas(`entidade=questoes`)
    expect((await restore(part?.id)).body.mensagem).toContain('Traga antes a prova de volta')
    expect((await restore()).status).toBe(200)
    await del(`/edicao/questoes/${questao.id}`)
    const [alone] = await linhas(`entidade=questoes`)
    expect((await restore(alone?.id)).status).toBe(200)
    expect((await api.get(`/questoes/${questao.id}`)).status).toBe(404)
    expect(await api.db.selectFrom('relatos').select('email').execute()).toEqual([
      { email: 'ana@exemplo.br' },
    ])
  })

  it('keeps no e-mail of a report whose account is gone', async ({ api }) => {
    const { token, restore, del, last } = await administrador(api)
    const ana = await api.enter({ email: 'Ana@exemplo.br' })
    const { questao } = await makeProva(api)
    await del(`/edicao/questoes/${questao.id}`)
    const gone = await last()
    expect((await api.del(`/usuarios/${ana.usuario.id}`, token)).status).toBe(200)
    expect((await restore(gone?.id)).status).toBe(200)
    expect(await api.db.selectFrom('relatos').select('email').execute()).toEqual([{ email: null }])
  })

  it('brings name, e-mail and perfil of an account back, never a password', async ({ api }) => {
    const { restore, put } = await administrador(api)
    const { usuario } = await api.enter({ nome: 'Ana' })
    const hashOf = () =>
      api.db.selectFrom('usuarios').selectAll().where('id', '=', usuario.id).executeTakeFirst()
    const values = { nome: 'Eva', perfil: 'Administrador', senha: 'outra girafa' }
    await put(`/usuarios/${usuario.id}`, values)
    const changed = await hashOf()
    expect((await restore()).body.dados).toMatchObject({ depois: { nome: 'Ana', perfil: 'Aluno' } })
    const { nome, perfil, senha_hash } = usuario
    expect(await hashOf()).toMatchObject({ nome, perfil, senha_hash: changed?.senha_hash })
    expect(changed?.senha_hash).not.toBe(senha_hash)
    const kept = await api.db.selectFrom('retratos').select('conteudo').execute()
    expect(JSON.stringify(kept)).not.toMatch(/argon2|girafa/)
  })

  it('brings the files back at once', async ({ api }) => {
    const { restore, del } = await administrador(api)
    const url_arquivo = await savePdf(api.dataDir)
    const prova = await api.make.prova({ url_arquivo, publicada: true })
    const before = new Date(Date.now() - 2 * DAY_MS)
    await utimes(join(api.dataDir, url_arquivo), before, before)
    await del(`/provas/${prova.id}`)
    const served = async () => (await api.app.inject({ url: `/${url_arquivo}` })).statusCode
    expect(await served()).toBe(404)
    expect((await restore()).status).toBe(200)
    expect(await served()).toBe(200)
  })
})

describe('what can be brought back', () => {
  it('is not what is back already', async ({ api }) => {
    const { restore, del, last, put, linhas } = await administrador(api)
    const curso = await api.make.curso()
    const wayOf = async (id: number | undefined) =>
      (await linhas()).find((each) => each.id === id)?.restauravel_ate
    await del(`/cursos/${curso.id}`)
    const gone = await last()
    expect(await wayOf(gone?.id)).toEqual(expect.any(String))
    await restore()
    expect(await wayOf(gone?.id)).toBeNull()
    const back = await last()
    expect(await wayOf(back?.id)).toEqual(expect.any(String))
    // Undoing the restore deletes the course again. Then there is nothing left to undo in the line of the restore.
    await restore()
    expect(await wayOf(back?.id)).toBeNull()

    const other = await api.make.curso({ nome: 'Antes' })
    await put(`/cursos/${other.id}`, { nome: 'Depois' })
    const changed = await last()
    expect(await wayOf(changed?.id)).toEqual(expect.any(String))
    await restore()
    expect(await wayOf(changed?.id)).toBeNull()
    await put(`/cursos/${other.id}`, { nome: 'Mais tarde' })
    expect(await wayOf(changed?.id)).toEqual(expect.any(String))
  })

  it('is so for 90 days, and is then forgotten', async ({ api }) => {
    const { restore, del, last } = await administrador(api)
    const { questao } = await makeProva(api)
    await del(`/edicao/questoes/${questao.id}`)
    const line = await last()
    const em = Date.parse(line?.em ?? '')
    expect(line?.restauravel_ate).toBe(new Date(em + 90 * DAY_MS).toISOString())

    await sweepRetratos(api.db, em + 90 * DAY_MS)
    const counted = async () =>
      (await api.db.selectFrom('retratos').select('id_linha').execute()).length +
      (await api.db.selectFrom('relatos_guardados').select('id').execute()).length
    expect(await counted()).toBe(2)
    const old = new Date(Date.now() - 90 * DAY_MS - 1000).toISOString()
    await api.db.updateTable('retratos').set({ em: old }).execute()
    await api.db.updateTable('registro').set({ em: old }).execute()
    expect(await last()).toMatchObject({ restauravel_ate: null })
    expect((await restore()).body.mensagem).toContain('90 dias')
    await sweepRetratos(api.db, Date.now())
    expect(await counted()).toBe(0)
  })
})
