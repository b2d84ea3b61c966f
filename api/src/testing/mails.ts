import { expect, vi } from 'vitest'
import type { CorreioConfig } from '../config.ts'
import type { Database } from '../infra/database/db.ts'

/** Where mails lead in tests. */
const SITE = 'https://rumo.exemplo.br/rumo/'

/** Mail as a demonstration has it: it is kept, and read on the same machine. */
export const MAILBOX: CorreioConfig = { smtp: undefined, site: SITE, api: undefined, isDemo: true }

interface Mail {
  assunto: string
  texto: string
}

/** Waits until so many mails were written to an address, which is after the answer, and gives them. */
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

/** What a mail brings to a page of the site. */
export function chaveIn(mail: Mail | undefined, page: string): string {
  const [, chave = ''] = mail?.texto.split(`${SITE}${page}#`) ?? []
  return chave.split('\n')[0] ?? ''
}
