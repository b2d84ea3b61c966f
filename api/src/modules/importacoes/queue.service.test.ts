import type { Importacao, LinhaDeImportacao, Trecho } from '@rumo/contract'
import { smallBooklet, smallKey } from '@rumo/exam-pdf/testing'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { type AppOptions, buildApp, readConfig } from '../../app.ts'
import { ReadingError } from '../../domain/leitura/leitura.errors.ts'
import { readPdf } from '../../domain/leitura/read-pdf.ts'
import { it as base, JWT_SECRET, type TestApi } from '../../testing/api.ts'
import { savePdf } from '../../testing/files.ts'

const QUESTAO = { numero: 1, texto: 'Quanto?', alternativas: [{ nome: 'A', imagem: 'a.png' }] }

/** A reader whose readings end when the test says so, one after the other. */
function told() {
  const begun: Parameters<typeof readPdf>[] = []
  const ends: ((result: unknown) => void)[] = []
  const read: typeof readPdf = (...given) => {
    begun.push(given)
    const { signal } = given[2]
    return new Promise((resolve, reject) => {
      ends.push((result) => (result instanceof Error ? reject(result) : resolve(result)))
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }
  /** Waits until this many readings have begun. */
  const begin = (count: number) =>
    vi.waitFor(() => expect(begun).toHaveLength(count), { timeout: 10_000, interval: 20 })
  return { begin, begun, ends, read }
}

const it = base.extend<{ reader: ReturnType<typeof told>; options: AppOptions }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixture's needs from this pattern
  reader: async ({}, use) => use(told()),
  options: async ({ reader }, use) => use({ readPdf: reader.read }),
})

async function importing(api: TestApi) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const url_arquivo = await savePdf(api.dataDir)
  const begin = async (values = {}) => {
    const sent = { nome: 'Azul', url_arquivo, ...values }
    const { body } = await api.post<{ dados: LinhaDeImportacao }>('/importacoes', sent, token)
    return body.dados.id
  }
  const one = async (id: number) =>
    (await api.get<{ dados: Importacao }>(`/importacoes/${id}`, token)).body.dados
  const until = (id: number, estado: string, timeout = 10_000) =>
    vi.waitFor(async () => expect((await one(id)).estado).toBe(estado), { timeout, interval: 50 })
  return { begin, one, token, until }
}

