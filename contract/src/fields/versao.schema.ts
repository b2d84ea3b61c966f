import { z } from 'zod'
import { GREATEST_ID } from './id.ts'

/**
 * How often a record was written. A client that sends back the version it read is answered with 409 `versao_antiga`
 * where the record was changed since. Without a version, the last write wins.
 */
export const versao = z.int().positive().max(GREATEST_ID)
