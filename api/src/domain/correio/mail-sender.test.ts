import type { Database } from '../../infra/database/db.ts'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, vi } from 'vitest'
import { it } from '../../testing/database.ts'
import { startMailSender } from './mail-sender.ts'
import { enqueue } from './mail-queue.ts'

const SITE = 'https://rumo.exemplo/rumo/'

/** A mail server on this machine, and the mails that it received. */
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

/** Sends one mail through a mail server on this machine, and returns the mail as that server received it. */
async function sent(
  { db, make }: { db: Database; make: { usuario: () => Promise<{ id: number }> } },
  addresses: { site?: string; api?: string },
  chave_de_saida?: string,
) {
  const { taken, url, close } = await mailServer()
  const { id } = await make.usuario()
  const nowMs = Date.now()
  const vence_em = new Date(nowMs + 60_000).toISOString()
  const smtp = { url, from: 'Rumo <nao-responda@rumo.exemplo>' }
  const failures: unknown[] = []
  const config = { smtp, site: addresses.site, api: addresses.api, isDemo: false }
  const { hurry, stop } = startMailSender(db, config, (error) => {
    failures.push(error)
  })
  await db.transaction().execute(async (trx) => {
    const mail = { assunto: 'Sua redação', texto: 'Olá, José!\n', para: 'jose@exemplo.br' }
    const saida = chave_de_saida === undefined ? {} : { chave_de_saida }
    await enqueue(trx, { ...mail, ...saida, id_usuario: id, vence_em }, nowMs)
  })
  hurry()
  await vi.waitFor(() => expect(taken).toHaveLength(1))
  await stop()
  await close()
  expect(failures).toEqual([])
  return taken[0]
}

it('hands mails to a server by SMTP, in letters of any language', async ({ db, make }) => {
  const mail = await sent({ db, make }, { site: SITE })
  expect(mail).toMatchObject({ from: 'nao-responda@rumo.exemplo', to: ['jose@exemplo.br'] })
  expect(mail?.raw).toContain('Subject: =?UTF-8?Q?Sua_reda=C3=A7=C3=A3o?=')
  expect(mail?.raw).toContain('Ol=C3=A1, Jos=C3=A9!')
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated')
  expect(mail?.raw).not.toContain('List-Unsubscribe')
  expect(await db.selectFrom('mensagens').select('id').execute()).toEqual([])
})

const unfolded = (raw = '') => raw.replaceAll(/\r\n[ \t]+/g, ' ')

describe('a mail of which there may be more', () => {
  it('has a way to stop them by one click where the API is reached by TLS', async ({
    db,
    make,
  }) => {
    const mail = await sent({ db, make }, { site: SITE, api: 'https://rumo.exemplo/api/' }, 'abc')
    const raw = unfolded(mail?.raw)
    expect(raw).toContain(
      'List-Unsubscribe: <https://rumo.exemplo/api/correio/parar-avisos?chave=abc>',
    )
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it.for([{ site: SITE }, { site: SITE, api: 'http://rumo.exemplo/api/' }])(
    'leads to the page that stops them with %o',
    async (addresses, { db, make }) => {
      const raw = unfolded((await sent({ db, make }, addresses, 'abc'))?.raw)
      expect(raw).toContain(`List-Unsubscribe: <${SITE}parar-avisos#abc>`)
      expect(raw).not.toContain('One-Click')
    },
  )
})
