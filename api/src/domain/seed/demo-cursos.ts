import { toSearchText } from '@rumo/contract/search-text'
import type { Database } from '../../infra/database/db.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import { openLedger } from './ledger.ts'

/** The weight of the essay in the final score of the demonstration's college, in %. */
const PARTE_DA_REDACAO = 20

/**
 * The cursos of the demonstration's college, which is made up like the weights. Two matérias of each curso have double
 * weight.
 */
export const DEMO_CURSOS: readonly { nome: string; pesos: string }[] = [
  { nome: 'Desenvolvimento de Sistemas', pesos: 'Matemática 2\nRaciocínio Lógico 2' },
  { nome: 'Meio Ambiente', pesos: 'Biologia 2\nQuímica 2' },
]

/** Loads the cursos that were never loaded before. A curso that a person changed or deleted is not touched. */
export async function loadDemoCursos(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ledger = await openLedger(trx)
    for (const { nome, pesos } of DEMO_CURSOS) {
      const busca = toSearchText(nome)
      await ledger.ensure('cursos', `curso/${nome}`, {
        find: async () => {
          const same = trx.selectFrom('cursos').select('id').where('busca', '=', busca)
          return (await same.executeTakeFirst())?.id
        },
        insert: () =>
          insertRecord(trx, 'cursos', { nome, busca, pesos, parte_da_redacao: PARTE_DA_REDACAO }),
      })
    }
  })
}
