import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from '../db.ts'
import { provasEQuestoes } from './001-provas-e-questoes.ts'
import { redacoes } from './002-redacoes.ts'
import { urlGabarito } from './003-url-gabarito.ts'
import { nomesDeArquivos } from './004-nomes-de-arquivos.ts'
import { usuarios } from './005-usuarios.ts'
import { cadastros } from './006-cadastros.ts'
import { buscaERelatos } from './007-busca-e-relatos.ts'

/** In the order of their names; one that was released never changes. */
const MIGRATIONS: Record<string, Migration> = {
  '001-provas-e-questoes': provasEQuestoes,
  '002-redacoes': redacoes,
  '003-url-gabarito': urlGabarito,
  '004-nomes-de-arquivos': nomesDeArquivos,
  '005-usuarios': usuarios,
  '006-cadastros': cadastros,
  '007-busca-e-relatos': buscaERelatos,
}

function migratorOf(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
}

/** Brings the schema to its newest version, all of it or nothing; throws what failed. */
export async function migrate(db: Database): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error !== undefined) throw error
}

/** Whether the database answers and its schema is the newest. */
export async function isMigrated(db: Database): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations()
  return migrations.every(({ executedAt }) => executedAt !== undefined)
}
