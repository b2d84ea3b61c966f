import type { Nota } from '@rumo/contract'
import { notaFinalOf } from '@rumo/contract/rules'
import { groupBy } from 'es-toolkit'
import type { Database } from '../../infra/database/db.ts'

/**
 * The final grade of an essay from its corrections, which must be in the order of delivery; null without corrections.
 */
export function notaFinal(
  correcoes: readonly Nota[],
  corretores: number,
): (Nota & { de: number; corretores: number }) | null {
  const final = notaFinalOf(
    correcoes.map(({ nota }) => nota),
    corretores,
  )
  const last = correcoes.at(-1)
  return final && last ? { ...final, corretores, rubrica: last.rubrica, maximo: last.maximo } : null
}

export async function notasFinais(
  db: Database,
  redacoes: readonly { id: number; corretores: number }[],
): Promise<Map<number, ReturnType<typeof notaFinal>>> {
  if (redacoes.length === 0) return new Map()
  const ids = redacoes.map(({ id }) => id)
  const rows = await db
    .selectFrom('correcoes')
    .select(['id_redacao_enviada', 'rubrica', 'nota', 'maximo'])
    .where('id_redacao_enviada', 'in', ids)
    .where('entregue_em', 'is not', null)
    .orderBy('entregue_em')
    .orderBy('id')
    .$narrowType<{ nota: number; maximo: number }>()
    .execute()
  const byRedacao = groupBy(rows, ({ id_redacao_enviada }) => id_redacao_enviada)
  return new Map(
    redacoes.map(({ id, corretores }) => [id, notaFinal(byRedacao[id] ?? [], corretores)]),
  )
}
