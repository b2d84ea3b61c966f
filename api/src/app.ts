import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import type { ApiConfig } from './config.ts'
import { attemptsOf } from './domain/accounts/limits/attempts.ts'
import { ownAccount } from './domain/accounts/own-account.ts'
import { secretOf } from './domain/accounts/secret.ts'
import { sessionsOf } from './domain/accounts/sessions.ts'
import { tokensOf } from './domain/accounts/tokens.ts'
import type { Database } from './infra/database/db.ts'
import { ownsFolder } from './domain/arquivos/folder-owner.ts'
import { leitorDePdfs } from './domain/leitura/leitor-de-pdfs.ts'
import { readPdf } from './domain/leitura/read-pdf.ts'
import { publishedQuestoes } from './domain/questoes/published-questoes.ts'
import { startMailSender } from './domain/correio/mail-sender.ts'
import { judgeAtStart } from './domain/publicacao/judge-stored.ts'
import { isMigrated } from './infra/migrations/migrate.ts'
import { openMigrated } from './infra/database/open-migrated.ts'
import { loadDemo } from './domain/seed/demo.ts'
import { refuseDemoAccounts } from './domain/seed/demo-accounts.ts'
import { folderStorage } from './infra/files/storage.ts'
import { sweepHourly } from './domain/arquivos/sweep-hourly.ts'
import { writeCheckOf } from './infra/database/write-check.ts'
import { trusting } from './infra/network/trusted-proxies.ts'
import type { ModuleContext } from './module-context.ts'
import { registerCallers } from './plugins/calls.ts'
import {
  CONNECTION_OPTIONS,
  registerBodyTimeout,
  registerPipeliningLimit,
} from './plugins/connections.ts'
import { limitConnections } from './plugins/limit-connections.ts'
import { handleError, registerErrors } from './plugins/error-handler.ts'
import { registerFairDatabase } from './plugins/fair-database.ts'
import { registerFileAddresses } from './plugins/file-addresses.ts'
import { registerHealth } from './plugins/health.ts'
import { loggedRequest, OneLineLog, registerRequestId, requestIds } from './plugins/logging.ts'
import { withMethodsRefused } from './plugins/methods.ts'
import { registerOpenApi } from './plugins/openapi.ts'
import { registerSecurityHeaders, SECURITY_HEADERS } from './plugins/security-headers.ts'
import { registerCompression, registerCors } from './plugins/transport.ts'
import { registerValidation } from './plugins/validation.ts'
import { findModules } from './find-modules.ts'

export { adoptFiles } from './adopt-files.ts'
export { type ApiConfig, readConfig } from './config.ts'
export type { CheckedExam } from './domain/exames/check-exam.ts'
export { readDemoExams } from './domain/seed/demo.ts'
export { createAdministrador } from './create-administrador.ts'
export { CONNECTION_LIMITS } from './plugins/connections.ts'
export { DEMO_ACCOUNTS, DEMO_SENHA } from './domain/seed/demo-accounts.ts'
export { BOOKLET_KINDS, bookletName, BOOKLETS } from './domain/seed/demo-booklets.ts'
export type { Exam } from './domain/exames/exam.schema.ts'
export { referenciasOf } from './domain/exames/exam-references.ts'
export { loadExamFile } from './domain/seed/load-exam-file.ts'
export { addressesOf, isAbsentAddress, listen } from './listen.ts'
export { drawQuestoes } from './domain/questoes/draw.ts'
export { StartError } from './start-error.ts'

const FOREIGN_FILES =
  "the files in arquivos/ are another database's, or no record names most of them: none is removed. Check DATABASE_URL " +
  'and DATA_DIR, or run `rumo adopt` (`npm run adopt`) if these files are meant for this database'

export interface AppOptions {
  /** Where the lines of the log go; default: standard output. */
  logStream?: { write(line: string): void }
  /** Gives the address to route instead of the requested one; default: the requested one. */
  rewriteUrl?: (request: { url?: string | undefined }) => string
  /** How PDFs are read; default: in a separate process. With null, this server leaves queued PDFs to other servers. */
  readPdf?: typeof readPdf | null
  /** The site's address for the links in mails, used when the settings name none. */
  site?: string
}

/**
 * Builds the API over its database, and creates, migrates and fills the database as the settings say. Throws a
 * StartError when the API cannot start. The app does not listen yet, and further routes may be registered on it;
 * closing the app closes the database.
 */
