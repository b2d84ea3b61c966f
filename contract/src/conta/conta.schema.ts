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
 * A kind or state as it is stored in a row. The export accepts any text: while servers are updated one after another, a
 * newer server may already have stored a kind that this one does not know (docs/decisions/account.md).
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
  /** The periods during which the clock of the simulado was stopped. */
  pausas: z.array(pausa),
  /** Null while the simulado is under way, as are `certas` and `total`. */
  encerrado_em: instant.nullable(),
  certas: count.nullable(),
  total: count.nullable(),
  /** The first result, before the simulado was graded again; null where it was not graded again. */
  certas_antes: count.nullable(),
  total_antes: count.nullable(),
  /**
   * The questions in the order of the simulado. `letra` is the marked letter, null where the question was left blank.
   */
  questoes: z.array(
    z.object({
      id_questao: id,
      letra: letraOrNone,
      marcada_em: instant.nullable(),
      resultado: resultado.nullable(),
    }),
  ),
  /** Every change for which the simulado was graded again, the oldest first. Taking back a change is another entry. */
  recorrecoes: z.array(recorrecao.shape.mudancas.element.extend({ motivo: especie })),
})

export const dadosDaConta = z.object({
  gerado_em: z.iso.datetime(),
  usuario: usuario.extend({ criado_em: z.iso.datetime() }),
  /** Tokens that were revoked before they expired. The server keeps each until its expiry. */
  sessoes_encerradas: z.array(z.object({ expira_em: z.iso.datetime() })),
  /**
   * The addresses from which the account signed in within the last 90 days, each with the last day. The server stores
   * only a hash of the address, so the export has the day alone.
   */
  enderecos_conhecidos: z.array(z.object({ dia: z.iso.date() })),
  /**
   * The entries of the audit log on this person: their own actions, and the changes to their account, with the values
   * before and after.
   */
  registro: z.array(
    mudanca
      .pick({ em: true, id_registro: true, antes: true, depois: true })
      .extend({ acao: especie, entidade: especie }),
  ),
  /** The exam day that the student plans for; the next two fields are the time that they have to study. */
  data_da_prova: z.iso.date().nullable(),
  dias_por_semana: z.int().nullable(),
  minutos_por_dia: z.int().nullable(),
  tentativas: z.array(
    novaTentativa.omit({ id_alternativa: true }).extend({
      origem: especie,
      letra: z.string(),
      id_simulado: id.nullable(),
      /**
       * Null while the question is part of a simulado under way: before its end, nothing may reveal the right answer.
       */
      resultado: resultado.nullable(),
      segundos: z.int().nullable(),
      /**
       * The chance of a right answer, predicted from the student's memory at that time. Null in the same case as
       * `resultado`.
       */
      lembranca: z.number().nullable(),
    }),
  ),
  simulados: z.array(simuladoGuardado),
  /** The student's reviews and the state of their memory for each question (docs/decisions/review.md). */
  revisoes: z.array(
    z.object({
      id_questao: id,
      ultima: z.iso.date(),
      estabilidade: z.number(),
      dificuldade: z.number(),
      vence: z.iso.date(),
    }),
  ),
  /** The essays that the student sent, each with its corrections. */
  redacoes_enviadas: z.array(redacaoEnviada.omit({ reescritas: true }).extend({ estado: especie })),
  /** The corrections that this person wrote, for essays of other students. */
  correcoes: z.array(
    conteudoDeCorrecao.extend({ id, id_redacao_enviada: id, entregue_em: instant.nullable() }),
  ),
  /** The exam imports that this person began, or whose draft they were the last to save. */
  importacoes: z.array(
    linhaDeImportacao.pick({ id: true, nome: true, criada_em: true }).extend({ estado: especie }),
  ),
  /** The reports of errors that carry the account's e-mail. */
  relatos: z.array(
    relato.pick({ id_questao: true, texto: true, criado_em: true, resolvido: true }),
  ),
  /** Mails to this person that wait to be sent: a mail is deleted once it is sent. */
  mensagens: z.array(
    z.object({
      para: z.string(),
      assunto: z.string(),
      criada_em: instant,
      enviada_em: instant.nullable(),
    }),
  ),
  /** Whether the student is notified by mail when an essay has been corrected, and when they chose that. */
  avisos_por_email: z.array(z.object({ desde: instant, redacao_corrigida: z.boolean() })),
  /** The student's reading settings; an empty list until they choose some. */
  ajustes_de_leitura: z.array(
    ajustesDeLeitura.extend({ letras: especie, espaco: especie, tema: especie }),
  ),
  /**
   * The questions that the student saved, with their notes. `removida` marks a question that is no longer saved; its
   * notes are deleted.
   */
  questoes_guardadas: z.array(
    guardada.extend({ id_questao: id, listas: z.array(z.string()), removida: z.boolean() }),
  ),
  /**
   * Links requested by mail for this account within the last hour. `email` is the new address that has to be confirmed.
   */
  pedidos_por_correio: z.array(
    z.object({ uso: especie, email: z.string().nullable(), criada_em: instant, vence_em: instant }),
  ),
  comentarios_prontos: z.array(comentarioPronto),
  rascunho_da_redacao: z.array(rascunhoDaRedacao.omit({ chave: true })),
  /** Unsaved drafts of forms in the back office. */
  rascunhos: z.array(rascunho.extend({ nome: z.string(), conteudo: z.string() })),
  /** How often the account has used each limited action since the instant `desde`. */
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
