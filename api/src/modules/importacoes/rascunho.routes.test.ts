import type { AtoDoCaderno, CadernoDeExame, Importacao } from '@rumo/contract'
import { contagem } from '@rumo/contract/caderno'
import { describe, expect } from 'vitest'
import { isNamed } from '../../domain/arquivos/named-files.ts'
import { it } from '../../testing/api.ts'
import { saveFigure } from '../../testing/files.ts'
import { cadernoDe, importing } from '../../testing/importacoes.ts'

/** The last act of a draft: a question with this image was removed. */
function queTirou(imagem: string): AtoDoCaderno {
  const nada = { saiu: [], entrou: [] }
  const [item] = cadernoDe([{ numero: 1, alternativas: [{ nome: 'A', imagem }] }]).questoes
  return {
    desfazer: 'Trazer de volta a questão 1',
    questoes: { saiu: item ? [{ indice: 0, item }] : [], entrou: [] },
    redacoes: nada,
    referencias: [],
    numeros_ausentes: nada,
  }
}

describe('PUT /importacoes/{id}/rascunho', () => {
  it('saves the draft, and counts what is in it', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    const rascunho = cadernoDe([
      { numero: 1, aprovada: true, problemas: [{ codigo: 'tabela', mensagem: 'Confira.' }] },
      { numero: 2, problemas: [{ codigo: 'tabela', mensagem: 'Confira.' }] },
      { numero: 3 },
    ])
    const { versao } = (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body
      .dados

    const answer = await api.put(`/importacoes/${id}/rascunho`, { versao, rascunho }, token)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        dados: { id, versao: versao + 1, questoes: 3, aprovadas: 1, com_duvida: 1 },
        mensagem: 'Rascunho salvo.',
      },
    })
    expect(
      (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body.dados,
    ).toMatchObject({
      rascunho,
    })
  })

  it('names who saved it last, and forgets them with their account', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    const { usuario, token: other } = await api.enter({ perfil: 'Administrador' })
    const read = async () =>
      (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body.dados
    const { versao, salva_por } = await read()
    expect(salva_por).toBeNull()
    const rascunho = cadernoDe([{ numero: 1 }])
    await api.put(`/importacoes/${id}/rascunho`, { versao, rascunho }, other)
    expect(await read()).toMatchObject({ salva_por: { id: usuario.id, nome: usuario.nome } })
    const { body } = await api.get('/conta/dados', other)
    expect(body).toMatchObject({ dados: { importacoes: [{ id }] } })
    await api.post(`/importacoes/${id}/gabarito`, { versao: versao + 1, gabarito: '1 A' }, token)
    expect((await read()).salva_por).not.toMatchObject({ id: usuario.id })
    await api.put(`/importacoes/${id}/rascunho`, { versao: versao + 2, rascunho }, other)
    await api.del(`/usuarios/${usuario.id}`, token)
    expect((await read()).salva_por).toBeNull()
  })

  it('counts questions and themes as the review of it does', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    const comResposta = cadernoDe([{}, {}, { aprovada: true }, { aprovada: true, texto: '' }])
    const [first, second] = comResposta.questoes
    for (const alternativa of first?.alternativas ?? []) delete alternativa.correta
    second?.problemas.push({ codigo: 'tabela', mensagem: 'Confira a tabela.' })
    const tema = { tema: '', textos: [], problemas: [], aprovada: true }
    const rascunho = { ...comResposta, redacoes: [tema] }
    const linha = (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body.dados
    const { versao } = linha
    const answer = await api.put(`/importacoes/${id}/rascunho`, { versao, rascunho }, token)
    expect(contagem(rascunho)).toEqual({ duvida: 4, livre: 0, aprovada: 1 })
    expect(answer.body).toMatchObject({
      dados: { questoes: 4, temas: 1, aprovadas: 1, com_duvida: 4 },
    })
  })

  it('overwrites nothing that was saved meanwhile', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    const { token: other } = await api.enter({ perfil: 'Administrador' })
    const url = `/importacoes/${id}/rascunho`
    const { versao } = (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body
      .dados

    expect(
      await api.put(url, { versao, rascunho: cadernoDe([{ numero: 7 }]) }, other),
    ).toMatchObject({
      status: 200,
    })
    expect(await api.put(url, { versao, rascunho: cadernoDe([]) }, token)).toMatchObject({
      status: 409,
      body: { codigo: 'versao_antiga' },
    })
    expect(await api.get(`/importacoes/${id}`, token)).toMatchObject({
      body: { dados: { rascunho: { questoes: [{ numero: 7 }] } } },
    })
  })

  it('takes one of several that are saved at once', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    const { versao } = (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body
      .dados
    const saves = Array.from({ length: 6 }, (_, place) =>
      api.put(
        `/importacoes/${id}/rascunho`,
        { versao, rascunho: cadernoDe([{ numero: place + 1 }]) },
        token,
      ),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('is for what is in review', async ({ api }) => {
    const { begin, token } = await importing(api)
    const { id, versao } = (await begin()).body.dados
    const body = { versao, rascunho: cadernoDe([]) }
    expect(await api.put(`/importacoes/${id}/rascunho`, body, token)).toMatchObject({
      status: 409,
      body: { codigo: 'fora_de_revisao' },
    })
    expect(await api.put(`/importacoes/${id + 1}/rascunho`, body, token)).toMatchObject({
      status: 404,
    })
  })

  it('takes a draft of 1.4 MB', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    const texto = 'x'.repeat(14_000)
    const rascunho = cadernoDe(Array.from({ length: 100 }, (_, at) => ({ numero: at + 1, texto })))
    const { versao } = (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body
      .dados
    expect(await api.put(`/importacoes/${id}/rascunho`, { versao, rascunho }, token)).toMatchObject(
      {
        status: 200,
      },
    )
  })

  it('names the files of the draft, until it does no more', async ({ api }) => {
    const { review, token, url_arquivo } = await importing(api)
    const id = await review()
    const imagem = await saveFigure(api.dataDir)
    const [keyOfImage, keyOfPdf] = [imagem, url_arquivo].map((address) =>
      address.replace('arquivos/', ''),
    ) as [string, string]
    const save = async (rascunho: CadernoDeExame) => {
      const { body } = await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)
      const sent = { versao: body.dados.versao, rascunho }
      expect((await api.put(`/importacoes/${id}/rascunho`, sent, token)).status).toBe(200)
    }
    const named = async () => [await isNamed(api.db, keyOfImage), await isNamed(api.db, keyOfPdf)]

    expect(await named()).toEqual([false, true])
    for (const rascunho of [
      cadernoDe([{ numero: 1, alternativas: [{ nome: 'A', imagem }] }]),
      { ...cadernoDe([]), referencias: [{ id: 'figura', imagem }] },
      // A removed question can be brought back, so its picture is kept.
      { ...cadernoDe([]), ultimo_ato: queTirou(imagem) },
    ]) {
      await save(rascunho)
      expect(await named()).toEqual([true, true])
      await save(cadernoDe([]))
      expect(await named()).toEqual([false, true])
    }
    expect((await api.app.inject(`/${imagem}`)).statusCode).toBe(404)
    await api.del(`/importacoes/${id}`, token)
    expect(await named()).toEqual([false, false])
  })
})
