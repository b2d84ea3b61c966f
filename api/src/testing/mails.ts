import { expect, vi } from 'vitest'
import type { CorreioConfig } from '../config.ts'
import type { Database } from '../infra/database/db.ts'

/** The site's address in the links of mails. */
const SITE = 'https://rumo.exemplo.br/rumo/'

/** The settings of a demonstration: mails are not sent, but kept to be read on the same machine. */
export const MAILBOX: CorreioConfig = { smtp: undefined, site: SITE, api: undefined, isDemo: true }

interface Mail {
  assunto: string
  texto: string
}

/** Waits until `count` mails to an address are queued, and gives them: a mail may be queued after the response. */
export function mailsOf(db: Database, para: string, count: number): Promise<Mail[]> {
  return vi.waitFor(async () => {
    const mails = await db
      .selectFrom('mensagens')
      .select(['assunto', 'texto'])
      .where('para', '=', para)
      .orderBy('id')
      .execute()
    expect(mails).toHaveLength(count)
    return mails
  })
}

/** The key in a mail's link to this page of the site. */
export function chaveIn(mail: Mail | undefined, page: string): string {
  const [, chave = ''] = mail?.texto.split(`${SITE}${page}#`) ?? []
  return chave.split('\n')[0] ?? ''
}
