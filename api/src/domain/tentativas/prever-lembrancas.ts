import { planRevisao, recallOn } from '@rumo/contract/revisao'
import { uniq } from 'es-toolkit'
import type { DatabaseTransaction } from '../../infra/database/db.ts'

/** An answer that is about to be stored. */
export interface Nova {
  chave: string
  id_questao: number
  respondida_em: string
  dia: string
  resultado: string
  segundos?: number | null | undefined
}

/**
 * The predicted chance that each of these answers would be right, by its `chave`, from the account's answers before
 * that day. A stored prediction is never computed again, so that it can be compared with the results. There is no
 * prediction if no earlier answer was wrong, for a second answer on the same day, and for an answer to a question
 * without a key.
 */
export async function preverLembrancas(
  trx: DatabaseTransaction,
  idUsuario: number,
  novas: readonly Nova[],
): Promise<ReadonlyMap<string, number>> {
  const known = await trx
    .selectFrom('tentativas')
    .select(['id_questao', 'dia', 'resultado', 'segundos'])
    .where('id_usuario', '=', idUsuario)
    .where('id_questao', 'in', uniq(novas.map(({ id_questao }) => id_questao)))
    .execute()
  const knownOf = Map.groupBy(known.filter(counts), ({ id_questao }) => id_questao)
  const novasOf = Map.groupBy(novas.filter(counts), ({ id_questao }) => id_questao)
  const previstas = new Map<string, number>()
  for (const [id, own] of novasOf) {
    const before = knownOf.get(id) ?? []
    for (const nova of firstOfDays(own)) {
      if (before.some(({ dia }) => dia === nova.dia)) continue
      const earlier = [...before, ...own].filter(({ dia }) => dia < nova.dia)
      const plan = planRevisao(
        earlier.map(({ dia, resultado, segundos = null }) => ({
          dia,
          segundos,
          isCerta: resultado === 'certa',
        })),
      )
      if (plan) previstas.set(nova.chave, recallOn(plan, nova.dia))
    }
  }
  return previstas
}

const counts = ({ resultado }: { resultado: string }) => resultado !== 'sem-gabarito'

function firstOfDays(novas: readonly Nova[]): Nova[] {
  const inOrder = novas.toSorted(
    (a, b) => Date.parse(a.respondida_em) - Date.parse(b.respondida_em),
  )
  return [...Map.groupBy(inOrder, ({ dia }) => dia).values()].flatMap(([first]) => first ?? [])
}
