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
/** As it was read, right or wrong; a person corrects it. */
const numero = z.int().positive().max(9999)

const regioes = z.array(regiao).max(MAX.itens)

/** The doubts of the extraction; a person who has checked them approves the question. */
const problema = z.object({ codigo: nome, mensagem: nota })

/** A picture by the address of its file, with its size in CSS px. */
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

/** A draft may be incomplete: `finish` asks for the rest. */
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
  /** A reviewer found it right. */
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

/** The items that an act removed, each with its earlier position, and those that it added. */
const trocaDe = <Item extends z.ZodType>(item: Item) =>
  z.object({
    saiu: z.array(z.object({ indice: z.int().nonnegative(), item })).max(MAX.itens),
    entrou: z.array(item).max(MAX.itens),
  })

/** The last joining, splitting, renumbering or removal in a draft, with all that is needed to undo it. */
const ultimoAto = z.object({
  /** The words of the button that undoes it. */
  desfazer: nome,
  questoes: trocaDe(questao),
  redacoes: trocaDe(tema),
  /** Texts that no question named any more. */
  referencias: trocaDe(referencia).shape.saiu,
  numeros_ausentes: z.object({
    saiu: z.array(numero).max(MAX.itens),
    entrou: z.array(numero).max(MAX.itens),
  }),
})

export const cadernoDeExame = z.object({
  /** Year and semester of the vestibular that an exam file names; it need not be in the bank. */
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
  /** Pages of the PDF, 0 for an exam file that came without one. */
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
  /** The key as it was typed or pasted: '1 D 2 C 3 ANULADA'. */
  gabarito: z.string().max(MAX.gabarito).exactOptional(),
})

/** A key that comes while the draft is reviewed, as a PDF or as it was typed. */
export const gabaritoTardio = z.object({
  versao,
  url_gabarito: nome.exactOptional(),
  gabarito: z.string().max(MAX.gabarito).exactOptional(),
})

export const linhaDeImportacao = z.object({
  id,
  nome: z.string(),
  estado: z.enum(ESTADOS_DE_IMPORTACAO),
  /** Who began it; null where the account is gone. */
  autor: z.string().nullable(),
  criada_em: z.iso.datetime(),
  atualizada_em: z.iso.datetime(),
  /** While it is read: how many of `total` pages, then pictures, are done. */
  etapa: z.enum(['paginas', 'recortes']).nullable(),
  feitas: z.int().nonnegative(),
  total: z.int().nonnegative(),
  /** Why it was refused, for people. */
  mensagem: z.string().nullable(),
  questoes: z.int().nonnegative(),
  temas: z.int().nonnegative(),
  /** Questions and themes that are approved and lack nothing. */
  aprovadas: z.int().nonnegative(),
  /** Questions and themes that lack something, or are doubtful and not approved. */
  com_duvida: z.int().nonnegative(),
  id_prova: id.nullable(),
  /** Whether everybody sees the prova that it has become; null where there is none. */
  publicada: z.boolean().nullable(),
  versao,
})

export const importacaoIniciada = linhaDeImportacao.extend({
  iguais: z.array(linhaDeImportacao),
})

export const importacao = linhaDeImportacao.extend({
  /** Who saved its draft last; null where it was never saved, or the account is gone. */
  salva_por: z.object({ id, nome: z.string() }).nullable(),
  url_arquivo: z.string(),
  url_gabarito: z.string().nullable(),
  /** Addresses of its pages as pictures, page 1 first; each is `largura` by `altura` points. */
  paginas: z.array(z.object({ url_imagem: z.string(), largura: z.number(), altura: z.number() })),
  rascunho: cadernoDeExame.nullable(),
})

export const rascunhoSalvo = z.object({ versao, rascunho: cadernoDeExame })

export const trechoPedido = z.object({ regiao, como: z.enum(['texto', 'questao', 'figura']) })

export const trecho = z.object({
  /** With markup, as the extraction writes it; empty where the part holds no text. */
  texto: z.string().optional(),
  /** Of a question; without a text where one is a picture. */
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
  /** Matérias that were not there. */
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
