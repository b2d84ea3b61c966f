import type { InjectOptions } from 'fastify'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../testing/api.ts'
import { cadernoDe, importing } from '../testing/importacoes.ts'

const FILE = 'arquivos/figuras/a.png'
const BEHIND = {
  host: 'rumo.exemplo.br',
  'x-forwarded-proto': 'https',
  'x-forwarded-prefix': '/api',
}

/** All addresses of files in an answer. */
async function addressesIn(api: TestApi, request: InjectOptions): Promise<unknown[]> {
  const found: unknown[] = []
  const { body } = await api.app.inject(request)
  JSON.parse(body, (key, value: unknown) => {
    if (key.startsWith('url_') && value !== null) found.push(value)
    return value
  })
  return found
}

/** The addresses of the PDF and of the key of a prova, on this base. */
const whole = (base: string) => [`${base}${FILE}`, `${base}${FILE}`]

/** A question with an image, in a prova with a PDF, all of them our files. */
async function questao(api: TestApi) {
  const { id: id_prova } = await api.make.prova({ url_arquivo: FILE, url_gabarito: FILE })
  const made = await api.make.questao({ id_prova })
  const referencia = await api.make.referencia({ url_imagem: FILE, descricao: 'Um gráfico.' })
  await api.make.link(made.id, referencia.id)
  return { id_prova, referencia }
}

describe('the address of a file', () => {
  it('is whole in each answer, by the address that the client called', async ({ api }) => {
    const { id_prova, referencia } = await questao(api)
    const draw = { method: 'POST', url: '/sorteios', payload: { quantidade: 1 } } as const
    for (const host of ['localhost:3000', 'RUMO.exemplo.br', '[::1]:8080']) {
      const figura = `http://${host.toLowerCase()}/${FILE}`
      const headers = { host }
      expect(await addressesIn(api, { url: `/provas/${id_prova}`, headers })).toEqual([
        figura,
        figura,
      ])
      expect(await addressesIn(api, { url: '/provas', headers })).toEqual([figura, figura])
      expect(await addressesIn(api, { url: `/referencias/${referencia.id}`, headers })).toEqual([
        figura,
      ])
      // The same question; from the second time on it comes from the cache.
      expect(await addressesIn(api, { ...draw, headers })).toEqual([figura])
    }
  })

  it('believes no proxy that it does not know, and no host that is none', async ({ api }) => {
    const { id_prova } = await questao(api)
    const url = `/provas/${id_prova}`

    expect(await addressesIn(api, { url, headers: BEHIND })).toContain(
      `http://rumo.exemplo.br/${FILE}`,
    )
    expect(await addressesIn(api, { url, headers: { host: 'a"b/c' } })).toEqual([FILE, FILE])
  })

  it('is taken back from an administrator as it was kept', async ({ api }) => {
    const { id_prova } = await questao(api)
    const { token } = await api.enter({ perfil: 'Administrador' })
    const headers = { host: 'rumo.exemplo.br', authorization: `Bearer ${token}` }
    const url = `/provas/${id_prova}`
    const read = (await api.app.inject({ url, headers })).json().dados
    const before = await api.db.selectFrom('provas').selectAll().executeTakeFirstOrThrow()
    const answer = await api.app.inject({ method: 'PUT', url, headers, payload: read })

    expect(read.url_arquivo).toBe(`http://rumo.exemplo.br/${FILE}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().dados).toEqual(read)
    expect(await api.db.selectFrom('provas').selectAll().executeTakeFirstOrThrow()).toEqual(before)
  })

  it('stands in no refusal, whose words are beside the same names', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const answer = await api.app.inject({
      method: 'POST',
      url: '/importacoes',
      headers: { authorization: `Bearer ${token}` },
      payload: { nome: 'Rosa', url_arquivo: FILE },
    })

    expect(answer.statusCode).toBe(400)
    expect(answer.json().campos.url_arquivo).toMatch(/^O arquivo não está mais/)
  })

  it('is whole in the draft of an exam too, and taken back as it was kept', async ({ api }) => {
    const { review, token } = await importing(api)
    const id = await review()
    const page = JSON.stringify([{ url_imagem: FILE, largura: 595, altura: 842 }])
    await api.db.updateTable('importacoes').set({ paginas: page }).execute()
    const headers = { host: 'rumo.exemplo.br', authorization: `Bearer ${token}` }
    const read = async () => {
      const { dados } = (await api.app.inject({ url: `/importacoes/${id}`, headers })).json()
      return dados
    }
    const kept = async () => {
      const row = api.db.selectFrom('importacoes').select('rascunho').where('id', '=', id)
      return JSON.parse((await row.executeTakeFirstOrThrow()).rascunho ?? '')
    }
    const caderno = { ...cadernoDe([{ numero: 1 }]), referencias: [{ id: 'a', imagem: FILE }] }
    const save = async (rascunho: unknown) => {
      const { versao } = await read()
      const url = `/importacoes/${id}/rascunho`
      const payload = { versao, rascunho }
      expect((await api.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200)
    }

    await save(caderno)
    const first = await kept()
    const { rascunho, url_arquivo, paginas } = await read()
    expect(rascunho.referencias[0].imagem).toBe(`http://rumo.exemplo.br/${FILE}`)
    expect(url_arquivo).toMatch(/^http:\/\/rumo\.exemplo\.br\/arquivos\//)
    expect(paginas).toMatchObject([{ url_imagem: `http://rumo.exemplo.br/${FILE}` }])
    await save(rascunho)
    expect(await kept()).toEqual(first)
    expect(first.referencias).toEqual([{ id: 'a', imagem: FILE }])
  })

  describe('behind a proxy', () => {
    it.override({ config: { trustProxy: ['loopback'] } })

    it('is the one before it, with the prefix that it takes off', async ({ api }) => {
      const { id_prova } = await questao(api)
      const asked = (headers: Record<string, string>) =>
        addressesIn(api, { url: `/provas/${id_prova}`, headers: { ...BEHIND, ...headers } })

      expect(await asked({})).toEqual(whole('https://rumo.exemplo.br/api/'))
      expect(await asked({ 'x-forwarded-host': 'outra.br' })).toEqual(
        whole('https://outra.br/api/'),
      )
      expect(await asked({ 'x-forwarded-prefix': '/a"b' })).toEqual(
        whole('https://rumo.exemplo.br/'),
      )
    })
  })

  describe('with API_ADDRESS', () => {
    it.override({ config: { address: 'https://vestibular.exemplo.br/api/' } })

    it('is that one, whatever the client called', async ({ api }) => {
      const { referencia } = await questao(api)
      const url = `/referencias/${referencia.id}`
      for (const headers of [{}, BEHIND, { host: 'localhost:3000' }]) {
        expect(await addressesIn(api, { url, headers })).toEqual([
          `https://vestibular.exemplo.br/api/${FILE}`,
        ])
      }
    })
  })
})
