import { ConflictError, MissingRecordError } from '../../errors.ts'

/** 404: no import has this id. */
export class MissingImportacaoError extends MissingRecordError {
  constructor() {
    super('importacao_inexistente', 'Essa importação não existe.')
  }
}

/** 409: it is neither waiting nor being read, so there is nothing to end. */
export class ReadAlreadyError extends ConflictError {
  constructor() {
    super('leitura_terminada', 'A leitura desta prova já terminou.')
  }
}

/** 409: its draft is not there yet, or has become a prova. */
export class NotInReviewError extends ConflictError {
  constructor() {
    super('fora_de_revisao', 'Esta importação não está em revisão.')
  }
}
