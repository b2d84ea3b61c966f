import { AppError, ConflictError, MissingRecordError } from '../../errors.ts'

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

/** 503: so many wait that this one would wait for too long. */
export class QueueFullError extends AppError {
  constructor() {
    super(
      503,
      {
        icone: 'warning',
        titulo: 'Muitas provas na fila',
        mensagem: 'O servidor já tem muitas provas para ler. Tente de novo daqui a um minuto.',
        codigo: 'fila_cheia',
      },
      { 'retry-after': '60' },
    )
  }
}
