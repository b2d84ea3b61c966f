import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { openMigrated } from './open-migrated.ts'

describe('openMigrated', () => {
  it('says that the schema is newer than the program, and blames nothing else', async ({
    db,
    address,
  }) => {
    await sql`insert into kysely_migration values ('999-futuro', '2030-01-01T00:00:00.000Z')`.execute(
      db,
    )

    await expect(openMigrated(address)).rejects.toThrow(
      /^O banco de dados em \S+ não pôde ser preparado \(é de uma versão mais nova do Rumo: esta não conhece 999-futuro\): atualize o Rumo ou restaure a cópia feita antes da atualização\.$/,
    )
  })

  it('does not take migrations of something else for newer ones', async ({ db, address }) => {
    await sql`update kysely_migration set name = 'x' || name`.execute(db)

    await expect(openMigrated(address)).rejects.toThrow('corrupted migrations')
  })
})
