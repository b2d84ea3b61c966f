import { MAX_QUESTOES_DE_SIMULADO } from '@rumo/contract'
import { always, ConflictError, MissingRecordError } from '../../errors.ts'

/** 404: there is no such simulado, or it is another's. */
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

/** 409: a device took its time for over that does not know of a pause. */
export class TempoNaoAcabouError extends ConflictError {
  constructor() {
    super(
      'tempo_nao_acabou',
      'Este simulado foi pausado e ainda tem tempo. Suas respostas estão guardadas.',
    )
  }
}

/** 409: a simulado under way also asks this; it is graded when that one ends. */
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

/** 409: a prova is simulated whole, or not at all. */
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
