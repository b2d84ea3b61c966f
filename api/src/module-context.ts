import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from './config.ts'
import type { Attempts } from './domain/accounts/limits/attempts.ts'
import type { OwnAccount } from './domain/accounts/own-account.ts'
import type { Sessions } from './domain/accounts/sessions.ts'
import type { LeitorDePdfs } from './domain/leitura/leitor-de-pdfs.ts'
import type { PublishedQuestoes } from './domain/questoes/published-questoes.ts'
import type { Database } from './infra/database/db.ts'
import type { Storage } from './infra/files/storage.ts'

/** The services that every module gets when it registers its calls. */
export interface ModuleContext {
  config: ApiConfig
  db: Database
  storage: Storage
  /** The address of the site's home page: '/' at the API's own origin, unless the settings name a site. */
  home: string
  sessions: Sessions
  attempts: Attempts
  ownAccount: OwnAccount
  published: PublishedQuestoes
  leitor: LeitorDePdfs
  /** Whether this server reads queued PDFs; otherwise other servers do. */
  readsQueue: boolean
  /** Null when no mail can be sent. */
  correio: Correio | null
}

interface Correio {
  /** The site's address, with a slash at its end. */
  site: string
  /** Sends the queued mails at once. */
  hurry: () => void
}

/** Registers the calls of a module. */
export type Register = (app: FastifyInstance, context: ModuleContext) => void
