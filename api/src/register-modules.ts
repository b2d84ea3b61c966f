import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from './config.ts'
import type { Attempts } from './domain/accounts/limits/attempts.ts'
import { ownAccount } from './domain/accounts/own-account.ts'
import type { Sessions } from './domain/accounts/sessions.ts'
import type { Database } from './infra/database/db.ts'
import { leitorDePdfs, type LeitorDePdfs } from './domain/leitura/leitor-de-pdfs.ts'
import { readPdf } from './domain/leitura/read-pdf.ts'
import { type PublishedQuestoes, publishedQuestoes } from './domain/questoes/published-questoes.ts'
import type { Storage } from './infra/files/storage.ts'
import { bringBackFiles, removeUnnamed } from './domain/arquivos/sweep-files.ts'
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
import { edicaoRedacaoRepository } from './modules/edicao/edicao-redacao.repository.ts'
import { edicaoSelecaoRepository } from './modules/edicao/edicao-selecao.repository.ts'
import { edicaoRoutes } from './modules/edicao/edicao.routes.ts'
import { enviosRoutes } from './modules/envios/envios.routes.ts'
import { enviosService } from './modules/envios/envios.service.ts'
import { dependenciasRepository } from './modules/dependencias/dependencias.repository.ts'
import { dependenciasRoutes } from './modules/dependencias/dependencias.routes.ts'
import { estatisticasRepository } from './modules/estatisticas/estatisticas.repository.ts'
import { estatisticasRoutes } from './modules/estatisticas/estatisticas.routes.ts'
import { estatisticasService } from './modules/estatisticas/estatisticas.service.ts'
import { filaRepository } from './modules/importacoes/fila.repository.ts'
import { filaService, type FilaService } from './modules/importacoes/fila.service.ts'
import { gabaritoService } from './modules/importacoes/gabarito.service.ts'
import { importacoesRepository } from './modules/importacoes/importacoes.repository.ts'
import { importacoesRoutes } from './modules/importacoes/importacoes.routes.ts'
import { provaImportadaRepository } from './modules/importacoes/prova-importada.repository.ts'
import { provaImportadaRoutes } from './modules/importacoes/prova-importada.routes.ts'
import { provaImportadaService } from './modules/importacoes/prova-importada.service.ts'
import { importacoesService } from './modules/importacoes/importacoes.service.ts'
import { materiasRepository } from './modules/materias/materias.repository.ts'
import { materiasRoutes } from './modules/materias/materias.routes.ts'
import { extractPdfRoutes } from './modules/provas/extract-pdf.routes.ts'
import { extractPdfService } from './modules/provas/extract-pdf.service.ts'
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
import { registroService } from './modules/registro/registro.service.ts'
import { restaurarRepository } from './modules/registro/restaurar.repository.ts'
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
import { sorteiosRepository } from './modules/sorteios/sorteios.repository.ts'
import { sorteiosRoutes } from './modules/sorteios/sorteios.routes.ts'
import { sorteiosService } from './modules/sorteios/sorteios.service.ts'
import { tentativasRepository } from './modules/tentativas/tentativas.repository.ts'
import { tentativasRoutes } from './modules/tentativas/tentativas.routes.ts'
import { usuariosRepository } from './modules/usuarios/usuarios.repository.ts'
import { usuariosRoutes } from './modules/usuarios/usuarios.routes.ts'
import { usuariosService } from './modules/usuarios/usuarios.service.ts'
import { vestibularesRepository } from './modules/vestibulares/vestibulares.repository.ts'
import { vestibularesRoutes } from './modules/vestibulares/vestibulares.routes.ts'
import { framingOrigins } from './plugins/transport.ts'

/** What the modules are built on. */
interface Needs {
  config: ApiConfig
  db: Database
  storage: Storage
  sessions: Sessions
  attempts: Attempts
  /** Null where other servers read what waits. */
  reading: typeof readPdf | null
}

interface WithPublished extends Needs {
  published: PublishedQuestoes
}

/** Serves the calls of every noun. */
export function registerModules(app: FastifyInstance, needs: Needs): void {
  const all = { ...needs, published: publishedQuestoes(needs.db) }
  registerContent(app, all)
  registerAccounts(app, all)
  registerStudents(app, all)
}

