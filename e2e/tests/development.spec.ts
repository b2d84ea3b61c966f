import { ROOT } from '@rumo/tools/e2e'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { config } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'

const port = config.port + 10
let dataDir: string
let servers: ChildProcess

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rumo-dev-'))
  servers = spawn(process.execPath, [path.join(ROOT, 'tools/src/commands/dev.ts')], {
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir },
  })
  servers.stdout?.setEncoding('utf8')
  await expect(async () => {
    const answers = await Promise.all([
      fetch(`http://localhost:${port}/rumo/`, { headers: { Accept: 'text/html' } }),
      fetch(`http://localhost:${port + 1}/ready`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }).toPass({ timeout: 30_000 })
})

test.afterAll(async () => {
  servers.kill('SIGTERM')
  if (servers.exitCode === null) await once(servers, 'exit')
  await rm(dataDir, { recursive: true, force: true })
})

test('npm run dev serves the sources of every bundle and the API', async ({ page }) => {
  test.slow()
  await page.goto(`http://localhost:${port}/rumo/`)
  await page.getByRole('link', { name: /Questões alternativas/ }).click()
  await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible({ timeout: 30_000 })
})
