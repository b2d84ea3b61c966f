import { MAX_QUESTOES_DE_SIMULADO } from '@rumo/contract'
import { ConflictError, MissingRecordError } from '../../errors.ts'

/** 404: there is no such simulado, or it is another's. */
export class SimuladoInexistenteError extends MissingRecordError {
  constructor() {
    super('simulado_inexistente', 'Esse simulado não existe.')
  }
}

/** 409: an ended simulado does not change. */
export class SimuladoEncerradoError extends ConflictError {
  constructor() {
    super('simulado_encerrado', 'Este simulado já foi encerrado.')
  }
}

/** 409: a simulado under way also asks this; it is graded when that one ends. */
export class SimuladoEmCursoError extends ConflictError {
  constructor() {
    super(
      'simulado_em_curso',
      'Um simulado seu em andamento tem questões deste. A correção vem quando ele for encerrado.',
    )
  }
}

/** 409: there is no question that a simulado could ask. */
export class SemQuestoesError extends ConflictError {
  constructor() {
    super('sem_questoes', 'Não há questões para este simulado.')
  }
}

/** 409: a prova is simulated whole, or not at all. */
export class ProvaGrandeDemaisError extends ConflictError {
  constructor() {
    super(
      'prova_grande_demais',
      `Esta prova não cabe em um simulado, que tem no máximo ${MAX_QUESTOES_DE_SIMULADO} questões.`,
    )
  }
}

/** 409: another account has a simulado with this key. */
export class ChaveEmUsoError extends ConflictError {
  constructor() {
    super('chave_em_uso', 'Este simulado foi iniciado por outra conta.')
  }
}
