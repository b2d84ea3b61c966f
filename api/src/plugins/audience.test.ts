import { describe, expect } from 'vitest'
import { it, type TestApi } from '../testing/api.ts'
import { savePdf } from '../testing/files.ts'

interface List {
  dados: unknown[]
}

/** A prova that is not published, with everything that can belong to a prova. */
async function makeUnpublished({ make, dataDir }: TestApi) {
  const url_arquivo = await savePdf(dataDir)
  const prova = await make.prova({ publicada: false, url_arquivo })
  const questao = await make.questao({ id_prova: prova.id })
  const redacao = await make.redacao({ id_prova: prova.id })
  const referencia = await make.referencia()
  await make.link(questao.id, referencia.id)
  await make.linkRedacao(redacao.id, referencia.id)
  await make.raiseContentVersion()
  return { prova, questao, redacao, referencia, arquivo: `/${url_arquivo}` }
}

describe('what belongs to an unpublished prova', () => {
  it('is there for an administrator alone', async ({ api }) => {
    const { prova, questao, redacao, referencia, arquivo } = await makeUnpublished(api)
    const { token: administrador } = await api.enter({ perfil: 'Administrador' })
    const { token: aluno } = await api.enter()
    const { token: ended } = await api.enter({ perfil: 'Administrador' })
    await api.del('/sessao', ended)
    const byId = [
      `/provas/${prova.id}`,
      `/questoes/${questao.id}`,
      `/redacoes/${redacao.id}`,
      `/redacoes/provas/${prova.id}`,
      `/referencias/${referencia.id}`,
      arquivo,
    ]
    const lists = [
      '/provas',
      `/provas/vestibulares/${prova.id_vestibular}`,
      '/redacoes',
      '/questoes-referencias',
      '/redacoes-referencias',
      `/alternativas?questaoId=${questao.id}`,
    ]
    const statusOf = async (url: string, token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      return (await api.app.inject({ url, headers })).statusCode
    }
    const lengthOf = async (url: string, token?: string) =>
      (await api.get<List>(url, token)).body.dados.length
    for (const url of byId) {
      const statuses = [await statusOf(url, administrador)]
      for (const token of [aluno, ended, undefined]) statuses.push(await statusOf(url, token))
      expect([url, ...statuses]).toEqual([url, 200, 404, 404, 404])
    }
    for (const url of lists) {
      for (const token of [aluno, ended, undefined]) {
        expect([url, await lengthOf(url, token)]).toEqual([url, 0])
      }
      expect(await lengthOf(url, administrador)).toBeGreaterThan(0)
    }
  })

  it('is never drawn', async ({ api }) => {
    await makeUnpublished(api)
    const { token } = await api.enter({ perfil: 'Administrador' })
    expect(await api.post('/sorteios', { quantidade: 10 }, token)).toMatchObject({
      body: { dados: { questoes: [], disponiveis: 0 } },
    })
  })
})
