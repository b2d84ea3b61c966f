import type { Envelope, QuestaoCompleta, QuestaoNoPdf, Sorteio } from '@rumo/contract'
import { omit } from 'es-toolkit'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { folderStorage } from '../../infra/storage.ts'
import { it, type TestApi } from '../../testing/api.ts'
import { load, questaoOf } from '../../testing/exams.ts'

const regiao = { pagina: 3, x0: 36, y0: 400.5, x1: 290, y1: 780 }
const rest = { pagina: 4, x0: 36, y0: 40, x1: 290, y1: 120 }
const LUGAR = { pagina_pdf: 3, regioes_pdf: [regiao, rest] }
const NONE = { pagina_pdf: null, regioes_pdf: [] }

/** Loads an exam file of one question, which says where it stands in the PDF that its prova has, unless told. */
async function loadPlaced(api: TestApi, url_arquivo: string | null = 'arquivos/provas/a.pdf') {
  const storage = folderStorage(join(api.dataDir, 'arquivos'))
  const questoes = [questaoOf(1, { pagina: 3, regiao, continua: [rest] })]
  await load({ db: api.db, storage }, { questoes })
  await api.db.updateTable('provas').set({ url_arquivo }).execute()
  const { id } = await api.db.selectFrom('questoes').select('id').executeTakeFirstOrThrow()
  const { token } = await api.enter({ perfil: 'Administrador' })
  const lugar = async () => {
    const { body } = await api.get<Envelope<QuestaoNoPdf>>(`/questoes/${id}`, token)
    const { pagina_pdf, regioes_pdf } = body.dados
    return { pagina_pdf, regioes_pdf }
  }
  return { id, token, lugar }
}

async function pagesDrawn(api: TestApi) {
  const { body } = await api.post<Envelope<Sorteio>>('/sorteios', { quantidade: 10 })
  return body.dados.questoes.map(({ pagina_pdf }) => pagina_pdf)
}

describe('where a question stands in the PDF', () => {
  it('is what its exam file says', async ({ api }) => {
    const { lugar } = await loadPlaced(api)
    expect(await lugar()).toEqual(LUGAR)
  })

  it('is not known of one that no file placed', async ({ api }) => {
    const { id } = await api.make.questao()
    expect((await api.get(`/questoes/${id}`)).body).toMatchObject({ dados: NONE })
  })

  it('comes with a question drawn, where its prova has a PDF', async ({ api }) => {
    await loadPlaced(api)
    expect(await pagesDrawn(api)).toEqual([3])
  })

  it('is kept back where there is no PDF to open', async ({ api }) => {
    await loadPlaced(api, null)
    expect(await pagesDrawn(api)).toEqual([null])
  })

  it('stays when the question is edited, and goes when it goes to another prova', async ({
    api,
  }) => {
    const { id, token, lugar } = await loadPlaced(api)
    const url = `/edicao/questoes/${id}`
    const { body } = await api.get<Envelope<QuestaoCompleta>>(url, token)
    const { questao, ...others } = body.dados
    const put = async (changes: object) => {
      const sent = { ...others, questao: { ...omit(questao, ['versao']), ...changes } }
      return (await api.put(url, sent, token)).status
    }

    expect(await put({ texto: 'Qual destas?' })).toBe(200)
    expect(await lugar()).toEqual(LUGAR)
    expect(await put({ id_prova: (await api.make.prova()).id })).toBe(200)
    expect(await lugar()).toEqual(NONE)
  })

  it('does so by a client that writes the question alone', async ({ api }) => {
    const { id, token, lugar } = await loadPlaced(api)
    const url = `/questoes/${id}`
    expect((await api.put(url, { texto: 'Qual destas?' }, token)).status).toBe(200)
    expect(await lugar()).toEqual(LUGAR)
    const { id: id_prova } = await api.make.prova()
    expect((await api.put(url, { id_prova }, token)).status).toBe(200)
    expect(await lugar()).toEqual(NONE)
  })

  it('comes back with the question', async ({ api }) => {
    const { id, token, lugar } = await loadPlaced(api)
    expect((await api.del(`/edicao/questoes/${id}`, token)).status).toBe(200)
    const { id: id_linha } = await api.db
      .selectFrom('registro')
      .select('id')
      .where('entidade', '=', 'questoes')
      .executeTakeFirstOrThrow()
    expect((await api.post('/registro/restauracoes', { id: id_linha }, token)).status).toBe(200)
    expect(await lugar()).toEqual(LUGAR)
  })
})
