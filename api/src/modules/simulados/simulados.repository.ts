import type { FiltroDeSimulados, SimuladoFeito } from '@rumo/contract'
import type { Limit } from '../../domain/accounts/limits/limits.ts'
import type { Database } from '../../infra/database/db.ts'
import { shownQuestoes } from '../../domain/publicacao/published.ts'
import { lastPublishedQuestoes } from '../../domain/questoes/last-published.ts'
import { readEmCurso } from '../../domain/tentativas/em-curso.ts'
import { bringSimulado } from './bring-simulado.repository.ts'
import { readComparacao } from './comparacao.repository.ts'
import { findRedacaoDo } from './redacao-do-simulado.repository.ts'
import { endSimulado, markSimulado, removeSimulado } from './end-simulado.repository.ts'
import type { Recebido } from './marcacoes.repository.ts'
import {
  findSimulado,
  listSimulados,
  readMarcadas,
  readRecorrigidas,
  type SimuladoRow,
} from './read-simulados.repository.ts'
import type { Proposta } from './proposta.ts'
import { insertSimulado, readMateria, readProva } from './start-simulado.repository.ts'

export type SimuladosRepository = ReturnType<typeof simuladosRepository>

/** Simulados of accounts; an account finds only its own. `limit` is how many one account may begin. */
export function simuladosRepository(db: Database, limit: Limit) {
  return {
    prova: (id: number) => readProva(db, id),
    materia: (id: number | undefined) => readMateria(db, id),
    find: (idUsuario: number, key: { id: number } | { chave: string }) =>
      findSimulado(db, idUsuario, key),
    list: (idUsuario: number, filtro?: FiltroDeSimulados) => listSimulados(db, idUsuario, filtro),
    marcadas: (id: number) => readMarcadas(db, id),
    async recorrigidas(row: SimuladoRow) {
      return (await readRecorrigidas(db, [row])).get(row.id)
    },

    comparacao: (row: SimuladoRow) => readComparacao(db, row),
    redacao: (row: SimuladoRow) => findRedacaoDo(db, row),

    /** Questions with their current key, including retired and unpublished ones, in no particular order. */
    questoes: lastPublishedQuestoes(db),

    /** The ids of those of these questions that are published, including retired ones. */
    async shownIds(ids: readonly number[]): Promise<number[]> {
      const found = shownQuestoes(db, 'publico').select('q.id').where('q.id', 'in', ids)
      return (await found.execute()).map(({ id }) => id)
    },

    emCurso: (idUsuario: number) => readEmCurso(db, idUsuario),
    insert: (idUsuario: number, proposta: Proposta) =>
      insertSimulado(db, idUsuario, proposta, limit),
    bring: (idUsuario: number, feito: SimuladoFeito, nowMs: number) =>
      bringSimulado(db, idUsuario, { feito, nowMs }, limit),
    mark: (of: { id: number; idUsuario: number }, recebido: Recebido) =>
      markSimulado(db, of, recebido),
    end: (of: { id: number; idUsuario: number }, recebido: Recebido) =>
      endSimulado(db, of, recebido),
    remove: (of: { id: number; idUsuario: number }) => removeSimulado(db, of),
  }
}
