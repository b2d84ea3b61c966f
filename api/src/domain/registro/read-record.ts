import { assuntosSchemas } from '@rumo/contract/schemas/assuntos'
import { cursosSchemas } from '@rumo/contract/schemas/cursos'
import { materiasSchemas } from '@rumo/contract/schemas/materias'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import { redacoesSchemas } from '@rumo/contract/schemas/redacoes'
import { referenciasSchemas } from '@rumo/contract/schemas/referencias'
import { vestibularesSchemas } from '@rumo/contract/schemas/vestibulares'
import { pick } from 'es-toolkit'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { findQuestao } from '../questoes/find-questao.ts'
import { type Restauravel, rowsOf } from './take-retratos.ts'

const SHAPES = {
  assuntos: assuntosSchemas.one.dados.shape,
  cursos: cursosSchemas.one.dados.shape,
  materias: materiasSchemas.list.dados.element.shape,
  provas: provasSchemas.one.dados.shape,
  redacoes: redacoesSchemas.one.dados.shape,
  referencias: referenciasSchemas.one.dados.shape,
  vestibulares: vestibularesSchemas.one.dados.shape,
}

/** A record as the log has it: as its call gives it. Null where there is none. */
export async function readRecord(
  trx: DatabaseTransaction,
  entidade: Restauravel,
  id: number,
): Promise<object | null> {
  if (entidade === 'questoes') return (await findQuestao(trx, id)) ?? null
  const [row] = await rowsOf(trx, entidade, 'id', [id])
  return row ? pick(row, Object.keys(SHAPES[entidade])) : null
}
