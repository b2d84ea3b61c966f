import type { SimuladoEncerrado } from '@rumo/contract'
import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { notasFinais } from '../../domain/redacoes/nota-final.ts'
import type { Database } from '../../infra/database/db.ts'
import type { SimuladoRow } from './read-simulados.repository.ts'

/** The essay that was written in a simulado of a prova; null when none has arrived. */
export async function findRedacaoDo(
  db: Database,
  { chave, tipo, id_usuario }: SimuladoRow,
): Promise<SimuladoEncerrado['redacao']> {
  if (tipo !== 'prova') return null
  const found = await db
    .selectFrom('redacoes_enviadas')
    .select(['id', 'estado', 'corretores'])
    .where('chave', '=', chaveDaRedacao(chave))
    .where('id_usuario', '=', id_usuario)
    .executeTakeFirst()
  if (!found) return null
  const notas = found.estado === 'corrigida' ? await notasFinais(db, [found]) : null
  const nota = notas?.get(found.id) ?? null
  return {
    id: found.id,
    nota: nota && { rubrica: nota.rubrica, nota: nota.nota, maximo: nota.maximo },
  }
}
