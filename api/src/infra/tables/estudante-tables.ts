import type { EstadoDeCorrecao, NovoSimulado, Origem } from '@rumo/contract'
import type { MotivoDeRecorrecao, Resultado } from '@rumo/contract/rules'
import type { Generated } from 'kysely'

/** The columns of the tables (tables.ts) of what students did, and of what correctors said about it. */
export interface TabelasDeEstudantes {
  simulados: {
    id: Generated<number>
    id_usuario: number
    /** Made by the device, so that a start that is sent twice makes only one simulado. */
    chave: string
    tipo: NovoSimulado['tipo']
    id_prova: number | null
    id_materia: number | null
    iniciado_em: string
    /** The end without pauses; null if there is no time limit. */
    termina_em: string | null
    /** When the clock was paused and resumed, as JSON; null if it never was. */
    pausas: string | null
    /** Null, like the next two, while the simulado is under way. */
    encerrado_em: string | null
    certas: number | null
    total: number | null
    /**
     * Set if a later grading changed the result; `certas_antes` and `total_antes` are then the result that was shown
     * first.
     */
    recorrigido_em: string | null
    certas_antes: number | null
    total_antes: number | null
  }

  /** The questions of a simulado in their order, with the chosen alternatives. */
  simulados_questoes: {
    id_simulado: number
    id_questao: number
    posicao: number
    /** The alternative may have been deleted since. */
    id_alternativa: number | null
    letra: string | null
    marcada_em: string | null
    /** Null while the simulado is under way. */
    resultado: Resultado | null
  }

  /** A question of a simulado was graded again, with the reason. */
  recorrecoes: {
    id: Generated<number>
    id_simulado: number
    id_questao: number
    em: string
    antes: Resultado
    depois: Resultado
    motivo: MotivoDeRecorrecao
  }

  /** Answers that count: in each set of questions, an account's first answer to a question. */
  tentativas: {
    id: Generated<number>
    id_usuario: number
    id_questao: number
    /** Made by the device, so that an answer that is sent twice, even by two accounts, is stored only once. */
    chave: string
    /** The alternative may have been deleted since. */
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
    /** How long the answer took, in seconds; null if the device did not measure it. */
    segundos: number | null
    /**
     * The chance that the answer would be right, predicted from the account's earlier answers; null if nothing could be
     * predicted.
     */
    lembranca: number | null
  }

  /**
   * The graded answers of an account to questions of a matéria (0: of none) on a day in America/Sao_Paulo, and the right
   * ones.
   */
  dias_de_materia: {
    id_usuario: number
    dia: string
    id_materia: number
    certas: number
    total: number
  }

  /** The exam date for which an account plans. */
  planos: {
    id_usuario: number
    data_da_prova: string | null
    /** The days of a week on which the account studies, null: all; and the minutes of a day, null: as many as needed. */
    dias_por_semana: number | null
    minutos_por_dia: number | null
  }

  /** A question that comes back to an account, because the account once got it wrong. */
  revisoes: {
    id_usuario: number
    id_questao: number
    ultima: string
    /** The state of memory, by FSRS. */
    estabilidade: number
    dificuldade: number
    /** The day on which the question comes back, with the exam date taken into account. */
    vence: string
  }

  /** Essays that were sent. Their texts never change. */
  redacoes_enviadas: {
    id: Generated<number>
    id_usuario: number
    /** Made by the device, so that an essay that is sent twice is stored only once. */
    chave: string
    /** The first text, of which this one is a rewriting; null for the first text itself. */
    id_primeira: number | null
    reescrita: number
    id_redacao: number | null
    /** The theme at the time of sending. */
    titulo: string
    instrucoes: string
    texto: string
    enviada_em: string
    /** The time of arrival, by the server's clock. The limit on essays counts by it. */
    recebida_em: string
    estado: Generated<EstadoDeCorrecao>
    /**
     * The number of correctors: that of the prova at the time of sending, and 3 after two grades that differ too much.
     */
    corretores: Generated<number>
    /** `titulo` in the form in which it is searched and sorted. */
    busca: string
    /** When its student first opened the correction. */
    vista_em: string | null
  }
}
