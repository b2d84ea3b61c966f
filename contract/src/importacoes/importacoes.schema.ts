import { z } from 'zod'
import { byId, id } from '../fields/id.schema.ts'
import { ESTADOS_DE_IMPORTACAO } from './importacoes.values.ts'
import { regiao } from '../questoes/regiao.schema.ts'
import { dayOrNone, nome as nomeEscrito } from '../fields/text.schema.ts'
import { versao } from '../fields/versao.schema.ts'
import { vestibular } from '../vestibulares/vestibulares.schema.ts'

const MAX = { nome: 200, nota: 2000, texto: 20_000, itens: 500, gabarito: 20_000 }

const nome = z.string().max(MAX.nome)
const nota = z.string().max(MAX.nota)
const texto = z.string().max(MAX.texto)
/** The number as the extraction read it, which may be wrong; a reviewer corrects it. */
const numero = z.int().positive().max(9999)

const regioes = z.array(regiao).max(MAX.itens)

/** A doubt that the extraction reports. A reviewer who has checked the doubts approves the question. */
const problema = z.object({ codigo: nome, mensagem: nota })

/** A picture: the address of its file, and its size in CSS px. */
const imagem = {
  imagem: nome.optional(),
  descricao: nota.optional(),
  largura: z.int().positive().optional(),
  altura: z.int().positive().optional(),
}

const alternativa = z.object({
  nome: z.string().regex(/^[A-Z]$/),
  texto: texto.optional(),
  ...imagem,
  correta: z.boolean().optional(),
  comentario: texto.optional(),
})

/** A question of a draft may be incomplete: only `finish` requires the rest. */
const questao = z.object({
  numero,
  materia: nome.optional(),
  assunto: nome.optional(),
  texto,
  referencias: z.array(nome).max(MAX.itens),
  alternativas: z.array(alternativa).max(26),
  anulada: z.boolean().optional(),
  retificada: z.boolean().optional(),
  explicacao: texto.optional(),
  pagina: z.int().positive().optional(),
  regiao: regiao.optional(),
  continua: regioes.optional(),
  confianca: z.number().min(0).max(1).optional(),
  problemas: z.array(problema).max(MAX.itens),
  aprovada: z.boolean(),
})

const apoio = z.object({
  titulo: nota.optional(),
  texto: texto.optional(),
  legenda: nota.optional(),
  informacao_acesso: nota.optional(),
  ...imagem,
})

const referencia = apoio.extend({
  /** The name by which questions of the same draft refer to it. */
  id: nome,
  regioes: regioes.optional(),
})

const tema = z.object({
  tema: texto,
  textos: z.array(apoio).max(MAX.itens),
  instrucoes: texto.optional(),
  regioes: regioes.optional(),
  problemas: z.array(problema).max(MAX.itens),
  aprovada: z.boolean(),
})

/**
 * How an action changed a list: the items that it removed, each with its earlier position, and the items that it added.
 */
const trocaDe = <Item extends z.ZodType>(item: Item) =>
  z.object({
    saiu: z.array(z.object({ indice: z.int().nonnegative(), item })).max(MAX.itens),
    entrou: z.array(item).max(MAX.itens),
  })

/**
 * The last time that questions of the draft were joined, split, renumbered or removed, with everything that is needed
 * to undo that action.
 */
const ultimoAto = z.object({
  /** The label of the button that undoes the action. */
  desfazer: nome,
  questoes: trocaDe(questao),
  redacoes: trocaDe(tema),
  /** The references that the action removed because no question used them any more. */
  referencias: trocaDe(referencia).shape.saiu,
  numeros_ausentes: z.object({
    saiu: z.array(numero).max(MAX.itens),
    entrou: z.array(numero).max(MAX.itens),
  }),
})

export const cadernoDeExame = z.object({
  /** Year and semester of the vestibular that an exam file names. The database may not have such a vestibular. */
  vestibular: vestibular.pick({ ano: true, semestre: true }).optional(),
  /** The prova as an exam file describes it. */
  prova: z
    .object({
      nome: nome.optional(),
      data: z.iso.date().optional(),
      duracao_minutos: z.int().positive().optional(),
      instrucoes: texto.optional(),
    })
    .optional(),
  /** Number of pages of the PDF; 0 for an exam file that came without a PDF. */
  paginas: z.int().nonnegative(),
  numeros_ausentes: z.array(numero).max(MAX.itens),
  referencias: z.array(referencia).max(MAX.itens),
  questoes: z.array(questao).max(MAX.itens),
  redacoes: z.array(tema).max(MAX.itens),
  ultimo_ato: ultimoAto.optional(),
})

