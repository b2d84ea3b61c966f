import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'

const CONTENT = Buffer.from('%PDF-1.7')

describe('a storage', () => {
  it('finds what it saved, under the hash of its content', async ({ storage }) => {
    const key = await storage.save('provas', 'pdf', CONTENT)
    const file = await storage.find(key)

    expect(key).toMatch(/^provas\/[0-9a-f]{64}\.pdf$/)
    expect(file).toMatchObject({ type: 'application/pdf', size: 8, hash: key.slice(7, 71) })
    expect(file && (await text(await file.open()))).toBe('%PDF-1.7')
  })

  it('streams a range of a file', async ({ storage }) => {
    const file = await storage.find(await storage.save('provas', 'pdf', CONTENT))

    expect(file && (await text(await file.open({ start: 1, end: 3 })))).toBe('PDF')
  })

  it('keeps the same content once, and nothing half-written beside it', async ({
    dir,
    storage,
  }) => {
    const keys = await Promise.all([
      storage.save('provas', 'pdf', CONTENT),
      storage.save('provas', 'pdf', CONTENT),
      storage.save('provas', 'pdf', Buffer.from('%PDF-2.0')),
    ])

    expect(keys[0]).toBe(keys[1])
    const files = await readdir(join(dir, 'arquivos', 'provas'))
    expect(files.toSorted()).toEqual([...new Set(keys)].map((key) => key.slice(7)).toSorted())
  })

  it('finds nothing under a key that it never gave, whatever lies there', async ({
    dir,
    storage,
  }) => {
    await storage.save('provas', 'pdf', CONTENT)
    await writeFile(join(dir, 'jwt-secret'), 'x')
    await writeFile(join(dir, 'arquivos', 'provas', 'prova.pdf'), CONTENT)

    for (const key of [`provas/${'0'.repeat(64)}.pdf`, '../jwt-secret', 'provas/prova.pdf']) {
      expect([key, await storage.find(key)]).toEqual([key, undefined])
    }
  })
})
