import { once } from 'es-toolkit'
import type { CorreioConfig } from '../../config.ts'
import type { Database } from '../../infra/database/db.ts'
import { type Send, sendDue } from './mail-queue.ts'

const LOOK_EVERY_MS = 5000
/** How long the mail server may take for each answer. */
const SMTP_TIMEOUT_MS = 20_000

/** Sends mails by SMTP. The library is loaded with the first mail, because many servers send none. */
function sendBySmtp(
  { url, from }: NonNullable<CorreioConfig['smtp']>,
  waysOut: (chave: string) => object,
): Send {
  const connect = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    })
  })
  return async ({ para, assunto, texto, chave_de_saida }) => {
    const headers = {
      'Auto-Submitted': 'auto-generated',
      ...(chave_de_saida !== null && waysOut(chave_de_saida)),
    }
    const transport = await connect()
    await transport.sendMail({ from, to: para, subject: assunto, text: texto, headers })
  }
}

/**
 * The headers by which a mail program offers to unsubscribe. If the API has an https address, one click sends a POST to
 * it (RFC 8058); otherwise the link leads to the site's page for unsubscribing (RFC 2369).
 */
function waysOutOf(chave: string, { site, api }: Pick<CorreioConfig, 'site' | 'api'>): object {
  if (api?.startsWith('https:'))
    return {
      'List-Unsubscribe': `<${api}correio/parar-avisos?chave=${chave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
  return site === undefined ? {} : { 'List-Unsubscribe': `<${site}parar-avisos#${chave}>` }
}

export interface MailSender {
  /** Sends the queued mails now; otherwise they are sent within 5 s. */
  hurry: () => void
  stop: () => Promise<void>
}

/** Sends the queued mails until it is stopped. Reports failures, which are tried again. */
export function startMailSender(
  db: Database,
  { smtp, ...addresses }: CorreioConfig,
  onFailure: (error: unknown) => void,
): MailSender {
  const send = smtp ? sendBySmtp(smtp, (chave) => waysOutOf(chave, addresses)) : null
  let round = Promise.resolve()
  let isWaiting = false
  const hurry = () => {
    if (isWaiting) return
    isWaiting = true
    round = round
      .then(() => {
        isWaiting = false
        return sendDue({ db, send, nowMs: Date.now() })
      })
      .then((failures) => failures.forEach(onFailure))
      .catch(onFailure)
  }
  const timer = setInterval(hurry, LOOK_EVERY_MS)
  timer.unref()
  return {
    hurry,
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}
