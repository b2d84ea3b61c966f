import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { HOSTILE_MARKUP, readMarkup } from '../../testing/read-markup.ts'

const PROVAS = '/sem-javascript/provas-anteriores'
const TEMAS = '/sem-javascript/temas-redacao'

async function read(api: TestApi, url: string) {
  const { statusCode, headers, body } = await api.app.inject({ url })
  const { text, tags, attributes } = readMarkup(body)
  const words = text.replaceAll(/\s+/g, ' ')
  const all = (wanted: string) =>
    attributes.flatMap(([name, value]) => (name === wanted ? value : []))
  return { statusCode, headers, body, words, tags, all }
}

describe(`GET ${PROVAS}`, () => {
  it('lists what is published by its edition, with the PDFs, and the newest first', async ({
    api,
  }) => {
    const older = await api.make.vestibular({ ano: 2024, semestre: 2 })
    const newer = await api.make.vestibular({ ano: 2025, semestre: 1 })
    await api.make.prova({ nome: 'Prova Cinza', id_vestibular: older.id })
    await api.make.prova({ nome: 'Prova 10', id_vestibular: newer.id })
    await api.make.prova({
      nome: 'Prova 2',
      id_vestibular: newer.id,
      url_arquivo: 'arquivos/provas/azul.pdf',
      url_gabarito: 'https://arquivos.exemplo.br/azul.pdf?a=1&b=2',
    })
    await api.make.prova({ nome: 'Prova Rascunho', publicada: false })

    const { statusCode, headers, words, all } = await read(api, PROVAS)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(words).toMatch(
      /1º semestre de 2025 Prova 2 Prova em PDF.* Gabarito em PDF.* Prova 10 PDF ainda não disponível.* 2º semestre de 2024 Prova Cinza/,
    )
    expect(words).not.toContain('Rascunho')
    expect(all('href')).toEqual(
      expect.arrayContaining([
        '../arquivos/provas/azul.pdf',
        'https://arquivos.exemplo.br/azul.pdf?a=1&b=2',
      ]),
    )
  })

  it('shows a change as soon as it is made', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const prova = await api.make.prova({ nome: 'Prova Azul' })
    expect((await read(api, PROVAS)).words).toContain('Prova Azul')

    await api.put(`/provas/${prova.id}`, { nome: 'Prova Rosa' }, token)
    expect((await read(api, PROVAS)).words).toContain('Prova Rosa')
    await api.put(`/provas/${prova.id}`, { publicada: false }, token)
    expect((await read(api, PROVAS)).words).toContain('As provas ainda estão sendo preparadas.')
  })

  it('makes no address of another scheme a link to it', async ({ api }) => {
    await api.make.prova({ url_arquivo: 'javascript:alert(1)', url_gabarito: 'data:text/html,x' })
    const { all } = await read(api, PROVAS)
    expect(all('href').filter((href) => /^\s*(?!https?:)[a-z]+:/i.test(href))).toEqual([])
  })
})

