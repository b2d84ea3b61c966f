import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, vi } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { importing, sendExame } from '../../testing/importacoes.ts'
import { sendFile } from '../../testing/uploads.ts'
import { zipOf } from '../../testing/zip.ts'

const ALTERNATIVAS = [
  { nome: 'A', texto: '1 m.', correta: true },
  { nome: 'B', texto: '2 m.' },
]

/** Waits long enough for a machine that is busy with other work. */
const SLOWLY = { timeout: 10_000, interval: 5 }

/** An exam file with one theme, whose texts are these images. */
const exameWith = (imagens: readonly string[]) => ({
  name: 'prova.json',
  content: JSON.stringify({
    questoes: [],
    redacao: { tema: 'A feira', textos: imagens.map((imagem) => ({ imagem })) },
  }),
})

/** A PNG whose header declares this size, but which has no pixels. */
function emptyPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2], 8)
  const script = Buffer.from('<script>1</script>')
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, chunkOf('IHDR', size), chunkOf('IDAT', script)])
}

function chunkOf(type: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const chunk = Buffer.concat([Buffer.from(type), content])
  length.writeUInt32BE(content.byteLength)
  sum.writeUInt32BE(crc32(chunk))
  return Buffer.concat([length, chunk, sum])
}

const noise = (width: number) =>
  sharp(randomBytes(width * width * 3), { raw: { width, height: width, channels: 3 } })

const figuras = ({ dataDir }: TestApi) =>
  readdir(join(dataDir, 'arquivos/figuras')).catch((): string[] => [])

/**
 * How much, at most, the server computes before it answers another caller while `work` is running, in ms of its thread.
 * The time on a clock would also be that of other programs.
 */
async function longestWaitDuring(work: Promise<unknown>, { app }: TestApi): Promise<number> {
  const over = work.then(() => true)
  for (let longest = 0; ;) {
    const asked = process.threadCpuUsage()
    if (await Promise.race([over, setTimeout(5, false)])) return longest
    expect((await app.inject('/health')).statusCode).toBe(200)
    const { user, system } = process.threadCpuUsage(asked)
    longest = Math.max(longest, (user + system) / 1000)
  }
}

describe('POST /importacoes of an exam file made in bad faith', () => {
  it('reads an image once, whatever its names, and keeps other callers from waiting', async ({
    api,
  }) => {
    const content = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(9_900_000)])
    const names = Array.from({ length: 200 }, (_, at) => `${at}/../a.jpg`)
    const zip = zipOf([exameWith(['a.jpg', ...names]), { name: 'a.jpg', content }])
    const sending = sendExame(api, zip)
    const longest = await longestWaitDuring(sending, api)
    const { rascunho } = await (await sending).one()
    expect(rascunho?.redacoes[0]?.problemas).toHaveLength(201)
    // Reading the image 200 times would take minutes, and block the server for some seconds each time.
    expect(longest).toBeLessThan(1000)
  })

  it('draws images anew, without what was hidden in them, and doubts what cannot be drawn', async ({
    api,
  }) => {
    const jpeg = await noise(60)
      .withExif({ IFD0: { Artist: 'Ninguém' } })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes('Ningu')).toBe(true)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    const images = {
      'a.jpg': jpeg,
      'vasta.png': emptyPng(60_000, 60_000),
      'sem-pontos.png': emptyPng(60, 60),
      'desenho.svg': Buffer.from(svg),
    }
    const names = Object.keys(images)
    const files = Object.entries(images).map(([name, content]) => ({ name, content }))
    const { one, token } = await sendExame(api, zipOf([exameWith(names), ...files]))

    const [tema] = (await one()).rascunho?.redacoes ?? []
    const kept = tema?.textos.flatMap(({ imagem }) => imagem ?? []) ?? []
    expect(kept).toEqual([expect.stringMatching(/^arquivos\/figuras\/\w+\.jpg$/)])
    expect(tema?.problemas).toEqual(
      names.slice(1).map((name) => ({
        codigo: 'imagem_ausente',
        mensagem: `A imagem “${name}” não veio com o arquivo, está danificada ou não é PNG, JPEG ou WebP de até 40 milhões de pontos.`,
      })),
    )
    expect(await figuras(api)).toHaveLength(1)
    const headers = { authorization: `Bearer ${token}` }
    const { rawPayload } = await api.app.inject({ url: `/${kept[0]}`, headers })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60 })
    expect(rawPayload.includes('Ningu')).toBe(false)
  })

  it('refuses images of more than 400 million points together, before it draws them', async ({
    api,
  }) => {
    const names = Array.from({ length: 11 }, (_, at) => `${at}.png`)
    const files = names.map((name, at) => ({ name, content: emptyPng(8000, 4900 + at) }))
    const { begun } = await sendExame(api, zipOf([exameWith(names), ...files]))
    expect(begun).toMatchObject({
      status: 400,
      body: { campos: { url_arquivo: expect.stringContaining('400 milhões de pontos') } },
    })
  })

  it('ends when its caller leaves', async ({ api }) => {
    const { token } = await importing(api)
    const names = Array.from({ length: 40 }, (_, at) => `${at}.png`)
    const background = '#c84b1f'
    const create = { width: 1500, height: 1500, channels: 3, background } as const
    const content = await sharp({ create }).png().toBuffer()
    const files = names.map((name) => ({ name, content }))
    const { body } = await sendFile(api, { content: zipOf([exameWith(names), ...files]), token })
    const address = await api.app.listen({ port: 0 })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sending = request(`${address}/importacoes`, { method: 'POST', headers })
    sending.on('error', () => {})
    sending.end(JSON.stringify({ nome: 'Azul', url_arquivo: body.dados.url_arquivo }))
    await vi.waitFor(async () => expect(await figuras(api)).not.toEqual([]), SLOWLY)
    sending.destroy()
    const said = expect.objectContaining({
      level: 30,
      msg: 'request broken off',
      req: expect.objectContaining({ url: '/importacoes' }),
    })
    await vi.waitFor(() => expect(api.log).toContainEqual(said), SLOWLY)
    expect((await api.get('/importacoes', token)).body).toEqual({ dados: [] })
    expect(api.log.filter(({ level }) => Number(level) > 30)).toEqual([])
  })

  it('takes nothing of it for reviewed', async ({ api }) => {
    const questao = { numero: 1, texto: 'Qual é a altura?', alternativas: ALTERNATIVAS }
    const exame = {
      questoes: [{ ...questao, aprovada: true }],
      redacao: { tema: 'A feira', aprovada: true },
    }
    const { begun, one, token } = await sendExame(api, JSON.stringify(exame))
    const { id, versao } = begun.body.dados
    expect(begun.body.dados).toMatchObject({ questoes: 1, aprovadas: 0 })
    expect((await one()).rascunho).toMatchObject({
      questoes: [{ aprovada: false }],
      redacoes: [{ aprovada: false }],
    })
    const prova = { versao, nome: 'Prova Azul', id_vestibular: null }
    expect(await api.post(`/importacoes/${id}/prova`, prova, token)).toMatchObject({
      status: 422,
      body: { codigo: 'rascunho_incompleto' },
    })
  })
})
