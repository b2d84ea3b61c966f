import { MAX_QUESTOES_DE_SIMULADO } from '@rumo/contract'
import { always, ConflictError, MissingRecordError } from '../../errors.ts'

/** 404: there is no such simulado, or it belongs to another account. */
export class SimuladoInexistenteError extends always(
  MissingRecordError,
  'simulado_inexistente',
  'Esse simulado não existe.',
) {}

/** 409: an ended simulado does not change. */
export class SimuladoEncerradoError extends always(
  ConflictError,
  'simulado_encerrado',
  'Este simulado já foi encerrado.',
) {}

/** 409: the device ended the simulado because it does not know of a pause; there is time left. */
export class TempoNaoAcabouError extends ConflictError {
  constructor() {
    super(
      'tempo_nao_acabou',
      'Este simulado foi pausado e ainda tem tempo. Suas respostas estão guardadas.',
    )
  }
}

/**
 * 409: a simulado of the account that is under way asks the same questions; this one is graded after that one has
 * ended.
 */
export class SimuladoEmCursoError extends always(
  ConflictError,
  'simulado_em_curso',
  'Um simulado seu em andamento tem questões deste. A correção vem quando ele for encerrado.',
) {}

/** 409: there is no question that a simulado could ask. */
export class SemQuestoesError extends always(
  ConflictError,
  'sem_questoes',
  'Não há questões para este simulado.',
) {}

/** 409: the prova has more questions than a simulado may have, and a prova is never simulated in part. */
export class ProvaGrandeDemaisError extends always(
  ConflictError,
  'prova_grande_demais',
  `Esta prova não cabe em um simulado, que tem no máximo ${MAX_QUESTOES_DE_SIMULADO} questões.`,
) {}

/** 409: another account has a simulado with this key. */
export class ChaveEmUsoError extends always(
  ConflictError,
  'chave_em_uso',
  'Este simulado foi iniciado por outra conta.',
) {}
