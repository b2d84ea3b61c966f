import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { showing } from './arquivos.repository.ts'

describe('showing', () => {
  it('reads no whole table', async ({ db }) => {
    const query = showing(db, 'rampa.svg').limit(1)
    const steps = await query.explain<{ detail: string }>(undefined, sql`query plan`)
    const plan = steps.map(({ detail }) => detail)

    expect(plan.join('\n')).toContain('USING INDEX provas_url_gabarito')
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([])
  })
})
