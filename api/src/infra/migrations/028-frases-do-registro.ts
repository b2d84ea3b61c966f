import type { Entidade } from '@rumo/contract'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { buscaOfLinha, fraseOfLinha, parseRecord } from '../lists/busca-do-registro.ts'
import type { Database } from '../database/db.ts'

const ROWS = 500

interface Linha {
  id: number
  acao: 'criacao' | 'alteracao' | 'exclusao'
  entidade: Entidade
  id_registro: number
  antes: string | null
  depois: string | null
  restaura: number | null
}

/** Adds the sentences of the existing lines of the log to their search texts. */
export const frasesDoRegistro: Migration = {
  async up(db) {
    for (let after = 0; ;) {
      const { rows } = await sql<Linha>`
        select id, acao, entidade, id_registro, antes, depois, restaura from registro
        where id > ${after} order by id limit ${ROWS}`.execute(db)
      for (const { id, antes, depois, ...linha } of rows) {
        const records = { antes: parseRecord(antes), depois: parseRecord(depois) }
        const frase = await fraseOfLinha(db as Database, { ...linha, ...records })
        const busca = buscaOfLinha(linha.entidade, records.antes, records.depois, frase)
        await sql`update registro set busca = ${busca} where id = ${id}`.execute(db)
      }
      const last = rows.at(-1)
      if (!last) return
      after = last.id
    }
  },
}
