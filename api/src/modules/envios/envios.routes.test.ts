import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, vi } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { PDF, SVG } from '../../testing/files.ts'
import { sendFile } from '../../testing/uploads.ts'

const MB = 1024 * 1024

function picture(width = 60, height = 40) {
  return sharp({ create: { width, height, channels: 3, background: '#c84b1f' } })
}

async function administrador(api: TestApi): Promise<string> {
  return (await api.enter({ perfil: 'Administrador' })).token
}

/** The names of all files in the storage, unfinished ones too, without the file that names the owner. */
async function kept({ dataDir }: TestApi): Promise<string[]> {
  const folder = join(dataDir, 'arquivos')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  return files.filter((name) => name !== 'banco')
}

describe('POST /envios', () => {
  it('keeps a PDF as it came, and shows it to administrators alone', async ({ api }) => {
    const token = await administrador(api)
    const { status, body } = await sendFile(api, { content: PDF, token })

    expect(status).toBe(200)
    expect(body).toEqual({
      dados: {
        url_arquivo: expect.stringMatching(/^arquivos\/provas\/[0-9a-f]{64}\.pdf$/),
        tipo: 'pdf',
        tamanho: Buffer.byteLength(PDF),
      },
      icone: 'success',
      titulo: 'Arquivo enviado',
      mensagem: 'Arquivo enviado com sucesso.',
      valido: true,
    })
    const url = `/${body.dados.url_arquivo}`
    const headers = { authorization: `Bearer ${token}` }
    const file = await api.app.inject({ url, headers })
    expect([file.body, file.headers['content-type']]).toEqual([PDF, 'application/pdf'])
    expect((await api.app.inject(url)).statusCode).toBe(404)
    expect(await kept(api)).toHaveLength(1)
  })

  it('takes a PDF that begins with a byte order mark or an empty line', async ({ api }) => {
    const token = await administrador(api)
    for (const before of ['\uFEFF', '\r\n']) {
      expect((await sendFile(api, { content: `${before}${PDF}`, token })).status).toBe(200)
    }
  })

  it('keeps the same file once', async ({ api }) => {
    const token = await administrador(api)
    const first = await sendFile(api, { content: PDF, token })
    expect(await sendFile(api, { content: PDF, token })).toEqual(first)
    expect(await kept(api)).toHaveLength(1)
  })

  it.for(['png', 'jpeg', 'webp'] as const)(
    'draws a %s anew, and gives its size',
    async (format, { api }) => {
      const token = await administrador(api)
      const content = await picture()
        .withExif({ IFD0: { Artist: 'Ninguém' } })
        .toFormat(format)
        .toBuffer()
      expect(content.includes('Ningu')).toBe(true)
      const { status, body } = await sendFile(api, { content, token })

      expect([status, body.dados]).toMatchObject([
        200,
        { tipo: 'imagem', largura: 60, altura: 40, tamanho: expect.any(Number) },
      ])
      const file = await api.app.inject({
        url: `/${body.dados.url_arquivo}`,
        headers: { authorization: `Bearer ${token}` },
      })
      expect(file.headers['content-type']).toBe(`image/${format}`)
      expect(file.rawPayload.byteLength).toBe(body.dados.tamanho)
      expect(file.rawPayload.includes('Ningu')).toBe(false)
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format, width: 60 })
    },
  )

  it('turns a photograph upright', async ({ api }) => {
    const content = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { body } = await sendFile(api, { content, token: await administrador(api) })
    expect(body.dados).toMatchObject({ largura: 40, altura: 60 })
  })

  it.for([
    ['an SVG', SVG],
    ['a page', '<!doctype html><p>oi</p>'],
    ['a page that is a PDF as well', `<!doctype html><script>1</script>${PDF}`],
    ['an archive that is a PDF as well', `PK\u0003\u0004 ${PDF}`],
    ['nothing', ''],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ])('answers 415 to %s, and keeps nothing', async ([, content = ''], { api }) => {
    const answer = await sendFile(api, { content, token: await administrador(api) })
    expect(answer).toMatchObject({
      status: 415,
      body: {
        codigo: 'arquivo_nao_aceito',
        campos: {
          arquivo:
            'Escolha um PDF, uma imagem PNG, JPEG ou WebP, ou o arquivo de uma prova (.json ou .zip).',
        },
      },
    })
    expect(await kept(api)).toEqual([])
  })

  it('answers 422 to an image that is broken off', async ({ api }) => {
    const whole = await picture(400, 400).png().toBuffer()
    const content = whole.subarray(0, whole.byteLength / 2)
    const answer = await sendFile(api, { content, token: await administrador(api) })
    expect(answer).toMatchObject({ status: 422, body: { codigo: 'imagem_nao_aceita' } })
    expect(await kept(api)).toEqual([])
  })

  it('answers 422 to a small file that is a vast image', async ({ api }) => {
    const content = await picture(8000, 5001).png().toBuffer()
    expect(content.byteLength).toBeLessThan(MB)
    const answer = await sendFile(api, { content, token: await administrador(api) })
    expect(answer).toMatchObject({ status: 422, body: { codigo: 'imagem_nao_aceita' } })
  })

  it('takes a PDF of 50 MB, and answers 413 to one byte more', async ({ api }) => {
    const token = await administrador(api)
    const content = Buffer.alloc(50 * MB + 1)
    content.write('%PDF-1.7')
    const largest = await sendFile(api, { content: content.subarray(0, 50 * MB), token })
    expect(largest).toMatchObject({ status: 200, body: { dados: { tamanho: 50 * MB } } })

    const answer = await sendFile(api, { content, token })
    expect(answer).toMatchObject({ status: 413, body: { codigo: 'arquivo_grande_demais' } })
    expect(await kept(api)).toHaveLength(1)
  })

  it('answers 413 to an image of more than 10 MB', async ({ api }) => {
    const image = await picture().png().toBuffer()
    const content = Buffer.concat([image, Buffer.alloc(10 * MB)])
    const answer = await sendFile(api, { content, token: await administrador(api) })
    expect(answer).toMatchObject({ status: 413, body: { codigo: 'arquivo_grande_demais' } })
    expect(await kept(api)).toEqual([])
  })

  it('answers 400 to a form without the file', async ({ api }) => {
    const token = await administrador(api)
    const answer = await sendFile(api, { content: PDF, token, field: 'outro' })
    expect(answer).toMatchObject({
      status: 400,
      body: { codigo: 'dados_invalidos', campos: { arquivo: 'Escolha um arquivo.' } },
    })
  })

  it('answers 415 to what is no form, and 400 to one without a boundary or an end', async ({
    api,
  }) => {
    const token = await administrador(api)
    const send = async (type: string, payload: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type }
      const options = { method: 'POST', url: '/envios', headers, payload } as const
      return (await api.app.inject(options)).statusCode
    }
    const part = '--x\r\nContent-Disposition: form-data; name="arquivo"; filename="a"\r\n\r\n'
    expect(await send('application/json', '{}')).toBe(415)
    expect(await send('application/pdf', PDF)).toBe(415)
    expect(await send('multipart/form-data; charset=utf-8', PDF)).toBe(400)
    expect(await send('multipart/form-data; boundary=x', `${part}${PDF}`)).toBe(400)
    expect(await send('multipart/form-data; boundary=x', '')).toBe(400)
    expect(await kept(api)).toEqual([])
  })

  it('keeps nothing of a file that its sender gives up', async ({ api }) => {
    const token = await administrador(api)
    const address = await api.app.listen({ port: 0 })
    const sending = request(`${address}/envios`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    })
    const closed = new Promise((resolve) => sending.on('error', resolve))
    sending.write('--x\r\nContent-Disposition: form-data; name="arquivo"; filename="a"\r\n\r\n')
    sending.write(PDF)
    await vi.waitFor(async () => expect(await kept(api)).toHaveLength(1))
    sending.destroy()
    await closed
    await vi.waitFor(async () => expect(await kept(api)).toEqual([]))
    expect(api.log.filter(({ level }) => Number(level) > 30)).toEqual([])
    expect(api.log).toContainEqual(
      expect.objectContaining({ level: 30, msg: 'request broken off' }),
    )
  })

  it('is for administrators', async ({ api }) => {
    expect(await sendFile(api, { content: PDF })).toMatchObject({ status: 401 })
    const { token } = await api.enter()
    expect(await sendFile(api, { content: PDF, token })).toMatchObject({ status: 403 })
    expect(await kept(api)).toEqual([])
  })
})
