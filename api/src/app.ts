import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import type { ApiConfig } from './config.ts'
import { type Attempts, attemptsOf } from './infra/accounts/attempts.ts'
import { secretOf } from './infra/accounts/secret.ts'
import { type Sessions, sessionsOf } from './infra/accounts/sessions.ts'
import { tokensOf } from './infra/accounts/tokens.ts'
import type { Database } from './infra/db.ts'
import { isMigrated } from './infra/migrations/index.ts'
import { openMigrated } from './infra/open-migrated.ts'
import { type PublishedQuestoes, publishedQuestoes } from './infra/questoes/published-questoes.ts'
import { loadDemo } from './infra/seed/demo.ts'
import { refuseDemoAccounts } from './infra/seed/demo-accounts.ts'
import { folderStorage, type Storage } from './infra/storage.ts'
import { removeUnnamed, sweepHourly } from './infra/sweep-files.ts'
import { alternativasRepository } from './modules/alternativas/alternativas.repository.ts'
import { alternativasRoutes } from './modules/alternativas/alternativas.routes.ts'
import { arquivosRepository } from './modules/arquivos/arquivos.repository.ts'
import { arquivosRoutes } from './modules/arquivos/arquivos.routes.ts'
import { contaRepository } from './modules/conta/conta.repository.ts'
import { contaRoutes } from './modules/conta/conta.routes.ts'
import { contaService } from './modules/conta/conta.service.ts'
import { correcoesRepository } from './modules/correcoes/correcoes.repository.ts'
import { correcoesRoutes } from './modules/correcoes/correcoes.routes.ts'
import { corrigirRepository } from './modules/correcoes/corrigir.repository.ts'
import { cursosRepository } from './modules/cursos/cursos.repository.ts'
import { cursosRoutes } from './modules/cursos/cursos.routes.ts'
import { edicaoListaRepository } from './modules/edicao/edicao-lista.repository.ts'
import { edicaoQuestaoRepository } from './modules/edicao/edicao-questao.repository.ts'
import { edicaoSelecaoRepository } from './modules/edicao/edicao-selecao.repository.ts'
import { edicaoRoutes } from './modules/edicao/edicao.routes.ts'
import { enviosRoutes } from './modules/envios/envios.routes.ts'
import { enviosService } from './modules/envios/envios.service.ts'
import { dependenciasRepository } from './modules/dependencias/dependencias.repository.ts'
import { dependenciasRoutes } from './modules/dependencias/dependencias.routes.ts'
import { estatisticasRepository } from './modules/estatisticas/estatisticas.repository.ts'
import { estatisticasRoutes } from './modules/estatisticas/estatisticas.routes.ts'
import { estatisticasService } from './modules/estatisticas/estatisticas.service.ts'
import { materiasRepository } from './modules/materias/materias.repository.ts'
import { materiasRoutes } from './modules/materias/materias.routes.ts'
import { extractPdfRoutes } from './modules/provas/extract-pdf.routes.ts'
import { provasRepository } from './modules/provas/provas.repository.ts'
import { provasRoutes } from './modules/provas/provas.routes.ts'
import { provasService } from './modules/provas/provas.service.ts'
import { questoesReferenciasRepository } from './modules/questoes-referencias/questoes-referencias.repository.ts'
import { questoesReferenciasRoutes } from './modules/questoes-referencias/questoes-referencias.routes.ts'
import { questoesRepository } from './modules/questoes/questoes.repository.ts'
import { questoesRoutes } from './modules/questoes/questoes.routes.ts'
import { enviarRedacaoRepository } from './modules/redacoes-enviadas/enviar-redacao.repository.ts'
import { redacoesEnviadasRepository } from './modules/redacoes-enviadas/redacoes-enviadas.repository.ts'
import { redacoesEnviadasRoutes } from './modules/redacoes-enviadas/redacoes-enviadas.routes.ts'
import { redacoesReferenciasRepository } from './modules/redacoes-referencias/redacoes-referencias.repository.ts'
import { redacoesReferenciasRoutes } from './modules/redacoes-referencias/redacoes-referencias.routes.ts'
import { redacoesRepository } from './modules/redacoes/redacoes.repository.ts'
import { redacoesRoutes } from './modules/redacoes/redacoes.routes.ts'
import { referenciasRepository } from './modules/referencias/referencias.repository.ts'
import { referenciasRoutes } from './modules/referencias/referencias.routes.ts'
import { registroRepository } from './modules/registro/registro.repository.ts'
import { registroRoutes } from './modules/registro/registro.routes.ts'
import { resumoRepository } from './modules/resumo/resumo.repository.ts'
import { resumoRoutes } from './modules/resumo/resumo.routes.ts'
import { resumoService } from './modules/resumo/resumo.service.ts'
import { revisoesRepository } from './modules/revisoes/revisoes.repository.ts'
import { revisoesRoutes } from './modules/revisoes/revisoes.routes.ts'
import { revisoesService } from './modules/revisoes/revisoes.service.ts'
import { relatosRepository } from './modules/relatos/relatos.repository.ts'
import { relatosRoutes } from './modules/relatos/relatos.routes.ts'
import { sessaoRoutes } from './modules/sessao/sessao.routes.ts'
import { simuladosRepository } from './modules/simulados/simulados.repository.ts'
import { simuladosRoutes } from './modules/simulados/simulados.routes.ts'
import { simuladosService } from './modules/simulados/simulados.service.ts'
import { sorteiosRoutes } from './modules/sorteios/sorteios.routes.ts'
import { sorteiosService } from './modules/sorteios/sorteios.service.ts'
import { tentativasRepository } from './modules/tentativas/tentativas.repository.ts'
import { tentativasRoutes } from './modules/tentativas/tentativas.routes.ts'
import { usuariosRepository } from './modules/usuarios/usuarios.repository.ts'
import { usuariosRoutes } from './modules/usuarios/usuarios.routes.ts'
import { usuariosService } from './modules/usuarios/usuarios.service.ts'
import { vestibularesRepository } from './modules/vestibulares/vestibulares.repository.ts'
import { vestibularesRoutes } from './modules/vestibulares/vestibulares.routes.ts'
import { registerCallers } from './plugins/calls.ts'
import { handleError, registerErrors } from './plugins/errors.ts'
import { registerHealth } from './plugins/health.ts'
import { OneLineLog, registerRequestId, requestId } from './plugins/logging.ts'
import { withMethodsRefused } from './plugins/methods.ts'
import { registerOpenApi } from './plugins/openapi.ts'
import { registerSecurityHeaders, SECURITY_HEADERS } from './plugins/security-headers.ts'
import { framingOrigins, registerCompression, registerCors } from './plugins/transport.ts'
import { registerValidation } from './plugins/validation.ts'

