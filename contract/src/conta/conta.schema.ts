import { z } from 'zod'
import { conteudo as conteudoDeCorrecao } from '../correcoes/correcoes.schema.ts'
import { id } from '../fields/id.schema.ts'
import { redacaoEnviada } from '../redacoes-enviadas/redacoes-enviadas.schema.ts'
import { comentarioPronto } from '../comentarios-prontos/comentarios-prontos.schema.ts'
import { linhaDeImportacao } from '../importacoes/importacoes.schema.ts'
import { ajustesDeLeitura } from '../leitura/leitura.schema.ts'
import { guardada } from '../questoes-guardadas/questoes-guardadas.schema.ts'
import { mudanca } from '../registro/registro.schema.ts'
import { rascunhoDaRedacao } from '../rascunho-da-redacao/rascunho-da-redacao.schema.ts'
import { rascunho } from '../rascunhos/rascunhos.schema.ts'
import { relato } from '../relatos/relatos.schema.ts'
import { RESULTADOS } from '../rules/resultado.ts'
import { pausa, recorrecao } from '../simulados/simulados.schema.ts'
import { novaTentativa } from '../tentativas/tentativas.schema.ts'
import { nome, senha, senhaAtual, usuario } from '../usuarios/usuarios.schema.ts'

export const mudancasDeConta = z.object({
  nome: nome.optional(),
  senhaAtual,
  senhaNova: senha.optional(),
})

export const confirmacaoDeConta = z.object({ senhaAtual })

export const contaAlterada = z.object({ usuario, token: z.jwt() })

/**
 * The kind of a row as it is stored. An export accepts any: while servers are updated one after another, a newer one
 * may already have stored a kind that this one does not know (docs/decisions/account.md).
 */
const especie = z.string()
const instant = z.iso.datetime()
const count = z.int().nonnegative()
const letraOrNone = z.string().nullable()
const resultado = z.enum(RESULTADOS)

const simuladoGuardado = z.object({
  id,
  tipo: especie,
  id_prova: id.nullable(),
  id_materia: id.nullable(),
  iniciado_em: instant,
  termina_em: instant.nullable(),
  /** When its clock was stopped and let run again. */
  pausas: z.array(pausa),
  /** Null while it is under way; so are the next two. */
  encerrado_em: instant.nullable(),
  certas: count.nullable(),
  total: count.nullable(),
  /** The first result; null unless it was graded again. */
  certas_antes: count.nullable(),
  total_antes: count.nullable(),
  /** In their order, each with its marked letter, null for a blank. */
  questoes: z.array(
    z.object({
      id_questao: id,
      letra: letraOrNone,
      marcada_em: instant.nullable(),
      resultado: resultado.nullable(),
    }),
  ),
  /** Every change that graded it again, the first one first; a change that was taken back counts as another one. */
  recorrecoes: z.array(recorrecao.shape.mudancas.element.extend({ motivo: especie })),
})

export const dadosDaConta = z.object({
  gerado_em: z.iso.datetime(),
  usuario: usuario.extend({ criado_em: z.iso.datetime() }),
  /** Tokens that were ended early, until they would have expired. */
  sessoes_encerradas: z.array(z.object({ expira_em: z.iso.datetime() })),
  /** From where they signed in within 90 days: the last day of each address, which is kept as a hash alone. */
  enderecos_conhecidos: z.array(z.object({ dia: z.iso.date() })),
  /** Their lines in the audit log: their own actions, and their account before and after changes. */
  registro: z.array(
    mudanca
      .pick({ em: true, id_registro: true, antes: true, depois: true })
      .extend({ acao: especie, entidade: especie }),
  ),
  /** The day they plan for, and their time to study. */
  data_da_prova: z.iso.date().nullable(),
  dias_por_semana: z.int().nullable(),
  minutos_por_dia: z.int().nullable(),
  tentativas: z.array(
    novaTentativa.omit({ id_alternativa: true }).extend({
      origem: especie,
      letra: z.string(),
      id_simulado: id.nullable(),
      /** Null while a simulado under way asks the question: nothing reveals its key until that ends. */
      resultado: resultado.nullable(),
      segundos: z.int().nullable(),
      /** The predicted chance of a right answer, from their memory then; null as long as that, too. */
      lembranca: z.number().nullable(),
    }),
  ),
  simulados: z.array(simuladoGuardado),
  /** Their reviews, and the state of their memory (docs/decisions/review.md). */
  revisoes: z.array(
    z.object({
      id_questao: id,
      ultima: z.iso.date(),
      estabilidade: z.number(),
      dificuldade: z.number(),
      vence: z.iso.date(),
    }),
  ),
  /** The essays that they sent, each with its corrections. */
  redacoes_enviadas: z.array(redacaoEnviada.omit({ reescritas: true }).extend({ estado: especie })),
  /** The corrections that they wrote, of the essays of others. */
  correcoes: z.array(
    conteudoDeCorrecao.extend({ id, id_redacao_enviada: id, entregue_em: instant.nullable() }),
  ),
  /** The exams that they began to import, or whose draft they saved last. */
  importacoes: z.array(
    linhaDeImportacao.pick({ id: true, nome: true, criada_em: true }).extend({ estado: especie }),
  ),
  /** The reports of errors that carry their e-mail. */
  relatos: z.array(
    relato.pick({ id_questao: true, texto: true, criado_em: true, resolvido: true }),
  ),
  /** Queued mails to them: a sent mail is deleted. */
  mensagens: z.array(
    z.object({
      para: z.string(),
      assunto: z.string(),
      criada_em: instant,
      enviada_em: instant.nullable(),
    }),
  ),
  /** Whether they are told by mail that an essay was corrected, and when they chose that. */
  avisos_por_email: z.array(z.object({ desde: instant, redacao_corrigida: z.boolean() })),
  /** How they want to read, once they have chosen. */
  ajustes_de_leitura: z.array(
    ajustesDeLeitura.extend({ letras: especie, espaco: especie, tema: especie }),
  ),
  /** The questions that they keep, with their notes; `removida` is one that they keep no longer, which has none. */
  questoes_guardadas: z.array(
    guardada.extend({ id_questao: id, listas: z.array(z.string()), removida: z.boolean() }),
  ),
  /** What was requested by mail in their name within the hour; `email` is the one to be confirmed. */
  pedidos_por_correio: z.array(
    z.object({ uso: especie, email: z.string().nullable(), criada_em: instant, vence_em: instant }),
  ),
  comentarios_prontos: z.array(comentarioPronto),
  /** The essay that they are writing. */
  rascunho_da_redacao: z.array(rascunhoDaRedacao.omit({ chave: true })),
  /** Their unsaved drafts in forms of the back office. */
  rascunhos: z.array(rascunho.extend({ nome: z.string(), conteudo: z.string() })),
  /** How much they sent since an instant, of what is limited. */
  cotas: z.array(
    z.object({
      acao: especie,
      desde: instant,
      quantas: count,
    }),
  ),
})

export const contaSchemas = {
  update: { body: mudancasDeConta, dados: contaAlterada },
  remove: { body: confirmacaoDeConta, dados: z.null() },
  dados: { dados: dadosDaConta },
}
