import type { EstadoDeCorrecao, NovoSimulado, Origem } from '@rumo/contract'
import type { MotivoDeRecorrecao, Resultado } from '@rumo/contract/rules'
import type { Generated } from 'kysely'

// What students did, and what was said of it: columns of tables.ts.

export interface Simulados {
  id: Generated<number>
  id_usuario: number
  /** Made by the device: a start that is sent twice is one. */
  chave: string
  tipo: NovoSimulado['tipo']
  id_prova: number | null
  id_materia: number | null
  iniciado_em: string
  /** Without its pauses; null: there is no limit of time. */
  termina_em: string | null
  /** When its clock was stopped and let run again, as JSON; null where it never was. */
  pausas: string | null
  /** Null while it is under way; so are the next two. */
  encerrado_em: string | null
  certas: number | null
  total: number | null
  /** Null unless it was graded again and came to something else; then what was told first. */
  recorrigido_em: string | null
  certas_antes: number | null
  total_antes: number | null
}

/** The questions of a simulado in their order, with what is marked. */
export interface SimuladosQuestoes {
  id_simulado: number
  id_questao: number
  posicao: number
  /** It need not be there any more. */
  id_alternativa: number | null
  letra: string | null
  marcada_em: string | null
  /** Null while it is under way. */
  resultado: Resultado | null
}

/** That a question of a simulado was graded again, and why. */
export interface Recorrecoes {
  id: Generated<number>
  id_simulado: number
  id_questao: number
  em: string
  antes: Resultado
  depois: Resultado
  motivo: MotivoDeRecorrecao
}

/** Answers that count. */
export interface Tentativas {
  id: Generated<number>
  id_usuario: number
  id_questao: number
  /** Made by the device: an answer that is sent twice, by whichever accounts, is one. */
  chave: string
  /** It need not be there any more. */
  id_alternativa: number
  letra: string
  origem: Origem
  id_simulado: number | null
  respondida_em: string
  /** The day of `respondida_em` in America/Sao_Paulo. */
  dia: string
  resultado: Resultado
  /** Whether it is the first answer of the account to the question. */
  primeira: Generated<boolean>
  /** How long it took, where a device measured that. */
  segundos: number | null
  /** How likely it was to be right, by what was known of the account's memory before; null where nothing was. */
  lembranca: number | null
}

/** What an account answered of a matéria (0: of none) on a day in America/Sao_Paulo. */
export interface DiasDeMateria {
  id_usuario: number
  dia: string
  id_materia: number
  certas: number
  total: number
}

/** For when an account plans. */
export interface Planos {
  id_usuario: number
  data_da_prova: string | null
  /** On how many days of a week, null: on each; and for how many minutes of a day, null: as many as it takes. */
  dias_por_semana: number | null
  minutos_por_dia: number | null
}

/** A question that comes back to an account, because it went wrong. */
export interface Revisoes {
  id_usuario: number
  id_questao: number
  ultima: string
  /** What memory holds of it since, by FSRS. */
  estabilidade: number
  dificuldade: number
  /** The day on which it comes back, planned back from the exam. */
  vence: string
}

/** Essays that were sent; a text never changes. */
export interface RedacoesEnviadas {
  id: Generated<number>
  id_usuario: number
  /** Made by the device: an essay that is sent twice is one. */
  chave: string
  /** What it is a rewriting of; null for the first text. */
  id_primeira: number | null
  reescrita: number
  id_redacao: number | null
  /** The theme as it was then. */
  titulo: string
  instrucoes: string
  texto: string
  enviada_em: string
  /** By the server's clock: what the limit counts. */
  recebida_em: string
  estado: Generated<EstadoDeCorrecao>
  /** How many are to correct it: what its prova asked for, and 3 where two differed too much. */
  corretores: Generated<number>
  /** `titulo` as searching and sorting see it. */
  busca: string
}