/** What is practised, and how it is kept. */
function registerContent(
  app: FastifyInstance,
  { config: { corsOrigins }, db, storage, published, reading }: WithPublished,
): void {
  alternativasRoutes(app, alternativasRepository(db))
  arquivosRoutes(app, storage, arquivosRepository(db), framingOrigins(corsOrigins))
  cursosRoutes(app, cursosRepository(db))
  edicaoRoutes(app, {
    lista: edicaoListaRepository(db),
    questao: edicaoQuestaoRepository(db),
    redacao: edicaoRedacaoRepository(db),
    selecao: edicaoSelecaoRepository(db),
  })
  enviosRoutes(app, enviosService(storage))
  dependenciasRoutes(app, dependenciasRepository(db))
  const leitor = leitorDePdfs(reading ?? readPdf)
  const importacoes = importacoesRepository(db)
  const fila = reading && readQueue(app, { db, storage, leitor })
  const wake = () => fila?.wake()
  importacoesRoutes(
    app,
    importacoes,
    importacoesService({ repository: importacoes, storage, leitor, wake }),
    gabaritoService({ repository: importacoes, storage, leitor }),
  )
  const importadas = provaImportadaRepository(db)
  provaImportadaRoutes(app, provaImportadaService({ repository: importadas, storage }))
  materiasRoutes(app, materiasRepository(db))
  extractPdfRoutes(app, extractPdfService({ leitor, storage }))
  const provas = provasRepository(db)
  const removeFiles = (addresses: readonly string[]) =>
    removeUnnamed({ db, storage, nowMs: Date.now() }, addresses)
  provasRoutes(app, provas, provasService({ repository: provas, removeUnnamed: removeFiles }))
  questoesReferenciasRoutes(app, questoesReferenciasRepository(db))
  questoesRoutes(app, questoesRepository(db))
  redacoesReferenciasRoutes(app, redacoesReferenciasRepository(db))
  redacoesRoutes(app, redacoesRepository(db))
  referenciasRoutes(app, referenciasRepository(db))
  const bringBack = (addresses: readonly string[]) => bringBackFiles({ db, storage }, addresses)
  registroRoutes(
    app,
    registroRepository(db),
    registroService({ repository: restaurarRepository(db), bringBackFiles: bringBack }),
  )
  resumoRoutes(app, resumoService(resumoRepository(db)))
  sorteiosRoutes(app, sorteiosService(published, sorteiosRepository(db)))
  vestibularesRoutes(app, vestibularesRepository(db))
}

interface Reading extends Pick<Needs, 'db' | 'storage'> {
  leitor: LeitorDePdfs
}

/** Reads the PDFs that wait for as long as this server is there. */
function readQueue(app: FastifyInstance, { db, storage, leitor }: Reading): FilaService {
  const fila = filaService({
    repository: filaRepository(db, randomUUID()),
    storage,
    leitor,
    onFailure: (err, importacao) => app.log.warn({ err, importacao }, 'a PDF was not read'),
  })
  // Before it waits for the answers that are under way, some of which wait for a PDF.
  app.addHook('preClose', () => fila.close())
  return fila
}

function registerAccounts(app: FastifyInstance, { config, db, sessions, attempts }: Needs): void {
  const { mudancasPorConta } = config.limits
  const accounts = { sessions, attempts, ownAccount: ownAccount(db, attempts) }
  contaRoutes(app, contaService({ repository: contaRepository(db, mudancasPorConta), ...accounts }))
  relatosRoutes(app, relatosRepository(db), attempts)
  sessaoRoutes(app, sessions)
  usuariosRoutes(
    app,
    usuariosService({ repository: usuariosRepository(db, mudancasPorConta), ...accounts }),
  )
}

/** What is kept of whoever practises. */
function registerStudents(
  app: FastifyInstance,
  { config: { limits }, db, published }: WithPublished,
): void {
  correcoesRoutes(app, correcoesRepository(db), corrigirRepository(db))
  const enviar = enviarRedacaoRepository(db, limits.redacoesPorConta)
  redacoesEnviadasRoutes(app, redacoesEnviadasRepository(db), enviar)
  estatisticasRoutes(app, estatisticasService(estatisticasRepository(db), published))
  revisoesRoutes(app, revisoesService(revisoesRepository(db), published))
  const simulados = simuladosRepository(db, limits.simuladosPorConta)
  const service = simuladosService({ repository: simulados, published })
  simuladosRoutes(app, { repository: simulados, service })
  tentativasRoutes(app, tentativasRepository(db, limits.tentativasPorConta))
}
