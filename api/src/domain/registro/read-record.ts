import { provasSchemas } from '@rumo/contract/schemas/provas'
import { redacoesSchemas } from '@rumo/contract/schemas/redacoes'
import { referenciasSchemas } from '@rumo/contract/schemas/referencias'
import { omit, pick } from 'es-toolkit'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { findQuestao } from '../questoes/find-questao.ts'
import { type Restauravel, rowsOf } from './take-retratos.ts'

/** The fields of a record, for tables that have other columns besides the fields and `busca`. */
const SHAPES: Readonly<Partial<Record<Restauravel, object>>> = {
  provas: provasSchemas.one.dados.shape,
  redacoes: redacoesSchemas.one.dados.shape,
  referencias: referenciasSchemas.one.dados.shape,
}

/** A record as the audit log stores it, which is as its call returns it. Null if there is none. */
export async function readRecord(
  trx: DatabaseTransaction,
  entidade: Restauravel,
  id: number,
): Promise<object | null> {
  if (entidade === 'questoes') return (await findQuestao(trx, id)) ?? null
  const [row] = await rowsOf(trx, entidade, 'id', [id])
  if (!row) return null
  const shape = SHAPES[entidade]
  return shape ? pick(row, Object.keys(shape)) : omit(row, ['busca'])
}
