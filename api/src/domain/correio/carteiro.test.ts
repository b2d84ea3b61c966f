import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, vi } from 'vitest'
import { it } from '../../testing/database.ts'
import { startCarteiro } from './carteiro.ts'
import { enqueue } from './fila.ts'

/** A server of mail on this machine, and the mails that it took, as they came. */
async function mailServer() {
  const taken: { to: string[]; from: string; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      let raw = ''
      stream.on('data', (part: Buffer) => {
        raw += part.toString('latin1')
      })
      stream.on('end', () => {
        const from = mailFrom === false ? '' : mailFrom.address
        taken.push({ from, to: rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { taken, url: `smtp://127.0.0.1:${port}`, close }
}

it('hands mails to a server by SMTP, in letters of any language', async ({ db, make }) => {
  const { taken, url, close } = await mailServer()
  const { id } = await make.usuario()
  const nowMs = Date.now()
  const vence_em = new Date(nowMs + 60_000).toISOString()
  const smtp = { url, from: 'Rumo <nao-responda@rumo.exemplo>' }
  const failures: unknown[] = []
  const { hurry, stop } = startCarteiro(db, { smtp, site: undefined, isDemo: false }, (error) => {
    failures.push(error)
  })
  await db.transaction().execute(async (trx) => {
    const mail = { assunto: 'Sua redação', texto: 'Olá, José!\n', para: 'jose@exemplo.br' }
    await enqueue(trx, { ...mail, id_usuario: id, vence_em }, nowMs)
  })
  hurry()
  await vi.waitFor(() => expect(taken).toHaveLength(1))
  await stop()
  await close()
  expect(failures).toEqual([])
  const [mail] = taken
  expect(mail).toMatchObject({ from: 'nao-responda@rumo.exemplo', to: ['jose@exemplo.br'] })
  expect(mail?.raw).toContain('Subject: =?UTF-8?Q?Sua_reda=C3=A7=C3=A3o?=')
  expect(mail?.raw).toContain('Ol=C3=A1, Jos=C3=A9!')
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated')
  expect(await db.selectFrom('mensagens').select('id').execute()).toEqual([])
})
