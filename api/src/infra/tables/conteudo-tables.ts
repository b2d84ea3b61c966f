import type { EstadoDeImportacao } from '@rumo/contract'
import type { Generated } from 'kysely'

export interface VersionedRow {
  id: Generated<number>
  /** The number of writes of the row. */
  versao: Generated<number>
}

/** The columns of the tables (tables.ts) of the content: what students practise, and what belongs to it. */
export interface TabelasDoConteudo {
  vestibulares: VersionedRow & {
    ano: number
    semestre: 1 | 2
  }

  provas: VersionedRow & {
    nome: string
    instrucoes: string | null
    url_arquivo: string | null
    id_vestibular: number | null
    data: string | null
    duracao_minutos: number | null
    publicada: Generated<boolean>
    url_gabarito: string | null
    /** The number of correctors of each essay on the prova's themes: 1 or 2. */
    corretores: Generated<number>
    /** `nome` in the form in which it is searched and sorted. */
    busca: string
    /** Whether any of its texts cannot be drawn (domain/publicacao/marcacao.ts); null if not judged yet. */
    marcacao_quebrada: Generated<boolean | null>
  }

  materias: VersionedRow & {
    nome: string
    /** `nome` in the form in which it is searched and sorted. */
    busca: string
  }

  questoes: VersionedRow & {
    id_prova: number
    id_materia: number | null
    /** A topic of the question's matéria. The database does not check that; the code that writes either column does. */
    id_assunto: number | null
    numero: number | null
    texto: string
    situacao: Generated<'normal' | 'anulada' | 'retificada'>
    explicacao: string | null
    /**
     * Whether the question was ever public. It is set when its prova is hidden, so it may be false while that is public.
     */
    foi_publicada: Generated<boolean>
    /** When the question was retired. It is then kept only for the answers that students gave. */
    retirada_em: string | null
    /** The search text of the question and its alternatives (infra/lists/trigrams.ts). */
    busca: string
    /** The number of right alternatives (domain/questoes/derive-questao.ts). */
    respostas_certas: number
    /** Whether it has at least two alternatives and none is empty. */
    alternativas_completas: boolean
    /** Whether any of its texts cannot be drawn (domain/publicacao/marcacao.ts); null if not judged yet. */
    marcacao_quebrada: Generated<boolean | null>
    /** The page of the PDF on which the question begins, from 1 on. */
    pagina_pdf: number | null
    /** The address of the PDF to which the place belongs; null if it will be the first PDF that the prova gets. */
    arquivo_pdf: string | null
    /** The regions of the question in the PDF, as JSON (domain/questoes/lugar-no-pdf.ts). */
    regioes_pdf: string | null
  }

  /** The last public version of a prova; it is used while the prova is a draft. */
  provas_publicadas: {
    id_prova: number
    nome: string
    instrucoes: string | null
  }

  /** The last public version of a question; it is used while its prova is a draft. */
  questoes_publicadas: {
    id_questao: number
    /** JSON: the question as domain/questoes/last-published.ts keeps it. */
    questao: string
  }

  /** A file that the last public version of a question shows. */
  arquivos_publicados: {
    nome: string
    id_questao: number
  }

  alternativas: {
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

  referencias: VersionedRow & {
    titulo: string | null
    legenda: string | null
    texto: string | null
    url_imagem: string | null
    descricao: string | null
    largura: number | null
    altura: number | null
    /** Where and when the reference was found. */
    informacao_acesso: string | null
    /** The search text (infra/lists/trigrams.ts). */
    busca: string
    /** Whether any of its texts cannot be drawn (domain/publicacao/marcacao.ts); null if not judged yet. */
    marcacao_quebrada: Generated<boolean | null>
  }

  questoes_referencias: {
    id_questao: number
    id_referencia: number
    ordem: number
  }

  redacoes: VersionedRow & {
    id_prova: number
    /** The text of the theme. */
    instrucoes: string
    /** `instrucoes` in the form in which it is searched and sorted. */
    busca: string
    /** Whether its text cannot be drawn (domain/publicacao/marcacao.ts); null if not judged yet. */
    marcacao_quebrada: Generated<boolean | null>
  }

  redacoes_referencias: {
    id_redacao: number
    id_referencia: number
    ordem: number
  }

  /** A single row with a number that grows with every change of the published content. */
  conteudo: {
    id: 1
    versao: number
  }

  /** A single row with the name of the database: a UUID that migration 011 made, and that copies of the database keep. */
  identidade: {
    id: 1
    chave: string
  }

  /** All records that exam files, also those of the demonstration, ever loaded: the stable key of each, and its id. */
  demonstracao: {
    chave: string
    id_registro: number
  }

  relatos: {
    id: Generated<number>
    id_questao: number
    texto: string
    /** The e-mail for a reply; null if no reply is wanted, and after the account with this e-mail is deleted. */
    email: string | null
    criado_em: string
    resolvido: Generated<boolean>
  }

  /** Reports that were deleted with their question, for as long as the question can be restored. */
  relatos_guardados: Omit<TabelasDoConteudo['relatos'], 'id' | 'resolvido'> & {
    id: number
    resolvido: boolean
    /** The line of the log on the deletion of the question. */
    id_linha: number
  }

  /** Stored files to which no record refers, and since when. */
  arquivos_sem_uso: {
    chave: string
    desde: string
  }

  /** Imports of exams from PDFs. */
  importacoes: {
    id: Generated<number>
    nome: string
    estado: EstadoDeImportacao
    /** The account that began the import; null after that account is deleted. */
    id_autor: number | null
    /** The account that last saved the draft; null if it was never saved, and after that account is deleted. */
    id_salva_por: number | null
    criada_em: string
    atualizada_em: string
    url_arquivo: string
    /** SHA-256 of the file at `url_arquivo`, in hexadecimal. */
    hash_arquivo: string
    url_gabarito: string | null
    /** The answer key, as a user typed it. */
    gabarito: string | null
    etapa: 'paginas' | 'recortes' | null
    feitas: Generated<number>
    total: Generated<number>
    /** Why the PDF could not be read, for people. */
    mensagem: string | null
    /** The numbers of questions, themes and approved ones, counted whenever `rascunho` is written. */
    questoes: Generated<number>
    temas: Generated<number>
    aprovadas: Generated<number>
    com_duvida: Generated<number>
    /** JSON: a CadernoDeExame. */
    rascunho: string | null
    /** JSON: the images of the pages, as the call `one` returns them. */
    paginas: string | null
    id_prova: number | null
    versao: Generated<number>
    /** The server that reads the PDF, and until when no other server may take the reading over. */
    servidor: string | null
    reservada_ate: string | null
    /** How often a server began to read the PDF. */
    leituras: Generated<number>
  }

  /** The files to which an import refers, each by its name (infra/files/file-name.ts). */
  importacoes_arquivos: {
    id_importacao: number
    nome: string
  }
}
