import { sql } from 'kysely'

/** A literal and not a parameter, because only so a query uses the partial index of first answers. */
export const PRIMEIRA = sql<boolean>`1`
