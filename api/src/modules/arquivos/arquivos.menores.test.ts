import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { publishFigure, publishImage } from '../../testing/files.ts'

const MENOR = '?largura=800'

/** A picture of one plain colour, twice as wide as high. */
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
    const small = await picture(998).png().toBuffer()
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

  it('stands upright, as the image does by what its file says', async ({ api }) => {
    const content = await picture(2000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { rawPayload } = await api.app.inject((await publishImage(api, 'jpg', content)) + MENOR)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 800, height: 1600 })
  })

  it('is not waited for while many others are: then the image itself comes', async ({ api }) => {
    const wide = await picture(3000).png().toBuffer()
    const urls: string[] = []
    for (let count = 0; count < 30; count++) {
      // A byte appended after the end of the image gives the file another hash, so each counts as another file.
      const content = Buffer.concat([wide, Buffer.from([count])])
      urls.push((await publishImage(api, 'png', content)) + MENOR)
    }
    const typesOf = async (asked: readonly string[]) => {
      const answers = await Promise.all(asked.map((url) => api.app.inject(url)))
      return new Set(answers.map(({ headers }) => headers['content-type']))
    }
    expect(await typesOf(urls)).toEqual(new Set(['image/webp', 'image/png']))
    expect(await typesOf(urls.slice(-3))).toEqual(new Set(['image/webp']))
  })

  it('is tried once where the image cannot be drawn', async ({ api }) => {
    const url = await publishImage(api, 'png', Buffer.from('nenhuma imagem'))
    await api.app.inject(url + MENOR)
    const path = join(api.dataDir, url)
    await writeFile(path, await picture(2000).png().toBuffer())
    expect((await api.app.inject(url + MENOR)).headers['content-type']).toBe('image/png')
  })

  it('is not given where the image is not shown', async ({ api }) => {
    const url = await publishImage(api, 'png', await picture(2000).png().toBuffer())
    await api.db.updateTable('provas').set({ publicada: false }).execute()
    expect((await api.app.inject(url + MENOR)).statusCode).toBe(404)
  })
})