export async function buildApp(
  config: ApiConfig,
  { logStream, rewriteUrl, readPdf: reading = readPdf, site }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: loggedRequest },
      ...(logStream && { stream: logStream }),
    },
    logController: new OneLineLog(),
    genReqId: requestIds(trusting(config.trustProxy)),
    ...(rewriteUrl && { rewriteUrl }),
    ...CONNECTION_OPTIONS,
    // While the server closes, a request that still arrives on a kept connection is answered normally, not with 503.
    return503OnClosing: false,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    frameworkErrors: (error, request, reply) => {
      // The framework's own errors occur before any hook has run, so the headers that hooks add are set here.
      reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id })
      void handleError(error, request, reply)
    },
  })
  await mkdir(config.dataDir, { recursive: true })
  const db = await openMigrated(config.database, {
    // Logs the message, not the error itself: the error holds the connection with all its settings.
    onConnectionLost: ({ message }) =>
      app.log.warn({ reason: message }, 'a connection to the database was lost'),
  })
  app.addHook('onClose', () => db.destroy())
  try {
    const correio = { ...config.correio, site: config.correio.site ?? site }
    // `site`, the address that `npm start` passes, is not used here: other devices know this machine by another name.
    const home = config.correio.site ?? '/'
    await registerApi(app, db, { ...config, correio }, { reading, home })
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

async function registerApi(
  app: FastifyInstance,
  db: Database,
  config: ApiConfig,
  { reading, home }: { reading: typeof readPdf | null; home: string },
): Promise<void> {
  const storage = folderStorage(join(config.dataDir, 'arquivos'))
  // Checked before the demonstration data is loaded: its files are the same in every folder, so they do not tell which
  // database a folder belongs to.
  if (!(await ownsFolder({ db, storage }))) app.log.warn({ folder: config.dataDir }, FOREIGN_FILES)
  // Fastify runs onClose hooks from the last to the first, so the last sweep ends before the database closes.
  const stopSweeping = sweepHourly({ db, storage }, (err) =>
    app.log.error({ err }, 'the files that nothing names were not removed'),
  )
  app.addHook('onClose', stopSweeping)
  if (config.demo) await loadDemo({ db, storage })
  const stopJudging = judgeAtStart(db, (err) =>
    app.log.error({ err }, 'what is stored was not judged: the next start goes on'),
  )
  app.addHook('onClose', stopJudging)
  if (!config.isOpenDemo) await refuseDemoAccounts(db)
  const secret = config.jwtSecret ?? (await secretOf(config.dataDir))
  const sessions = sessionsOf(db, tokensOf(secret))
  const attempts = attemptsOf(db, config.limits, secret)

  limitConnections(app.server, trusting(config.trustProxy))
  registerErrors(app)
  registerPipeliningLimit(app)
  registerBodyTimeout(app)
  registerFairDatabase(app)
  registerRequestId(app)
  registerSecurityHeaders(app)
  registerValidation(app)
  registerCallers(app, sessions)
  await registerCors(app, config.corsOrigins)
  // Registered before compression, because this plugin changes the text of a response.
  registerFileAddresses(app, {
    address: config.address,
    isTrusted: trusting(config.trustProxy),
  })
  await registerCompression(app)
  await registerOpenApi(app)
  const modules = await findModules()
  const context: ModuleContext = {
    config,
    db,
    storage,
    home,
    sessions,
    attempts,
    ownAccount: ownAccount(db, attempts),
    published: publishedQuestoes(db),
    leitor: leitorDePdfs(reading ?? readPdf),
    readsQueue: reading !== null,
    correio: openCorreio(app, db, config.correio),
  }
  withMethodsRefused(app, () => {
    const checkWriting = writeCheckOf(db)
    registerHealth(app, async () => (await isMigrated(db)) && checkWriting().then(() => true))
    for (const each of modules) each.register(app, context)
  })
}

/**
 * Starts sending the queued mails. Gives null when no mail can be sent, or when there is no site for the links in
 * mails.
 */
function openCorreio(
  app: FastifyInstance,
  db: Database,
  config: ApiConfig['correio'],
): ModuleContext['correio'] {
  const { smtp, site, isDemo } = config
  if (site === undefined || (!smtp && !isDemo)) return null
  const { hurry, stop } = startMailSender(db, config, (err) =>
    app.log.error({ err }, 'a mail did not go out'),
  )
  app.addHook('onClose', stop)
  return { site, hurry }
}
