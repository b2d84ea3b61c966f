import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkDataFolder, checkPort } from './preflight.ts'

async function listening(host: string): Promise<number> {
  const server = net.createServer().listen({ host, port: 0 })
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return address.port
}

describe('checkPort', () => {
  it.each(['127.0.0.1', '::1'])(
    'says that a port is taken at %s, and how to choose another',
    async (host) => {
      const port = await listening(host)
      await expect(checkPort('localhost', port)).rejects.toThrow(
        `A porta ${port} já está em uso: encerre o outro programa ou escolha outra, como em PORT=${port + 1} npm start.`,
      )
    },
  )

  it('says how another is chosen where that is something else', async () => {
    const port = await listening('localhost')
    await expect(checkPort('localhost', port, 'E2E_PORT=4000 npm run e2e')).rejects.toThrow(
      'escolha outra, como em E2E_PORT=4000 npm run e2e.',
    )
  })

  it.each(['localhost', '127.0.0.1', '0.0.0.0'])('leaves a free port of %s free', async (host) => {
    await expect(checkPort(host, 0)).resolves.toBeUndefined()
  })

  it('says that this machine has no such address', async () => {
    await expect(checkPort('203.0.113.1', 0)).rejects.toThrow(
      'HOST "203.0.113.1" não serve: este computador não tem esse endereço.',
    )
  })
})

describe('checkDataFolder', () => {
  it('makes the folder', async () => {
    const scratch = await mkdtemp(path.join(tmpdir(), 'rumo-'))
    onTestFinished(() => rm(scratch, { recursive: true }))
    const folder = path.join(scratch, 'a/b')
    await checkDataFolder(folder)
    expect((await stat(folder)).isDirectory()).toBe(true)
  })

  it('says that it is no folder', async () => {
    const scratch = await mkdtemp(path.join(tmpdir(), 'rumo-'))
    onTestFinished(() => rm(scratch, { recursive: true }))
    const file = path.join(scratch, 'file')
    await writeFile(file, '')
    for (const folder of [file, path.join(file, 'data')]) {
      await expect(checkDataFolder(folder)).rejects.toThrow(
        `A pasta dos dados, ${folder}, não é uma pasta: escolha outra com DATA_DIR.`,
      )
    }
  })

  it('says that it cannot be written', async () => {
    // No user can make folders there, not even root.
    await expect(checkDataFolder('/sys/kernel/rumo')).rejects.toThrow(
      /^A pasta dos dados, \/sys\/kernel\/rumo, não pode ser escrita \(\w+\): mude a permissão ou escolha outra/,
    )
  })
})
