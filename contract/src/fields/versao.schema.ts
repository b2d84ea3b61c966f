import { z } from 'zod'
import { GREATEST_ID } from './greatest-id.ts'

/**
 * How often a record was written. Whoever sends back the one that they read is told, by a 409
 * `versao_antiga`, when somebody else has written since; without it the last one to write wins.
 */
export const versao = z.int().positive().max(GREATEST_ID)
