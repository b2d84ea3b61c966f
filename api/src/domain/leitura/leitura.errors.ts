import { always, AppError } from '../../errors.ts'

/** A PDF cannot be read. The message is for people, the cause for the log. */
export class ReadingError extends Error {
  override name = 'ReadingError'
}

/** 422: a ReadingError as the answer to a request. */
class UnreadablePdfError extends AppError {
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

/** Waits for a reading; throws an UnreadablePdfError in place of its ReadingError. */
export async function orUnreadable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof ReadingError ? new UnreadablePdfError(error) : error
  }
}

/** 503: so many requests are queued that this one would wait too long. */
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
