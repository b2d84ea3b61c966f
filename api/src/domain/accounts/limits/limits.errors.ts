import { byCount } from '@rumo/contract/plural'
import { AppError } from '../../../errors.ts'

const MINUTE_S = 60
const LONGEST_IN_MINUTES_S = 90 * MINUTE_S
const HOUR_S = 60 * MINUTE_S

/** 429: too many attempts. The next one is accepted after `retryAfterS` seconds. */
export class TooManyAttemptsError extends AppError {
  constructor(retryAfterS: number) {
    super(
      429,
      {
        icone: 'warning',
        titulo: 'Muitas tentativas',
        mensagem: `Espere ${spoken(retryAfterS)} e tente de novo.`,
        codigo: 'muitas_tentativas',
      },
      { 'retry-after': String(retryAfterS) },
    )
  }
}

/** A wait in words, rounded up: in seconds, in up to 90 minutes, or in hours. */
function spoken(seconds: number): string {
  const [unit, length] =
    seconds < MINUTE_S
      ? ['segundo', 1]
      : seconds <= LONGEST_IN_MINUTES_S
        ? ['minuto', MINUTE_S]
        : ['hora', HOUR_S]
  const count = Math.ceil(seconds / length)
  return `${count} ${byCount(count, unit, `${unit}s`)}`
}

/** 503: too many callers wait. There is room again after about `retryAfterS` seconds. */
export class BusyError extends AppError {
  constructor(retryAfterS: number) {
    super(
      503,
      {
        icone: 'warning',
        titulo: 'Servidor ocupado',
        mensagem: 'Muita gente está entrando agora. Tente de novo em instantes.',
        codigo: 'ocupado',
      },
      { 'retry-after': String(retryAfterS) },
    )
  }
}
