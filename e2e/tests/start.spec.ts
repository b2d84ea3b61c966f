import { ownEnv, ROOT } from '@rumo/tools/e2e'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { config } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'

/** Enough for a start on a busy machine; what takes longer hangs. */
const START_MS = 120_000

test('npm start prints the address, serves site and API there, and ends at Ctrl-C', async ({
  page,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rumo-start-'))
  const port = `${config.port + 20}`
  const start = spawn(process.execPath, [path.join(ROOT, 'tools/src/commands/start.ts')], {
    env: ownEnv({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: '' }),
  })
  let printed = ''
  for (const stream of [start.stdout, start.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  }
  try {
    const address = `http://localhost:${port}/rumo/`
    await expect.poll(() => printed, { timeout: START_MS }).toContain('Ctrl-C')
    expect(printed).toContain(`Rumo no ar: ${address}`)
    expect(printed).toContain('administrador@rumo.exemplo')
    await page.goto(address)
    await page.getByRole('link', { name: /Questões alternativas/ }).click()
    await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
    await page.goto('about:blank')
  } finally {
    start.kill('SIGINT')
  }
  expect(start.exitCode === null ? await once(start, 'exit') : [start.exitCode]).toContain(0)
  expect(printed).toContain('Encerrando…')
  await rm(dataDir, { recursive: true, force: true })
})
