import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { smallBooklet, smallKey } from '@rumo/exam-pdf/testing'
import { describe, expect, vi } from 'vitest'
import { HOSTILE } from '../../domain/leitura/hostile-corpus.fixture.ts'
import { ReadingError } from '../../domain/leitura/leitura.errors.ts'
import { readPdf } from '../../domain/leitura/read-pdf.ts'
import { it, readAnswer, type TestApi } from '../../testing/api.ts'
import { formOf } from '../../testing/uploads.ts'

interface Questao {
  alternativas: { imagem?: string }[]
}

const pdf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

async function extract(api: TestApi, fields: Parameters<typeof formOf>[0]) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const { headers, payload } = await formOf(fields)
  const answer = await api.app.inject({
    method: 'POST',
    url: '/provas/extract-pdf',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
  return { status: answer.statusCode, headers: answer.headers, body: readAnswer(answer.body) }
}

/** The received files that were not removed. */
const left = async ({ dataDir }: TestApi) =>
  readdir(join(dataDir, 'arquivos/recebidos')).catch(() => [])

/** How many answers another caller gets until `over` is aborted. */
async function answersUntil({ app }: TestApi, over: AbortSignal): Promise<number> {
  let answers = 0
  while (!over.aborted) {
    expect((await app.inject('/health')).statusCode).toBe(200)
    answers++
    await setTimeout(20)
  }
  return answers
}

describe('POST /provas/extract-pdf', () => {
  describe('with a process that reads', () => {
    it.override({ options: { readPdf } })

    it('answers an exam file with its places and pictures', async ({ api }) => {
      const { body, status } = await extract(api, {
        file: pdf(smallBooklet()),
        gabarito: pdf(smallKey()),
      })
      expect(status).toBe(200)
      const { dados } = body
      expect(dados).toMatchObject({
        extracao: { versao: 1, paginas: 2, numeros_ausentes: [] },
        referencias: [{ texto: expect.any(String) }],
      })
      expect(dados.questoes).toHaveLength(3)
      for (const questao of dados.questoes) {
        expect(questao).toMatchObject({
          pagina: expect.any(Number),
          regiao: { pagina: questao.pagina },
          confianca: expect.any(Number),
          problemas: expect.any(Array),
        })
        expect(questao.alternativas.some(({ correta = false }) => correta)).toBe(true)
      }
      const pictures: string[] = dados.questoes.flatMap((questao: Questao) =>
        questao.alternativas.flatMap(({ imagem }) => imagem ?? []),
      )
      expect(pictures).toHaveLength(5)
      const { token } = await api.enter({ perfil: 'Administrador' })
      for (const url of pictures) {
        const headers = { authorization: `Bearer ${token}` }
        const picture = await api.app.inject({ url: `/${url}`, headers })
        expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
        expect((await api.app.inject(`/${url}`)).statusCode).toBe(404)
      }
      expect(await left(api)).toEqual([])
    })

    it('answers 422 with why a file is refused', async ({ api }) => {
      const answer = await extract(api, { file: new Blob(['um texto']) })
      expect(answer).toMatchObject({
        status: 422,
        body: {
          codigo: 'pdf_nao_lido',
          mensagem: 'Este arquivo não é um PDF: escolha o PDF da prova.',
        },
      })
      expect(await left(api)).toEqual([])
    })

    it(
      'costs no other caller a request, whatever it is sent',
      { timeout: 120_000 },
      async ({ api }) => {
        const over = new AbortController()
        const others = answersUntil(api, over.signal)
        const bytes = HOSTILE['a page of 1 GB, deflated twice']?.() ?? Buffer.alloc(0)
        expect(await extract(api, { file: pdf(bytes) })).toMatchObject({
          status: 422,
          body: { codigo: 'pdf_nao_lido' },
        })
        over.abort()
        // A caller who had to wait for the PDF would get one or two.
        expect(await others).toBeGreaterThan(5)
        expect(await left(api)).toEqual([])
      },
    )

    it('answers 422 to a key without an answer, typed or in a file', async ({ api }) => {
      const file = pdf(smallBooklet())
      for (const gabarito of ['nenhuma', new Blob(['nenhuma'])]) {
        expect(await extract(api, { file, gabarito })).toMatchObject({
          status: 422,
          body: {
            mensagem: expect.stringContaining('Nenhuma resposta foi encontrada no gabarito'),
          },
        })
      }
    })
  })

  it('answers 400 to a form without a file, 415 to what is no form', async ({ api }) => {
    expect(await extract(api, { gabarito: '1 D' })).toMatchObject({
      status: 400,
      body: { campos: { file: 'Escolha um arquivo.' } },
    })
    const { token } = await api.enter({ perfil: 'Administrador' })
    expect(await api.post('/provas/extract-pdf', {}, token)).toMatchObject({ status: 415 })
  })

  it('answers 413 to a file of more than 50 MB', async ({ api }) => {
    const file = new Blob([Buffer.alloc(50 * 1024 * 1024 + 1)])
    expect(await extract(api, { file })).toMatchObject({
      status: 413,
      body: { codigo: 'arquivo_grande_demais' },
    })
    expect(await left(api)).toEqual([])
  })

  describe('of two files in one field', () => {
    const sizes: number[][] = []
    it.override({
      options: {
        readPdf: async (_pedido, files) => {
          sizes.push(files.map(({ size }) => size))
          throw new ReadingError('Ilegível.')
        },
      },
    })

    it('reads the first, and keeps neither', async ({ api }) => {
      sizes.length = 0
      const file = [new Blob(['a primeira']), new Blob(['outra'])]
      expect([(await extract(api, { file })).status, sizes]).toEqual([422, [[10]]])
      expect(await left(api)).toEqual([])
    })
  })

  describe('while others wait', () => {
    const signals: AbortSignal[] = []
    it.override({
      options: {
        readPdf: (_pedido, _files, { signal }) =>
          new Promise((_resolve, reject) => {
            signals.push(signal)
            signal.addEventListener('abort', () => reject(signal.reason as Error))
          }),
      },
    })

    it('answers 503 with when to come again, and 503 to those whom it ends', async ({ api }) => {
      signals.length = 0
      const file = new Blob(['%PDF-1.7'])
      const waiting = [extract(api, { file })]
      await vi.waitFor(() => expect(signals).toHaveLength(1))
      waiting.push(extract(api, { file }))
      await vi.waitFor(async () => expect(await left(api)).toHaveLength(2))
      const refused = await extract(api, { file })
      expect([refused.status, refused.headers['retry-after'], refused.body.codigo]).toEqual([
        503,
        '60',
        'fila_cheia',
      ])
      const said = api.log.filter(({ level }) => Number(level) > 30)
      expect(said).toEqual([expect.objectContaining({ level: 40, codigo: 'fila_cheia' })])
      expect(said[0]).not.toHaveProperty('err')
      await api.app.close()
      for (const answer of waiting) {
        expect(await answer).toMatchObject({ status: 503, body: { codigo: 'indisponivel' } })
      }
      expect(await left(api)).toEqual([])
    })

    it('ends the reading when its sender goes away', async ({ api }) => {
      signals.length = 0
      const { token } = await api.enter({ perfil: 'Administrador' })
      const { headers, payload } = await formOf({ file: new Blob(['%PDF-1.7']) })
      const address = await api.app.listen({ port: 0 })
      const sending = request(`${address}/provas/extract-pdf`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
      })
      sending.on('error', () => {})
      sending.end(payload)
      await vi.waitFor(() => expect(signals).toHaveLength(1))
      expect(signals[0]?.aborted).toBe(false)
      sending.destroy()
      await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true))
      await vi.waitFor(async () => expect(await left(api)).toEqual([]))
      const said = api.log.filter(
        ({ level, msg }) => Number(level) > 30 || msg === 'request broken off',
      )
      expect(said).toEqual([expect.objectContaining({ level: 30, msg: 'request broken off' })])
    })
  })
})
