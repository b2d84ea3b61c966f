import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, describe, expect } from 'vitest'
import { secretOf } from './secret.ts'

const it = base.extend<{ dir: string }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixture's needs from this pattern
  dir: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'rumo-segredo-'))
    await use(dir)
    await rm(dir, { recursive: true })
  },
})

describe('secretOf', () => {
  it('is made once, at random, for its owner alone', async ({ dir }) => {
    const secret = await secretOf(dir)
    expect(secret).toHaveLength(32)
    expect(await secretOf(dir)).toEqual(secret)
    expect((await stat(join(dir, 'jwt-secret'))).mode & 0o777).toBe(0o600)
    expect((await readFile(join(dir, 'jwt-secret'), 'utf8')).trim()).toBe(
      Buffer.from(secret).toString('hex'),
    )
  })

  it('is one for all who ask at once', async ({ dir }) => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => secretOf(dir)))
    expect(new Set(secrets.map((secret) => Buffer.from(secret).toString('hex'))).size).toBe(1)
  })

  it('is not taken from a file that was cut', async ({ dir }) => {
    await writeFile(join(dir, 'jwt-secret'), 'abc')
    await expect(secretOf(dir)).rejects.toThrow(
      `O arquivo ${join(dir, 'jwt-secret')} não guarda um segredo inteiro: apague-o`,
    )
  })
})
