import type {
  AvisosPorEmail,
  TabelaDeLeitura,
  TabelaDoRascunhoDaRedacao,
  ChavesDeCorreio,
  ComentariosProntos,
  Mensagens,
  QuestoesGuardadas,
  Cotas,
  CotasDeSenhas,
  EnderecosConhecidos,
  Rascunhos,
  Registro,
  Retratos,
  SessoesEncerradas,
  TentativasDeAcesso,
  Usuarios,
} from './conta-tables.ts'
import type {
  ArquivosPublicados,
  Alternativas,
  ArquivosSemUso,
  Conteudo,
  Demonstracao,
  Identidade,
  Importacoes,
  ImportacoesArquivos,
  Materias,
  Provas,
  ProvasPublicadas,
  Questoes,
  QuestoesPublicadas,
  QuestoesReferencias,
  Redacoes,
  RedacoesReferencias,
  Referencias,
  Relatos,
  RelatosGuardados,
  Vestibulares,
} from './conteudo-tables.ts'
import type {
  DiasDeMateria,
  Planos,
  Recorrecoes,
  RedacoesEnviadas,
  Revisoes,
  Simulados,
  SimuladosQuestoes,
  Tentativas,
} from './estudante-tables.ts'

/**
 * Every table with its columns: integer, text or real; a boolean is 0 or 1 in the database. A table that one
 * module alone writes is declared in its repository, which adds it.
 */
export interface Tables {
  vestibulares: Vestibulares
  provas: Provas
  provas_publicadas: ProvasPublicadas
  materias: Materias
  questoes: Questoes
  questoes_publicadas: QuestoesPublicadas
  arquivos_publicados: ArquivosPublicados
  alternativas: Alternativas
  referencias: Referencias
  questoes_referencias: QuestoesReferencias
  redacoes: Redacoes
  redacoes_referencias: RedacoesReferencias
  conteudo: Conteudo
  demonstracao: Demonstracao
  identidade: Identidade
  usuarios: Usuarios
  sessoes_encerradas: SessoesEncerradas
  tentativas_de_acesso: TentativasDeAcesso
  cotas: Cotas
  cotas_de_senhas: CotasDeSenhas
  enderecos_conhecidos: EnderecosConhecidos
  registro: Registro
  retratos: Retratos
  relatos: Relatos
  relatos_guardados: RelatosGuardados
  arquivos_sem_uso: ArquivosSemUso
  comentarios_prontos: ComentariosProntos
  rascunho_da_redacao: TabelaDoRascunhoDaRedacao
  rascunhos: Rascunhos
  mensagens: Mensagens
  avisos_por_email: AvisosPorEmail
  ajustes_de_leitura: TabelaDeLeitura
  questoes_guardadas: QuestoesGuardadas
  chaves_de_correio: ChavesDeCorreio
  importacoes: Importacoes
  importacoes_arquivos: ImportacoesArquivos
  simulados: Simulados
  simulados_questoes: SimuladosQuestoes
  recorrecoes: Recorrecoes
  tentativas: Tentativas
  dias_de_materia: DiasDeMateria
  planos: Planos
  revisoes: Revisoes
  redacoes_enviadas: RedacoesEnviadas
}

/** The names of the tables that have these columns. */
export type TablesWith<Columns> = {
  [Table in keyof Tables]: Tables[Table] extends Columns ? Table : never
}[keyof Tables]

/** The columns that hold a boolean. */
export const BOOLEAN_COLUMNS = [
  'alternativas_completas',
  'correta',
  'foi_publicada',
  'marcacao_quebrada',
  'primeira',
  'principal',
  'publicada',
  'redacao_corrigida',
  'removida',
  'resolvido',
] as const
