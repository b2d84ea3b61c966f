import type { EstadoDeImportacao } from '@rumo/contract'
import type { Generated } from 'kysely'

// What is practised, and what belongs to it: columns of tables.ts.

export interface VersionedRow {
  id: Generated<number>
  /** How often it was written. */
  versao: Generated<number>
}

export interface Vestibulares extends VersionedRow {
  ano: number
  semestre: 1 | 2
}

export interface Provas extends VersionedRow {
  nome: string
  instrucoes: string | null
  url_arquivo: string | null
  id_vestibular: number | null
  data: string | null
  duracao_minutos: number | null
  publicada: Generated<boolean>
  url_gabarito: string | null
  /** How many correct each essay on its themes: 1 or 2. */
  corretores: Generated<number>
  /** `nome` as searching and sorting see it. */
  busca: string
  /** Whether its texts hold what cannot be drawn (domain/publicacao/marcacao.ts); null where it was not judged yet. */
  marcacao_quebrada: Generated<boolean | null>
}

export interface Materias extends VersionedRow {
  nome: string
  /** `nome` as searching and sorting see it. */
  busca: string
}

export interface Questoes extends VersionedRow {
  id_prova: number
  id_materia: number | null
  /** Of that matéria: who writes the one sees to the other. */
  id_assunto: number | null
  numero: number | null
  texto: string
  situacao: Generated<'normal' | 'anulada' | 'retificada'>
  explicacao: string | null
  /** Whether it ever was there for everybody, as far as its prova being published does not say so. */
  foi_publicada: Generated<boolean>
  /** Since when it is kept only for the attempts that hold it. */
  retirada_em: string | null
  /** Its text and its alternatives' as infra/lists/trigrams.ts writes them. */
  busca: string
  /** How many of its alternatives are right, as domain/questoes/derive-questao.ts counts them. */
  respostas_certas: number
  /** Whether it has two alternatives at least and none is empty. */
  alternativas_completas: boolean
  /** Whether its texts hold what cannot be drawn (domain/publicacao/marcacao.ts); null where it was not judged yet. */
  marcacao_quebrada: Generated<boolean | null>
  /** The page of its prova's PDF on which it begins, from 1 on. */
  pagina_pdf: number | null
  /** The address of the PDF that the place is of; null where it is that of the first which its prova gets. */
  arquivo_pdf: string | null
  /** Where it stands there, part by part, as domain/questoes/lugar-no-pdf.ts writes it. */
  regioes_pdf: string | null
}

/** A prova as everybody read it last; it counts while it is a draft. */
export interface ProvasPublicadas {
  id_prova: number
  nome: string
  instrucoes: string | null
}

/** A question as everybody read it last; it counts while its prova is a draft. */
export interface QuestoesPublicadas {
  id_questao: number
  /** The JSON of what domain/questoes/last-published.ts keeps. */
  questao: string
}

/** A file that such a question shows. */
export interface ArquivosPublicados {
  nome: string
  id_questao: number
}

export interface Alternativas {
  id: Generated<number>
  id_questao: number
  nome: string
  texto: string
  correta: boolean
  comentario: string | null
  url_imagem: string | null
  descricao: string | null
  largura: number | null
  altura: number | null
  ordem: number
}

export interface Referencias extends VersionedRow {
  titulo: string | null
  legenda: string | null
  texto: string | null
  url_imagem: string | null
  descricao: string | null
  largura: number | null
  altura: number | null
  /** Where it was found, and when. */
  informacao_acesso: string | null
  /** Its texts as infra/lists/trigrams.ts writes them. */
  busca: string
  /** Whether its texts hold what cannot be drawn (domain/publicacao/marcacao.ts); null where it was not judged yet. */
  marcacao_quebrada: Generated<boolean | null>
}

export interface QuestoesReferencias {
  id_questao: number
  id_referencia: number
  ordem: number
}

export interface Redacoes extends VersionedRow {
  id_prova: number
  /** The text of the theme. */
  instrucoes: string
  /** The same as searching and sorting see it. */
  busca: string
  /** Whether its texts hold what cannot be drawn (domain/publicacao/marcacao.ts); null where it was not judged yet. */
  marcacao_quebrada: Generated<boolean | null>
}

export interface RedacoesReferencias {
  id_redacao: number
  id_referencia: number
  ordem: number
}

/** One row: a number that grows with every change of what is published. */
export interface Conteudo {
  id: 1
  versao: number
}

/** One row: the name of this database, a UUID that its first start gave it and its copies keep. */
export interface Identidade {
  id: 1
  chave: string
}

/** What exam files ever loaded, the demonstration data's too, by its stable key, and what it became. */
export interface Demonstracao {
  chave: string
  id_registro: number
}

export interface Relatos {
  id: Generated<number>
  id_questao: number
  texto: string
  /** For an answer; null where none is wanted, and once the account of that e-mail is gone. */
  email: string | null
  criado_em: string
  resolvido: Generated<boolean>
}

/** Reports that went with their question, for as long as that can be brought back. */
export interface RelatosGuardados extends Omit<Relatos, 'id' | 'resolvido'> {
  id: number
  resolvido: boolean
  /** The line of the log that says that it went. */
  id_linha: number
}

/** Files of the storage that no record names, and since when that was seen. */
export interface ArquivosSemUso {
  chave: string
  desde: string
}

/** Exams on their way from a PDF into the bank. */
export interface Importacoes {
  id: Generated<number>
  nome: string
  estado: EstadoDeImportacao
  /** Who began it; null once that account is gone. */
  id_autor: number | null
  /** Who saved its draft last; null also where it was never saved, or that account is gone. */
  id_salva_por: number | null
  criada_em: string
  atualizada_em: string
  url_arquivo: string
  /** SHA-256 of the file at `url_arquivo`, in hexadecimal. */
  hash_arquivo: string
  url_gabarito: string | null
  /** The key as it was typed. */
  gabarito: string | null
  etapa: 'paginas' | 'recortes' | null
  feitas: Generated<number>
  total: Generated<number>
  /** Why nothing came of it, for people. */
  mensagem: string | null
  /** Counted in `rascunho` when that is written. */
  questoes: Generated<number>
  temas: Generated<number>
  aprovadas: Generated<number>
  com_duvida: Generated<number>
  /** JSON: a CadernoDeExame. */
  rascunho: string | null
  /** JSON: the pages as pictures, as the call `one` gives them. */
  paginas: string | null
  id_prova: number | null
  versao: Generated<number>
  /** The server that reads it, and until when no other takes it over. */
  servidor: string | null
  reservada_ate: string | null
  /** How often a server began to read it. */
  leituras: Generated<number>
}

/** What an import names: each file by its name (infra/files/file-name.ts). */
export interface ImportacoesArquivos {
  id_importacao: number
  nome: string
}
