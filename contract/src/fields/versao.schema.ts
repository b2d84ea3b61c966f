import { z } from 'zod'
import { GREATEST_ID } from './greatest-id.ts'

/**
 * How often a record was written. A client that sends back the one that it read gets a 409
 * `versao_antiga` when the record was written since; without it the last one to write wins.
 */
export const versao = z.int().positive().max(GREATEST_ID)
