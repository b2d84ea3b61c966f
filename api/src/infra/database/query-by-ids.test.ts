import { describe, expect, vi } from 'vitest'
import { it } from '../../testing/database.ts'
import { queryByIds } from './query-by-ids.ts'

describe('queryByIds', () => {
  it('asks for other ids by the query that it compiled for as many', async ({ db, make }) => {
    const made = [await make.materia(), await make.materia(), await make.materia()]
    const build = vi.fn((ids: readonly number[]) =>
      db.selectFrom('materias').select('id').where('id', 'in', ids).orderBy('id'),
    )
    const byIds = queryByIds(db, build)
    const [first = 0, second = 0, third = 0] = made.map(({ id }) => id)

    expect(await byIds([first, second])).toEqual([{ id: first }, { id: second }])
    expect(await byIds([third, second])).toEqual([{ id: second }, { id: third }])
    expect(await byIds([third])).toEqual([{ id: third }])
    expect(build).toHaveBeenCalledTimes(2)
  })

  it('asks nothing for no ids: an empty list is no SQL to PostgreSQL', async ({ db }) => {
    const build = vi.fn((ids: readonly number[]) =>
      db.selectFrom('materias').select('id').where('id', 'in', ids),
    )

    expect(await queryByIds(db, build)([])).toEqual([])
    expect(build).not.toHaveBeenCalled()
  })
})
