import { ownEnv, ROOT } from '@rumo/tools/e2e'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { config } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'

const port = config.port + 10
const SITE = `http://localhost:${port}/rumo/`
/**
 * The names that are not copied with the sources. Vite's servers may serve every file below the folder of the
 * workspace's file. Without a copy of that file, this folder is the root of the repository.
 */
const NOT_COPIED = new Set(['.git', '.rumo', '.turbo', '.vite', 'dist', 'pnpm-workspace.yaml'])
let folder: string
let servers: ChildProcess

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await mkdir(path.join(ROOT, '.rumo'), { recursive: true })
  folder = await mkdtemp(path.join(ROOT, '.rumo/dev-'))
  const sources = path.join(folder, 'rumo')
  // A copy, because a test changes a source.
  for (const name of await readdir(ROOT)) {
    if (name === 'node_modules' || NOT_COPIED.has(name)) continue
    await cp(path.join(ROOT, name), path.join(sources, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !NOT_COPIED.has(path.basename(file)),
    })
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(sources, 'node_modules'))
  servers = spawn(process.execPath, [path.join(sources, 'tools/src/commands/dev.ts')], {
    env: ownEnv({ PORT: `${port}`, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' }),
  })
  servers.stdout?.setEncoding('utf8')
  await expect(async () => {
    const answers = await Promise.all([
      fetch(SITE, { headers: { Accept: 'text/html' } }),
      fetch(`http://localhost:${port + 1}/ready`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }).toPass()
})

test.afterAll(async () => {
  servers.kill('SIGTERM')
  if (servers.exitCode === null) await once(servers, 'exit')
  await rm(folder, { recursive: true, force: true })
})

test('npm run dev serves the sources of every bundle and the API', async ({ page }) => {
  test.slow()
  await page.goto(SITE)
  await page.getByRole('link', { name: /Questões alternativas/ }).click()
  await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
})

test('a change of a remote appears in the shell, and its state stays', async ({ page }) => {
  test.slow()
  await page.goto(`${SITE}questoes-alternativas`)
  await page.getByRole('radio').nth(1).check()
  // After a reload the document would be another one, and the choice would come back from the device.
  const opened = await page.evaluateHandle(() => document)
  const source = path.join(folder, 'rumo/mf-public/src/features/pratica/pratica-questao.tsx')
  const before = await readFile(source, 'utf8')
  await writeFile(source, before.replace('Responder\n', 'Responder já\n'))
  await expect(page.getByRole('button', { name: 'Responder já' })).toBeVisible()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  expect(await opened.evaluate((then) => then === document)).toBe(true)
})
