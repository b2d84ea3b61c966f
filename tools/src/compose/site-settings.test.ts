import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../config.ts'
import { readSiteSettings } from './site-settings.ts'

const faculdade = {
  nome: 'Colégio',
  url_vestibular: 'https://example.com/',
  url_inscricao: 'https://example.com/',
  contato: 'x',
}

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'site.json')
  await writeFile(file, text)
  return file
}

const read = async (settings: object) => readSiteSettings(await fileWith(JSON.stringify(settings)))

describe('readSiteSettings', () => {
  it('reads the settings of the demonstration', async () => {
    const { api, faculdade: found } = await readSiteSettings(path.join(ROOT, 'site.json'))
    expect([api, found.nome]).toEqual(['/', 'Colégio Técnico'])
  })

  it.each(['/', '/api/', 'https://api.example/v1/'])(
    'takes %s as the address of the API',
    async (api) => {
      expect((await read({ api, extensoes: [], faculdade })).api).toBe(api)
    },
  )

  it.each(['api/', '//api.example/', 'ftp://api.example/', ''])('refuses %s', async (api) => {
    await expect(read({ api, extensoes: [], faculdade })).rejects.toThrow(
      '\n- api: deve ser um caminho do site, como /api/, ou um endereço http ou https',
    )
  })

  it('counts on everything that a server of ours has, unless told', async () => {
    const untold = await read({ api: '/', faculdade })
    expect(untold.extensoes).toEqual(expect.arrayContaining(['conta', 'materias', 'sorteios']))
    expect((await read({ api: '/', extensoes: [], faculdade })).extensoes).toEqual([])
  })

  it('takes the address of a site for the back office, which ends with a slash', async () => {
    const url_da_administracao = 'https://administracao.example/rumo/'
    const taken = await read({ api: '/', faculdade, url_da_administracao })
    expect(taken.url_da_administracao).toBe(url_da_administracao)
    await expect(
      read({ api: '/', faculdade, url_da_administracao: url_da_administracao.slice(0, -1) }),
    ).rejects.toThrow('- url_da_administracao: deve terminar com uma barra')
  })

  it('wants to know where the API is', async () => {
    await expect(read({ extensoes: [], faculdade })).rejects.toThrow(
      'api ou api_hospedada precisa dizer onde está a API',
    )
  })

  it.each(['https://arquivos.exemplo.br', 'http://localhost:9000', 'https://10.0.0.7:8443'])(
    'takes %s as an origin of files',
    async (origin) => {
      const { origens_de_arquivos } = await read({
        api: '/',
        extensoes: [],
        faculdade,
        origens_de_arquivos: [origin],
      })
      expect(origens_de_arquivos).toEqual([origin])
    },
  )

  it.each([
    'nada',
    'arquivos.exemplo.br',
    '',
    'https://',
    'https://x;script-src',
    "https://x'self'",
    'https://*.exemplo.br',
    'https://*',
    'https://[::1]:9000',
    'https://exemplo..br',
    'https://arquivos.exemplo.br/',
    'https://arquivos.exemplo.br/provas',
    'https://gente@arquivos.exemplo.br',
    'https://ARQUIVOS.exemplo.br',
    'https://exemplo.br:99999',
    'https://exemplo.br https://outro.br',
    'ftp://arquivos.exemplo.br',
    'blob:https://arquivos.exemplo.br',
  ])('refuses %j as an origin of files, and names its key', async (origin) => {
    const wrong = read({
      api: '/',
      extensoes: [],
      faculdade,
      origens_de_arquivos: ['https://a.br', origin],
    })
    await expect(wrong).rejects.toThrow('\n- origens_de_arquivos[1]: deve ser uma origem')
  })

  it.each(['https://x;script-src', 'https://*.exemplo.br'])(
    'refuses %s wherever the policy of a page would hold it',
    async (address) => {
      const wrong = read({
        api: address,
        api_hospedada: address,
        extensoes: [],
        faculdade: { ...faculdade, url_logo: address },
      })
      await expect(wrong).rejects.toThrow(/- api: [^]*- api_hospedada: [^]*- faculdade\.url_logo: /)
    },
  )

  it.each([
    '127.0.0.1:3000',
    'localhost:1',
    'api-2.exemplo.br:65535',
    'API_1:3000',
    '3com.exemplo.br:3000',
    '[::1]:3001',
    '[2001:db8::7]:3001',
  ])('takes %s as a server of the API', async (server) => {
    const given = { api: '/api/', extensoes: [], faculdade, servidores_da_api: [server] }
    expect((await read(given)).servidores_da_api).toEqual([server])
  })

  it.each([
    '127.0.0.1',
    '127.0.0.1:0',
    '127.0.0.1:99999',
    '127.0.0.1:65536',
    '127.0.0.1:03000',
    '127.0.0.1:3000;',
    '127.0.0.256:3000',
    '127.0.1:3000',
    '3000:3000',
    '-api:3000',
    'api-:3000',
    'api..exemplo.br:3000',
    'api.:3000',
    '_api:3000',
    '.:3000',
    'http://api:3000',
    'api exemplo:3000',
    'unix:/run/rumo:3000',
    '[::1]',
    '[:::1]:3000',
    '[api]:3000',
    '::1:3000',
    `${'a'.repeat(64)}:3000`,
    ':3000',
    '',
  ])('refuses %j as a server of the API, and names its key', async (server) => {
    const given = { api: '/api/', extensoes: [], faculdade, servidores_da_api: ['a:1', server] }
    await expect(read(given)).rejects.toThrow('\n- servidores_da_api[1]: deve ser endereço:porta')
  })

  it.each([
    '/logo.svg',
    'logo.svg',
    'https://colegio.exemplo.br/logo.svg',
    'data:image/png;base64,',
  ])('takes %s as the logo', async (url_logo) => {
    const logo = { ...faculdade, url_logo }
    expect((await read({ api: '/', extensoes: [], faculdade: logo })).faculdade.url_logo).toBe(
      url_logo,
    )
  })

  it('names the file, and of every wrong key at once what is expected of it', async () => {
    const { extensoes } = await read({ api: '/', faculdade })
    const wrong = read({
      api: '/',
      extensoes: ['nada'],
      faculdade: { nome: '', url_vestibular: 'x', contato: 7, fone: '1' },
      origens_de_arquivos: 'https://a.br',
      servidores_da_api: [],
      cor_de_fundo: 1,
    })
    const url = 'deve ser um endereço http ou https, como https://colegio.exemplo.br/vestibular'
    await expect(wrong).rejects.toThrow(`site.json não serve:
- extensoes[0]: deve ser um destes: ${extensoes.join(', ')}
- origens_de_arquivos: deve ser uma lista entre [ e ]
- servidores_da_api: deve ter pelo menos um item
- faculdade.nome: não pode ficar em branco
- faculdade.url_vestibular: ${url}
- faculdade.url_inscricao: falta: ${url}
- faculdade.contato: deve ser um texto entre aspas
- faculdade.fone: não existe; as chaves daqui são nome, complemento, url_logo, url_vestibular, url_inscricao, contato
- cor_de_fundo: não existe; as chaves daqui são api, api_hospedada, extensoes, origens_de_arquivos, servidores_da_api, sem_remotos, url_da_administracao, sem_internet, faculdade`)
    await expect(read([])).rejects.toThrow('- o arquivo: deve ser um grupo de chaves entre { e }')
    await expect(read({ api: '/' })).rejects.toThrow(
      '- faculdade: falta: deve ser um grupo de chaves entre { e }',
    )
  })

  it('says that a file is missing or is no JSON', async () => {
    await expect(readSiteSettings('/nada/site.json')).rejects.toThrow(
      '/nada/site.json não pode ser lido',
    )
    await expect(readSiteSettings(await fileWith('{"api": "/",}'))).rejects.toMatchObject({
      message: expect.stringMatching(
        /site\.json não é JSON: confira a linha 1, perto da coluna 13$/,
      ),
      cause: expect.any(SyntaxError),
    })
  })
})
