import { impedimentosOf } from '../../domain/publicacao/conferir.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { RestauracaoRecusadaError } from '../../domain/registro/restore-refusals.ts'
import type { Outcome } from '../../domain/registro/restore-record.ts'

/** The tables of what a prova shows, each with the table that links it to references. */
const SHOWN = { questoes: 'questoes_referencias', redacoes: 'redacoes_referencias' } as const
const LINK = { questoes: 'id_questao', redacoes: 'id_redacao' } as const

/**
 * Throws a RestauracaoRecusadaError when restored records would be public but must not be published. A restored prova
 * is checked as a whole; in any other published prova, only restored questions and themes, and those with a restored
 * reference, are checked.
 */
export async function refuseImpedidas(
  trx: DatabaseTransaction,
  outcomes: readonly Outcome[],
): Promise<void> {
  const concerned = new Set<string>()
  const provas = new Set(idsOf(outcomes, 'provas'))
  for (const id of provas) concerned.add(`provas ${id}`)
  for (const table of ['questoes', 'redacoes'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select(['id', 'id_prova'])
      .where((eb) =>
        eb.or([
          eb('id', 'in', [0, ...idsOf(outcomes, table)]),
          eb(
            'id',
            'in',
            trx
              .selectFrom(SHOWN[table] as 'questoes_referencias')
              .select(LINK[table] as 'id_questao')
              .where('id_referencia', 'in', [0, ...idsOf(outcomes, 'referencias')]),
          ),
        ]),
      )
      .execute()
    for (const { id, id_prova } of rows) {
      provas.add(id_prova)
      concerned.add(`${table} ${id}`)
    }
  }
  for (const id of provas) await refuseImpedida(trx, id, { outcomes, concerned })
}

async function refuseImpedida(
  trx: DatabaseTransaction,
  id: number,
  { outcomes, concerned }: { outcomes: readonly Outcome[]; concerned: ReadonlySet<string> },
): Promise<void> {
  const prova = trx.selectFrom('provas').select(['nome', 'publicada']).where('id', '=', id)
  const { nome, publicada } = await prova.executeTakeFirstOrThrow()
  if (!publicada) return
  const isPublished = outcomes.some((one) => one.entidade === 'provas' && one.id === id)
  const why = await impedimentosOf(
    trx,
    id,
    (achado) => isPublished || concerned.has(`${achado.entidade} ${achado.id}`),
  )
  if (why === null) return
  throw new RestauracaoRecusadaError(
    `${nome} está publicada e ficaria com algo que os candidatos não podem ver. ${why}. Ponha a prova em rascunho antes.`,
  )
}

/** The ids of the restored records of a kind, without those that the restore removed. */
function idsOf(outcomes: readonly Outcome[], entidade: string): number[] {
  return outcomes
    .filter((outcome) => outcome.entidade === entidade && outcome.depois !== null)
    .map(({ id }) => id)
}