export const novaImportacao = z.object({
  nome: nomeEscrito,
  /** A booklet's PDF, or an exam file with its images (`.zip`), or an exam file alone (`.json`). */
  url_arquivo: nome,
  url_gabarito: nome.exactOptional(),
  /** The answer key as it was typed or pasted: '1 D 2 C 3 ANULADA'. */
  gabarito: z.string().max(MAX.gabarito).exactOptional(),
})

/** An answer key that is added while the draft is in review, as a PDF or as typed text. */
export const gabaritoTardio = z.object({
  versao,
  url_gabarito: nome.exactOptional(),
  gabarito: z.string().max(MAX.gabarito).exactOptional(),
})

export const linhaDeImportacao = z.object({
  id,
  nome: z.string(),
  estado: z.enum(ESTADOS_DE_IMPORTACAO),
  /** The person who began the import; null where the account has been deleted. */
  autor: z.string().nullable(),
  criada_em: z.iso.datetime(),
  atualizada_em: z.iso.datetime(),
  /** While the file is read: the current step. `feitas` of `total` pages or pictures are done. */
  etapa: z.enum(['paginas', 'recortes']).nullable(),
  feitas: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /** Why the file was refused, as a message for people. */
  mensagem: z.string().nullable(),
  questoes: z.int().nonnegative(),
  temas: z.int().nonnegative(),
  /** Number of questions and themes that are approved and complete. */
  aprovadas: z.int().nonnegative(),
  /** Number of questions and themes that are incomplete, or that have doubts and are not approved. */
  com_duvida: z.int().nonnegative(),
  id_prova: id.nullable(),
  /** Whether the prova that the import created is published; null where there is no such prova. */
  publicada: z.boolean().nullable(),
  versao,
})

export const importacaoIniciada = linhaDeImportacao.extend({
  iguais: z.array(linhaDeImportacao),
})

export const importacao = linhaDeImportacao.extend({
  /** The person who last saved the draft; null where it was never saved, or where the account has been deleted. */
  salva_por: z.object({ id, nome: z.string() }).nullable(),
  url_arquivo: z.string(),
  url_gabarito: z.string().nullable(),
  /** Pictures of the pages, page 1 first; `largura` and `altura` are in PDF points. */
  paginas: z.array(z.object({ url_imagem: z.string(), largura: z.number(), altura: z.number() })),
  rascunho: cadernoDeExame.nullable(),
})

export const rascunhoSalvo = z.object({ versao, rascunho: cadernoDeExame })

export const trechoPedido = z.object({ regiao, como: z.enum(['texto', 'questao', 'figura']) })

export const trecho = z.object({
  /** The text with markup, as the extraction writes it; empty where the region holds no text. */
  texto: z.string().optional(),
  /** The alternatives of a question. An alternative that is a picture has no `texto`. */
  alternativas: z.array(z.object({ nome: z.string(), texto: z.string().optional() })).optional(),
  imagem: z.string().optional(),
  largura: z.int().positive().optional(),
  altura: z.int().positive().optional(),
})

export const novaProvaImportada = z.object({
  versao,
  nome: nomeEscrito,
  id_vestibular: id.nullable(),
  data: dayOrNone.exactOptional(),
  duracao_minutos: z.int().positive().max(1440).nullable().exactOptional(),
})

export const provaImportada = z.object({
  id_prova: id,
  questoes: z.int().nonnegative(),
  referencias: z.int().nonnegative(),
  redacoes: z.int().nonnegative(),
  /** The names of the matérias that the import created. */
  materias: z.array(z.string()),
})

export const importacoesSchemas = {
  begin: { body: novaImportacao, dados: importacaoIniciada },
  list: { dados: z.array(linhaDeImportacao) },
  one: { params: byId, dados: importacao },
  progress: { params: byId, dados: linhaDeImportacao },
  cancel: { params: byId, body: undefined, dados: linhaDeImportacao },
  save: { params: byId, body: rascunhoSalvo, dados: linhaDeImportacao },
  read: { params: byId, body: trechoPedido, dados: trecho },
  addKey: { params: byId, body: gabaritoTardio, dados: linhaDeImportacao },
  finish: { params: byId, body: novaProvaImportada, dados: provaImportada },
  undo: { params: byId, dados: linhaDeImportacao },
  remove: { params: byId, dados: z.null() },
}
