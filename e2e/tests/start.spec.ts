import type { Page } from '@playwright/test'
import { ownEnv, ROOT } from '@rumo/tools/e2e'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { config } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'

/** Enough for a start on a busy machine. A start that takes longer hangs. */
const START_MS = 120_000
const NOVA = 'uma girafa azul'

test('npm start prints the address, serves site and API there with the mails it would send, and ends at Ctrl-C', async ({
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
    await chooseSenha(page, address, `http://localhost:${port}/correio/demonstracao`)
    expect(printed).toContain(`http://localhost:${port}/correio/demonstracao`)
    await page.goto('about:blank')
  } finally {
    start.kill('SIGINT')
  }
  expect(start.exitCode === null ? await once(start, 'exit') : [start.exitCode]).toContain(0)
  expect(printed).toContain('Encerrando…')
  await rm(dataDir, { recursive: true, force: true })
})

/** Replaces a forgotten password by means of the mail that the demonstration shows, and signs in with the new one. */
async function chooseSenha(page: Page, site: string, mailbox: string): Promise<void> {
  const email = 'aluno@rumo.exemplo'
  await page.goto(`${site}login`)
  await page.getByRole('link', { name: 'Escolher outra' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Mandar e-mail' }).click()
  await expect(page.getByText(email)).toBeVisible()
  const link = page.getByRole('article').first().getByRole('link')
  await expect(async () => {
    await page.goto(mailbox)
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await link.click()
  await page.getByLabel('Nova senha', { exact: true }).fill(NOVA)
  await page.getByLabel('Confirme a nova senha').fill(NOVA)
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await page.getByRole('button', { name: 'Entendi' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(NOVA)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`${site}aluno`)
}