describe(`GET ${TEMAS}`, () => {
  it('has each published theme with its texts and pictures, and a list that leads to them', async ({
    api,
  }) => {
    const { id: id_vestibular } = await api.make.vestibular({ ano: 2025, semestre: 2 })
    const prova = await api.make.prova({ nome: 'Prova Azul', id_vestibular })
    const tema = await api.make.redacao({
      id_prova: prova.id,
      instrucoes: 'A ponte\nEscreva uma narrativa.',
    })
    const texto = await api.make.referencia({ titulo: 'O rio', texto: 'Era <i>largo</i>.' })
    const figura = await api.make.referencia({
      titulo: 'A foto',
      url_imagem: 'arquivos/imagens/rio.png',
      descricao: 'Uma ponte "velha"',
      largura: 640,
      altura: 480,
      legenda: 'Acervo da cidade',
    })
    const longe = await api.make.referencia({ url_imagem: 'https://exemplo.br/rio.png' })
    await api.db
      .insertInto('redacoes_referencias')
      .values(
        [texto, longe, figura].map(({ id }, ordem) => ({
          id_redacao: tema.id,
          id_referencia: id,
          ordem,
        })),
      )
      .execute()
    await api.make.redacao({
      id_prova: (await api.make.prova({ publicada: false })).id,
      instrucoes: 'Tema guardado',
    })

    const { words, tags, all } = await read(api, TEMAS)
    expect(words).toMatch(
      /A ponte Prova Azul · 2º semestre de 2025 A ponte Prova Azul .* Escreva uma narrativa\. Texto 1: O rio Era largo\. Texto 2: .*Abrir a figura.*Texto 3: A foto Acervo da cidade/,
    )
    expect(words).not.toContain('guardado')
    expect(all('href')).toEqual(
      expect.arrayContaining([`#tema-${tema.id}`, 'https://exemplo.br/rio.png']),
    )
    expect(all('id')).toContain(`tema-${tema.id}`)
    expect(all('src')).toEqual(['../arquivos/imagens/rio.png'])
    expect(all('alt')).toEqual(['Uma ponte "velha"'])
    expect(tags).toContain('i')
  })

  it('says that there is nothing yet', async ({ api }) => {
    expect((await read(api, TEMAS)).words).toContain('Os temas ainda estão sendo preparados.')
  })
})

describe.for([PROVAS, TEMAS])('%s', (url) => {
  it('shows all that an administrator writes as text', async ({ api }) => {
    const hostile = HOSTILE_MARKUP.join(' ')
    const prova = await api.make.prova({
      nome: hostile,
      url_arquivo: hostile,
      url_gabarito: hostile,
    })
    const { id } = await api.make.redacao({ id_prova: prova.id, instrucoes: hostile })
    const { id: id_referencia } = await api.make.referencia({
      titulo: hostile,
      texto: hostile,
      legenda: hostile,
      informacao_acesso: hostile,
      url_imagem: hostile,
      descricao: hostile,
    })
    await api.db
      .insertInto('redacoes_referencias')
      .values({ id_redacao: id, id_referencia, ordem: 0 })
      .execute()

    const { words, tags, all } = await read(api, url)
    expect(words).toContain(hostile)
    expect(tags).not.toEqual(expect.arrayContaining(['script']))
    expect([...all('onerror'), ...all('onload'), ...all('onclick')]).toEqual([])
  })

  it('is in Portuguese, has a heading, and may load its own styles and pictures alone', async ({
    api,
  }) => {
    const { headers, body, tags, all } = await read(api, url)
    expect(all('lang')).toEqual(['pt-BR'])
    expect(tags.filter((tag) => tag === 'h1')).toHaveLength(1)
    const [, styles = ''] = /<style>([^]*)<\/style>/.exec(body) ?? []
    const hash = createHash('sha256').update(styles).digest('base64')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(body).not.toMatch(/ style=/)
  })

  it('says as a page what goes wrong, in words without a cause', async ({ api }) => {
    const rename = (from: string, to: string) =>
      api.db.schema.alterTable(from).renameTo(to).execute()
    await rename('provas', 'provas_de_antes')
    const { statusCode, headers, words, tags, all } = await read(api, url)
    await rename('provas_de_antes', 'provas')
    expect(statusCode).toBe(500)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-")
    expect(words).toContain(
      'Erro no servidor Algo deu errado do nosso lado. Tente de novo em instantes.',
    )
    expect(words).not.toMatch(/provas_de_antes|no such table/)
    expect(tags.filter((tag) => tag === 'h1')).toHaveLength(1)
    expect(all('href')).toContain('/')
  })

  it('leads back to the site, at its own origin where no setting names one', async ({ api }) => {
    expect((await read(api, url)).all('href')).toContain('/')
  })
})

describe('with a site of another address', () => {
  const itElsewhere = it.extend({
    config: {
      correio: {
        smtp: undefined,
        site: 'https://rumo.exemplo.br/rumo/',
        api: undefined,
        isDemo: false,
      },
    },
  })
  itElsewhere('leads back to that', async ({ api }) => {
    expect((await read(api, PROVAS)).all('href')).toContain('https://rumo.exemplo.br/rumo/')
  })
})
