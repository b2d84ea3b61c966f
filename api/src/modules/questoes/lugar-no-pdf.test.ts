import type { Envelope, QuestaoCompleta, QuestaoNoPdf, Sorteio } from '@rumo/contract'
import { omit } from 'es-toolkit'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { folderStorage } from '../../infra/files/storage.ts'
import { it, type TestApi } from '../../testing/api.ts'
import { load, questaoOf } from '../../testing/exams.ts'

const regiao = { pagina: 3, x0: 36, y0: 400.5, x1: 290, y1: 780 }
const rest = { pagina: 4, x0: 36, y0: 40, x1: 290, y1: 120 }
const LUGAR = { pagina_pdf: 3, regioes_pdf: [regiao, rest] }
const NONE = { pagina_pdf: null, regioes_pdf: [] }

const PDF = 'arquivos/provas/a.pdf'
const OTHER_PDF = 'arquivos/provas/b.pdf'

const placed = (numero: number) => questaoOf(numero, { pagina: 3, regiao, continua: [rest] })

async function loadFile(api: TestApi, ...questoes: object[]) {
  const storage = folderStorage(join(api.dataDir, 'arquivos'))
  await load({ db: api.db, storage }, { questoes })
}

/**
 * Loads an exam file of one question that gives its place in a PDF. Its prova then gets that PDF, unless `url_arquivo`
 * is null.
 */
async function loadPlaced(api: TestApi, url_arquivo: string | null = PDF) {
  await loadFile(api, placed(1))
  const { id, id_prova } = await api.db
    .selectFrom('questoes')
    .select(['id', 'id_prova'])
    .executeTakeFirstOrThrow()
  const { token } = await api.enter({ perfil: 'Administrador' })
  const putPdf = async (address: string | null) => {
    const sent = { url_arquivo: address }
    expect((await api.put(`/provas/${id_prova}`, sent, token)).status).toBe(200)
  }
  if (url_arquivo !== null) await putPdf(url_arquivo)
  const lugar = async () => {
    const { body } = await api.get<Envelope<QuestaoNoPdf>>(`/questoes/${id}`, token)
    const { pagina_pdf, regioes_pdf } = body.dados
    return { pagina_pdf, regioes_pdf }
  }
  return { id, token, lugar, putPdf }
}

/** Undoes the newest change of this kind of record. */
async function bringBack(api: TestApi, entidade: 'provas' | 'questoes', token: string) {
  const { id } = await api.db
    .selectFrom('registro')
    .select('id')
    .where('entidade', '=', entidade)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect((await api.post('/registro/restauracoes', { id }, token)).status).toBe(200)
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
    await bringBack(api, 'questoes', token)
    expect(await lugar()).toEqual(LUGAR)
  })
  it.for(['/questoes/1', '/questoes', '/edicao/questoes/1', '/sorteios'])(
    'is told by GET %s only while the prova has the PDF that it is of',
    async (path, { api }) => {
      const { id, token, putPdf } = await loadPlaced(api)
      const told = async () => {
        const asked =
          path === '/sorteios'
            ? api.post(path, { quantidade: 10 })
            : api.get(path.replace('1', String(id)), token)
        return JSON.stringify((await asked).body).includes('"pagina_pdf":3')
      }
      expect(await told()).toBe(true)
      await putPdf(OTHER_PDF)
      expect(await told()).toBe(false)
      await bringBack(api, 'provas', token)
      expect(await told()).toBe(true)
      await putPdf(null)
      expect(await told()).toBe(false)
      await putPdf(PDF)
      expect(await told()).toBe(true)
    },
  )

  it('is of the PDF that the prova has when a file brings the question', async ({ api }) => {
    const { putPdf } = await loadPlaced(api)
    await loadFile(api, placed(1), placed(2))
    expect(await pagesDrawn(api)).toEqual([3, 3])
    await putPdf(OTHER_PDF)
    expect(await pagesDrawn(api)).toEqual([null, null])
  })

  it('is of a PDF that came back to the prova', async ({ api }) => {
    const { token, putPdf } = await loadPlaced(api)
    await putPdf(null)
    await loadFile(api, placed(1), placed(2))
    await bringBack(api, 'provas', token)
    expect(await pagesDrawn(api)).toEqual([3, 3])
  })

  it('stays of its PDF when the question becomes what it was before the prova had one', async ({
    api,
  }) => {
    const { id, token, lugar, putPdf } = await loadPlaced(api, null)
    expect((await api.put(`/questoes/${id}`, { texto: 'Qual destas?' }, token)).status).toBe(200)
    await putPdf(PDF)
    await putPdf(OTHER_PDF)
    await bringBack(api, 'questoes', token)
    expect(await lugar()).toEqual(NONE)
    await putPdf(PDF)
    expect(await lugar()).toEqual(LUGAR)
  })

  it('is of the PDF that the prova has when its question comes back from before that', async ({
    api,
  }) => {
    const { id, token, lugar, putPdf } = await loadPlaced(api, null)
    expect((await api.del(`/edicao/questoes/${id}`, token)).status).toBe(200)
    await putPdf(PDF)
    await bringBack(api, 'questoes', token)
    expect(await lugar()).toEqual(LUGAR)
  })
})
