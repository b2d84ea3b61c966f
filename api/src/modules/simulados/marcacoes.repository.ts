import type { Cartao } from '@rumo/contract'
import { marcacoesUntil, type Marcacao, mergeMarcacoes } from '@rumo/contract/rules'
import { compact } from 'es-toolkit'
import { InvalidInputError } from '../../errors.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { Marcada } from './read-simulados.repository.ts'
import { fimOf, type Tempo } from './relogio-do-simulado.ts'

/** A mark that arrives this late was made in time: the network takes time. */
const TOLERANCE_MS = 5000

/** A card as it was received, at `nowMs` of the server's clock. */
export interface Recebido {
  cartao: Cartao
  nowMs: number
}

/**
 * The questions of a simulado with their marks after a card was received, without marks that were made too late. Throws
 * an InvalidInputError when the card has a question of another simulado.
 */
export async function mergeCartao(
  trx: DatabaseTransaction,
  simulado: Tempo,
  marcadas: readonly Marcada[],
  { cartao: { marcacoes }, nowMs }: Recebido,
): Promise<Marcada[]> {
  const ids = new Set(marcadas.map(({ id_questao }) => id_questao))
  for (const [place, { id_questao }] of marcacoes.entries()) {
    if (ids.has(id_questao)) continue
    const message = 'Essa questão não é deste simulado.'
    throw new InvalidInputError({ [`marcacoes.${place}.id_questao`]: message })
  }
  // When the last mark of a question was made too late, an earlier one counts.
  const inTime = marcacoesUntil(marcacoes, limitOf(fimOf(simulado), nowMs))
  const merged = mergeMarcacoes(marcacoesOf(marcadas), inTime)
  const latest = new Map(merged.map((marcacao) => [marcacao.id_questao, marcacao]))
  const letraOf = await readLetras(trx, merged)
  return marcadas.map((marcada) => {
    const { id_alternativa = null, marcada_em = null } = latest.get(marcada.id_questao) ?? {}
    if (id_alternativa === marcada.id_alternativa) return { ...marcada, marcada_em }
    return {
      ...marcada,
      id_alternativa,
      marcada_em,
      letra: letraOf(marcada.id_questao, id_alternativa),
    }
  })
}

/**
 * The latest time of a mark that counts; null for no limit. A card that arrives before the end was filled in before the
 * end, even if the device's clock is ahead.
 */
function limitOf(fimMs: number | null, nowMs: number): number | null {
  if (fimMs === null || nowMs <= fimMs) return null
  return fimMs + TOLERANCE_MS
}

/** The marks of all questions that were ever marked, also those whose mark was taken back. */
export function marcacoesOf(marcadas: readonly Marcada[]): Marcacao[] {
  return marcadas.flatMap(({ id_questao, id_alternativa, marcada_em }) =>
    marcada_em === null ? [] : { id_questao, id_alternativa, marcada_em },
  )
}

/** The letters of the marks: an alternative may have been removed meanwhile. */
async function readLetras(trx: DatabaseTransaction, marcacoes: readonly Marcacao[]) {
  const ids = compact(marcacoes.map(({ id_alternativa }) => id_alternativa))
  if (ids.length === 0) return () => null
  const rows = await trx
    .selectFrom('alternativas')
    .select(['id', 'id_questao', 'nome'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map<number | null, (typeof rows)[number]>(rows.map((row) => [row.id, row]))
  return (idQuestao: number, idAlternativa: number | null): string | null => {
    const row = byId.get(idAlternativa)
    return row?.id_questao === idQuestao ? row.nome : null
  }
}

/** Writes the marks of questions, and their results. */
export async function writeMarcadas(
  trx: DatabaseTransaction,
  idSimulado: number,
  marcadas: readonly Marcada[],
): Promise<void> {
  for (const { id_questao, ...values } of marcadas) {
    await trx
      .updateTable('simulados_questoes')
      .set(values)
      .where('id_simulado', '=', idSimulado)
      .where('id_questao', '=', id_questao)
      .execute()
  }
}