describe('what waits in the queue', () => {
  it('is read one after the other, says how far it is, and becomes a draft with its pictures', async ({
    api,
    reader,
  }) => {
    const { begin, one, until } = await importing(api)
    const [first, second] = [await begin({ gabarito: '1 D' }), await begin()]
    await reader.begin(1)
    expect((await one(second)).estado).toBe('na_fila')
    const [pedido, files, turn] = reader.begun[0] ?? []
    const onMessage = turn?.onMessage
    expect(pedido).toEqual({ como: 'caderno', gabarito: '1 D', comPaginas: true })
    expect(files).toHaveLength(1)
    await onMessage?.(
      { tipo: 'andamento', etapa: 'recortes', feitas: 3, total: 7 },
      Buffer.alloc(0),
    )
    await vi.waitFor(async () =>
      expect(await one(first)).toMatchObject({ etapa: 'recortes', feitas: 3, total: 7 }),
    )
    await onMessage?.({ tipo: 'pagina', largura: 595, altura: 842 }, Buffer.from('página'))
    const picture = { tipo: 'recorte', nome: 'a.png', largura: 80, altura: 40 } as const
    await onMessage?.(picture, Buffer.from('figura'))
    reader.ends[0]?.({
      extracao: { versao: 1, paginas: 1, numeros_ausentes: [2] },
      referencias: [{ id: 'texto-1', texto: 'Um texto.', faixa: [1] }],
      questoes: [{ ...QUESTAO, referencias: ['texto-1'] }],
    })

    await until(first, 'em_revisao')
    expect(await one(first)).toMatchObject({
      questoes: 1,
      paginas: [{ url_imagem: expect.stringMatching(/^arquivos\/paginas\//), largura: 595 }],
      rascunho: {
        paginas: 1,
        numeros_ausentes: [2],
        questoes: [
          {
            aprovada: false,
            referencias: ['texto-1'],
            alternativas: [
              { nome: 'A', imagem: expect.stringMatching(/^arquivos\/figuras\//), largura: 80 },
            ],
          },
        ],
      },
    })
    await reader.begin(2)
  })

  it('is refused with the sentence of its reading, and the next one is read', async ({
    api,
    reader,
  }) => {
    const { begin, one, until } = await importing(api)
    const [first] = [await begin(), await begin()]
    await reader.begin(1)
    reader.ends[0]?.(new ReadingError('Este PDF pede uma senha.'))
    await until(first, 'recusada')
    expect(await one(first)).toMatchObject({ mensagem: 'Este PDF pede uma senha.' })
    await reader.begin(2)
  })

  it('is refused where what was read is no draft', async ({ api, reader }) => {
    const { begin, one, until } = await importing(api)
    const id = await begin()
    await reader.begin(1)
    reader.ends[0]?.({ questoes: [{ ...QUESTAO, texto: 'x'.repeat(20_001) }] })
    await until(id, 'recusada')
    expect((await one(id)).mensagem).toContain('não cabe em um rascunho')
  })

  it('ends once it is cancelled, and nothing comes of it', async ({ api, reader }) => {
    const { begin, one, token } = await importing(api)
    const [first] = [await begin(), await begin()]
    await reader.begin(1)
    await api.post(`/importacoes/${first}/cancelamento`, {}, token)
    await vi.waitFor(() => expect(reader.begun[0]?.[2].signal.aborted).toBe(true))
    await reader.begin(2)
    expect(await one(first)).toMatchObject({ estado: 'cancelada', mensagem: null })
  })

  it('waits for the next start of a server that ends', async ({ api, reader, address, dir }) => {
    const { begin, token } = await importing(api)
    const id = await begin()
    await reader.begin(1)
    await api.app.close()
    expect(reader.begun[0]?.[2].signal.aborted).toBe(true)
    const row = await api.db.selectFrom('importacoes').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ estado: 'na_fila', leituras: 0 })

    // The new server must look for queued PDFs at its start: the timer with which it looks again is stopped.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const config = { ...readConfig({ DEMO: '0' }), jwtSecret: JWT_SECRET, dataDir: dir }
    const again = await buildApp(
      { ...config, database: address, logLevel: 'silent' },
      { readPdf: reader.read },
    )
    vi.useRealTimers()
    await reader.begin(2)
    reader.ends[1]?.({ questoes: [QUESTAO] })
    await vi.waitFor(async () => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await again.inject({ url: `/importacoes/${id}/andamento`, headers })
      expect(answer.json()).toMatchObject({ dados: { estado: 'em_revisao' } })
    })
    await again.close()
  })
})

describe('a booklet', () => {
  base.override({ options: { readPdf } })

  base(
    'becomes a draft, of whose pages parts can be read',
    async ({ api }) => {
      const { begin, one, token, until } = await importing(api)
      const prova = await savePdf(api.dataDir, smallBooklet())
      const chave = await savePdf(api.dataDir, smallKey())
      const id = await begin({ url_arquivo: prova, url_gabarito: chave })
      await until(id, 'em_revisao', 60_000)
      const { paginas, questoes, rascunho } = await one(id)
      expect([paginas.length, questoes]).toEqual([2, 3])
      expect(
        rascunho?.questoes.every(({ alternativas }) => alternativas.some((a) => a.correta)),
      ).toBe(true)
      const [questao] = rascunho?.questoes ?? []
      const read = (como: string, regiao: object = questao?.regiao ?? {}) =>
        api.post<{ dados: Trecho }>(`/importacoes/${id}/trechos`, { como, regiao }, token)
      const text = await read('texto')
      expect([text.status, text.body.dados.texto]).toEqual([200, expect.stringContaining('1')])
      const inteira = (await read('questao')).body.dados
      expect(inteira).toMatchObject({ texto: questao?.texto })
      expect(inteira.alternativas?.map(({ nome }) => nome)).toEqual(
        questao?.alternativas.map(({ nome }) => nome),
      )
      expect(await read('figura')).toMatchObject({
        status: 200,
        body: { dados: { imagem: expect.stringMatching(/^arquivos\/figuras\//) } },
      })
      const nowhere = { pagina: 99, x0: 0, y0: 0, x1: 10, y1: 10 }
      expect(await read('texto', nowhere)).toMatchObject({
        status: 400,
        body: { campos: { regiao: 'Escolha uma parte da página.' } },
      })
    },
    120_000,
  )
})
