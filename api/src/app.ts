import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import type { ApiConfig } from './config.ts'
import type { Database } from './infra/db.ts'
import { isMigrated } from './infra/migrations/index.ts'
import { openMigrated } from './infra/open-migrated.ts'
import { loadDemo } from './infra/seed/demo.ts'
import { folderStorage, type Storage } from './infra/storage.ts'
import { alternativasRepository } from './modules/alternativas/alternativas.repository.ts'
import { alternativasRoutes } from './modules/alternativas/alternativas.routes.ts'
import { arquivosRepository } from './modules/arquivos/arquivos.repository.ts'
import { arquivosRoutes } from './modules/arquivos/arquivos.routes.ts'
import { materiasRepository } from './modules/materias/materias.repository.ts'
import { materiasRoutes } from './modules/materias/materias.routes.ts'
import { provasRepository } from './modules/provas/provas.repository.ts'
import { provasRoutes } from './modules/provas/provas.routes.ts'
import { questoesReferenciasRepository } from './modules/questoes-referencias/questoes-referencias.repository.ts'
import { questoesReferenciasRoutes } from './modules/questoes-referencias/questoes-referencias.routes.ts'
import { questoesRepository } from './modules/questoes/questoes.repository.ts'
import { questoesRoutes } from './modules/questoes/questoes.routes.ts'
import { redacoesReferenciasRepository } from './modules/redacoes-referencias/redacoes-referencias.repository.ts'
import { redacoesReferenciasRoutes } from './modules/redacoes-referencias/redacoes-referencias.routes.ts'
import { redacoesRepository } from './modules/redacoes/redacoes.repository.ts'
import { redacoesRoutes } from './modules/redacoes/redacoes.routes.ts'
import { referenciasRepository } from './modules/referencias/referencias.repository.ts'
import { referenciasRoutes } from './modules/referencias/referencias.routes.ts'
import { sorteiosRepository } from './modules/sorteios/sorteios.repository.ts'
import { sorteiosRoutes } from './modules/sorteios/sorteios.routes.ts'
import { sorteiosService } from './modules/sorteios/sorteios.service.ts'
import { vestibularesRepository } from './modules/vestibulares/vestibulares.repository.ts'
import { vestibularesRoutes } from './modules/vestibulares/vestibulares.routes.ts'
import { handleError, registerErrors } from './plugins/errors.ts'
import { registerHealth } from './plugins/health.ts'
import { OneLineLog, registerRequestId, requestId } from './plugins/logging.ts'
import { withMethodsRefused } from './plugins/methods.ts'
import { registerOpenApi } from './plugins/openapi.ts'
import { registerSecurityHeaders } from './plugins/security-headers.ts'
import { framingOrigins, registerCompression, registerCors } from './plugins/transport.ts'
import { registerValidation } from './plugins/validation.ts'

export { type ApiConfig, ConfigError, readConfig } from './config.ts'
export { UnusableDatabaseError } from './infra/open-migrated.ts'
export type { CheckedExam } from './infra/seed/check-exam.ts'
export { readDemoExams } from './infra/seed/demo.ts'
export { BOOKLET_KINDS, bookletName, BOOKLETS } from './infra/seed/demo-booklets.ts'
export type { Exam } from './infra/seed/exam.schema.ts'
export { referenciasOf } from './infra/seed/exam-references.ts'
export { loadExamFile } from './infra/seed/load-exam-file.ts'
export { addressesOf, isAbsentAddress, listen } from './listen.ts'
export { drawQuestoes } from './modules/sorteios/draw.ts'

export interface AppOptions {
  /** Where the lines of the log go; to standard output unless told. */
  logStream?: { write(line: string): void }
  /** Gives the address to answer in the place of the one asked for; the same unless told. */
  rewriteUrl?: (request: { url?: string | undefined }) => string
}

/**
 * Builds the API over its database, which it creates, migrates and fills as the settings say; throws an
 * UnusableDatabaseError where it cannot. It does not listen yet, and further routes may be registered on
 * it; closing it closes the database.
 */
export async function buildApp(
  config: ApiConfig,
  { logStream, rewriteUrl }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, ...(logStream && { stream: logStream }) },
    logController: new OneLineLog(),
    genReqId: requestId,
    ...(rewriteUrl && { rewriteUrl }),
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply)
    },
  })
  await mkdir(config.dataDir, { recursive: true })
  const db = await openMigrated(config.database, ({ message }) =>
    // Not the error itself: it holds the connection, with all that it was made of.
    app.log.warn({ reason: message }, 'a connection to the database was lost'),
  )
  const storage = folderStorage(join(config.dataDir, 'arquivos'))
  app.addHook('onClose', () => db.destroy())
  if (config.demo) await loadDemo({ db, storage })

  registerErrors(app)
  registerRequestId(app)
  registerSecurityHeaders(app)
  registerValidation(app)
  await registerCors(app, config.corsOrigins)
  await registerCompression(app)
  await registerOpenApi(app)
  withMethodsRefused(app, () => {
    registerHealth(app, () => isMigrated(db))
    registerModules(app, db, storage, config)
  })
  return app
}

function registerModules(
  app: FastifyInstance,
  db: Database,
  storage: Storage,
  { corsOrigins }: ApiConfig,
): void {
  alternativasRoutes(app, alternativasRepository(db))
  arquivosRoutes(app, storage, arquivosRepository(db), framingOrigins(corsOrigins))
  materiasRoutes(app, materiasRepository(db))
  provasRoutes(app, provasRepository(db))
  questoesReferenciasRoutes(app, questoesReferenciasRepository(db))
  questoesRoutes(app, questoesRepository(db))
  redacoesReferenciasRoutes(app, redacoesReferenciasRepository(db))
  redacoesRoutes(app, redacoesRepository(db))
  referenciasRoutes(app, referenciasRepository(db))
  sorteiosRoutes(app, sorteiosService(sorteiosRepository(db)))
  vestibularesRoutes(app, vestibularesRepository(db))
}
