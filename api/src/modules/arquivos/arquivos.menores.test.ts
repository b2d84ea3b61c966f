import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { publishFigure, publishImage } from '../../testing/files.ts'

const MENOR = '?largura=800'

/** A picture of a colour, which no file hides. */
const picture = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#1d4ed8' } })

describe('GET /arquivos/*?largura=800', () => {
  it.for(['jpg', 'png'] as const)(
    'gives a smaller copy of a %s that is wide, made once, to be kept for ever',
    async (extension, { api }) => {
      const content = await picture(2000)
        .toFormat(extension === 'jpg' ? 'jpeg' : 'png')
        .toBuffer()
      const url = await publishImage(api, extension, content)
      const [first, second] = await Promise.all([
        api.app.inject(url + MENOR),
        api.app.inject(url + MENOR),
      ])

      expect(first.statusCode).toBe(200)
      expect(first.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(first.rawPayload.length),
        'cache-control': 'private, max-age=31536000, immutable',
        etag: expect.stringMatching(/^"[0-9a-f]{64}-800"$/),
      })
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
      expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 800, height: 400 })
      const whole = await api.app.inject(url)
      expect(whole.rawPayload.equals(content)).toBe(true)
      const files = await readdir(join(api.dataDir, 'arquivos', 'figuras'))
      expect(files).toHaveLength(2)
    },
  )

  it('gives the image itself where it is small, a drawing, no image, or another width is asked for', async ({
    api,
  }) => {
    const small = await picture(600).png().toBuffer()
    const broken = Buffer.from('nenhuma imagem')
    const wide = await picture(2000).png().toBuffer()
    for (const [url, content] of [
      [(await publishImage(api, 'png', small)) + MENOR, small],
      [(await publishImage(api, 'png', broken)) + MENOR, broken],
      [`${await publishImage(api, 'png', wide)}?largura=10`, wide],
      [(await publishFigure(api)) + MENOR, undefined],
    ] as const) {
      const answer = await api.app.inject(url)
      expect([url, answer.statusCode]).toEqual([url, 200])
      if (content) expect(answer.rawPayload.equals(content)).toBe(true)
      else expect(answer.headers['content-type']).toBe('image/svg+xml')
    }
  })

  it('is of nobody who may not see the image', async ({ api }) => {
    const url = await publishImage(api, 'png', await picture(2000).png().toBuffer())
    await api.db.updateTable('provas').set({ publicada: false }).execute()
    expect((await api.app.inject(url + MENOR)).statusCode).toBe(404)
  })
})
