import { type Dificuldade, dificuldadeOf } from '@rumo/contract/rules'
import { chunk } from 'es-toolkit'
import { setImmediate } from 'node:timers/promises'
import { cacheByVersion } from '../../infra/cache/cache.ts'
import type { Database } from '../../infra/database/db.ts'
import { PLACAR } from '../tentativas/placar.ts'
import { PRIMEIRA } from '../tentativas/primeira.ts'

const HOUR_MS = 3_600_000
/** Questions per step. A step blocks the server on SQLite, so other requests are served between two steps. */
const QUESTOES_A_STEP = 50

/** The difficulty of each question that was answered often enough, by its id. */
export type Dificuldades = ReadonlyMap<number, Dificuldade>

const currentHour = async () => Math.floor(Date.now() / HOUR_MS)

/** Gives the difficulties of the questions, computed once an hour. */
export function dificuldadesDasQuestoes(db: Database): () => Promise<Dificuldades> {
  return cacheByVersion(currentHour, async () => {
    const found = new Map<number, Dificuldade>()
    const questoes = await db.selectFrom('questoes').select('id').orderBy('id').execute()
    for (const step of chunk(questoes, QUESTOES_A_STEP)) {
      const ids = step.map(({ id }) => id)
      const rows = await db
        .selectFrom('tentativas')
        .select('id_questao')
        .select(PLACAR)
        .where('id_questao', 'in', ids)
        // A literal and not a parameter, because only so the query uses the partial index of first answers.
        .where('primeira', '=', PRIMEIRA)
        .groupBy('id_questao')
        .execute()
      for (const { id_questao, ...placar } of rows) {
        const dificuldade = dificuldadeOf(placar)
        if (dificuldade) found.set(id_questao, dificuldade)
      }
      await setImmediate()
    }
    return found
  })
}
