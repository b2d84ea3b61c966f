import { always, AppError } from '../../errors.ts'

/** A PDF that cannot be read; the message is for people, the cause for the log. */
export class ReadingError extends Error {
  override name = 'ReadingError'
}

/** 422: the same as an answer. */
export class UnreadablePdfError extends AppError {
  constructor({ message, cause }: ReadingError) {
    super(
      422,
      {
        icone: 'warning',
        titulo: 'Não foi possível ler o arquivo',
        mensagem: message,
        codigo: 'pdf_nao_lido',
      },
      {},
      { cause },
    )
  }
}

/** 503: with so long a queue this request would wait too long. */
export class QueueFullError extends always(
  AppError,
  503,
  {
    icone: 'warning',
    titulo: 'Muitas provas na fila',
    mensagem: 'O servidor já tem muitas provas para ler. Tente de novo daqui a um minuto.',
    codigo: 'fila_cheia',
  },
  { 'retry-after': '60' },
) {}