export { type ApiConfig, readConfig } from './config.ts'
export type { CheckedExam } from './infra/seed/check-exam.ts'
export { readDemoExams } from './infra/seed/demo.ts'
export { createAdministrador } from './create-administrador.ts'
export { DEMO_ACCOUNTS, DEMO_SENHA } from './infra/seed/demo-accounts.ts'
export { BOOKLET_KINDS, bookletName, BOOKLETS } from './infra/seed/demo-booklets.ts'
export type { Exam } from './infra/seed/exam.schema.ts'
export { referenciasOf } from './infra/seed/exam-references.ts'
export { loadExamFile } from './infra/seed/load-exam-file.ts'
export { addressesOf, isAbsentAddress, listen } from './listen.ts'
export { drawQuestoes } from './infra/questoes/draw.ts'
export { StartError } from './start-error.ts'

export interface AppOptions {
  /** Where the lines of the log go; to standard output unless told. */
  logStream?: { write(line: string): void }
  /** Gives the address to answer in the place of the one asked for; the same unless told. */
  rewriteUrl?: (request: { url?: string | undefined }) => string
}

/**
 * Builds the API over its database, which it creates, migrates and fills as the settings say; throws a
 * StartError where it cannot. It does not listen yet, and further routes may be registered on it; closing it
 * closes the database.
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
    // While it closes, what still arrives by a connection that is kept is answered like all else.
    return503OnClosing: false,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    frameworkErrors: (error, request, reply) => {
      // These come before any hook.
      reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id })
      void handleError(error, request, reply)
    },
  })
  await mkdir(config.dataDir, { recursive: true })
  const db = await openMigrated(config.database, {
    // Not the error itself: it holds the connection, with all that it was made of.
    onConnectionLost: ({ message }) =>
      app.log.warn({ reason: message }, 'a connection to the database was lost'),
  })
  app.addHook('onClose', () => db.destroy())
  try {
    await registerApi(app, db, config)
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

async function registerApi(app: FastifyInstance, db: Database, config: ApiConfig): Promise<void> {
  const storage = folderStorage(join(config.dataDir, 'arquivos'))
  // Its last sweep ends before the database closes: such hooks run from the last to the first.
  const stopSweeping = sweepHourly({ db, storage }, (err) =>
    app.log.error({ err }, 'the files that nothing names were not removed'),
  )
  app.addHook('onClose', stopSweeping)
  if (config.demo) await loadDemo({ db, storage })
  if (!config.isOpenDemo) await refuseDemoAccounts(db)
  const secret = config.jwtSecret ?? (await secretOf(config.dataDir))
  const sessions = sessionsOf(db, tokensOf(secret))
  const attempts = attemptsOf(db, config.limits, secret)

  registerErrors(app)
  registerRequestId(app)
  registerSecurityHeaders(app)
  registerValidation(app)
  registerCallers(app, sessions)
  await registerCors(app, config.corsOrigins)
  await registerCompression(app)
  await registerOpenApi(app)
  withMethodsRefused(app, () => {
    registerHealth(app, () => isMigrated(db))
    const published = publishedQuestoes(db)
    registerModules(app, { db, storage, published }, config)
    registerAccounts(app, db, sessions, attempts)
    registerStudents(app, { db, published }, config)
  })
}

interface Needs {
  db: Database
  published: PublishedQuestoes
}

function registerModules(
  app: FastifyInstance,
  { db, storage, published }: Needs & { storage: Storage },
  { corsOrigins }: ApiConfig,
): void {
  alternativasRoutes(app, alternativasRepository(db))
  arquivosRoutes(app, storage, arquivosRepository(db), framingOrigins(corsOrigins))
  cursosRoutes(app, cursosRepository(db))
  edicaoRoutes(app, {
    lista: edicaoListaRepository(db),
    questao: edicaoQuestaoRepository(db),
    selecao: edicaoSelecaoRepository(db),
  })
  enviosRoutes(app, enviosService(storage))
  dependenciasRoutes(app, dependenciasRepository(db))
  materiasRoutes(app, materiasRepository(db))
  extractPdfRoutes(app)
  const provas = provasRepository(db)
  const removeFiles = (addresses: readonly string[]) =>
    removeUnnamed({ db, storage, nowMs: Date.now() }, addresses)
  provasRoutes(app, provas, provasService({ repository: provas, removeUnnamed: removeFiles }))
  questoesReferenciasRoutes(app, questoesReferenciasRepository(db))
  questoesRoutes(app, questoesRepository(db))
  redacoesReferenciasRoutes(app, redacoesReferenciasRepository(db))
  redacoesRoutes(app, redacoesRepository(db))
  referenciasRoutes(app, referenciasRepository(db))
  registroRoutes(app, registroRepository(db))
  resumoRoutes(app, resumoService(resumoRepository(db)))
  sorteiosRoutes(app, sorteiosService(published))
  vestibularesRoutes(app, vestibularesRepository(db))
}

function registerAccounts(
  app: FastifyInstance,
  db: Database,
  sessions: Sessions,
  attempts: Attempts,
): void {
  contaRoutes(app, contaService({ repository: contaRepository(db), sessions, attempts }))
  relatosRoutes(app, relatosRepository(db), attempts)
  sessaoRoutes(app, sessions)
  usuariosRoutes(app, usuariosService({ repository: usuariosRepository(db), sessions, attempts }))
}

/** What is kept of whoever practises. */
function registerStudents(
  app: FastifyInstance,
  { db, published }: Needs,
  { limits }: ApiConfig,
): void {
  correcoesRoutes(app, correcoesRepository(db), corrigirRepository(db))
  const enviar = enviarRedacaoRepository(db, limits.redacoesPorConta)
  redacoesEnviadasRoutes(app, redacoesEnviadasRepository(db), enviar)
  estatisticasRoutes(app, estatisticasService(estatisticasRepository(db), published))
  revisoesRoutes(app, revisoesService(revisoesRepository(db), published))
  const simulados = simuladosRepository(db)
  const service = simuladosService({ repository: simulados, published })
  simuladosRoutes(app, { repository: simulados, service })
  tentativasRoutes(app, tentativasRepository(db))
}
