import type * as conta from './conta-tables.ts'
import type * as conteudo from './conteudo-tables.ts'
import type * as estudante from './estudante-tables.ts'

/**
 * All tables with their columns, which are integer, text or real; a boolean is 0 or 1 in the database. A table that
 * only one module writes is declared in the repository of that module, which adds it to this interface.
 */
export interface Tables {
  vestibulares: conteudo.Vestibulares
  provas: conteudo.Provas
  provas_publicadas: conteudo.ProvasPublicadas
  materias: conteudo.Materias
  questoes: conteudo.Questoes
  questoes_publicadas: conteudo.QuestoesPublicadas
  arquivos_publicados: conteudo.ArquivosPublicados
  alternativas: conteudo.Alternativas
  referencias: conteudo.Referencias
  questoes_referencias: conteudo.QuestoesReferencias
  redacoes: conteudo.Redacoes
  redacoes_referencias: conteudo.RedacoesReferencias
  conteudo: conteudo.Conteudo
  demonstracao: conteudo.Demonstracao
  identidade: conteudo.Identidade
  usuarios: conta.Usuarios
  sessoes_encerradas: conta.SessoesEncerradas
  tentativas_de_acesso: conta.TentativasDeAcesso
  cotas: conta.Cotas
  cotas_de_senhas: conta.CotasDeSenhas
  enderecos_conhecidos: conta.EnderecosConhecidos
  registro: conta.Registro
  retratos: conta.Retratos
  relatos: conteudo.Relatos
  relatos_guardados: conteudo.RelatosGuardados
  arquivos_sem_uso: conteudo.ArquivosSemUso
  comentarios_prontos: conta.ComentariosProntos
  rascunho_da_redacao: conta.TabelaDoRascunhoDaRedacao
  rascunhos: conta.Rascunhos
  mensagens: conta.Mensagens
  avisos_por_email: conta.AvisosPorEmail
  ajustes_de_leitura: conta.TabelaDeLeitura
  questoes_guardadas: conta.QuestoesGuardadas
  chaves_de_correio: conta.ChavesDeCorreio
  importacoes: conteudo.Importacoes
  importacoes_arquivos: conteudo.ImportacoesArquivos
  simulados: estudante.Simulados
  simulados_questoes: estudante.SimuladosQuestoes
  recorrecoes: estudante.Recorrecoes
  tentativas: estudante.Tentativas
  dias_de_materia: estudante.DiasDeMateria
  planos: estudante.Planos
  revisoes: estudante.Revisoes
  redacoes_enviadas: estudante.RedacoesEnviadas
}

/** The names of the tables that have at least these columns. */
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
