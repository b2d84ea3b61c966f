import type { Conferencia } from '@rumo/contract'
import { MOST_TOKENS } from '@rumo/contract/formulas'
import {
  ACHADOS_EM_PALAVRAS,
  type Achado,
  conferirProva,
  isImpedimento,
} from '@rumo/contract/rules'
import { ConflictError } from '../../errors.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { instrucoesDe } from './escritos.ts'
import { type Budget, problemsOf } from './problemas-dos-escritos.ts'
import { readQuestoes, readTemas } from './read-conferida.ts'

/** How much of the formulas of a prova is read in one request: a few tenths of a second of work. */
const MOST_TOKENS_OF_PROVA = 10 * MOST_TOKENS
/** How many impediments an error message names. */
const NAMED = 3

/** What must be checked in a prova before it is published; undefined if there is no such prova. */
export async function conferir(db: Database, id: number): Promise<Conferencia | undefined> {
  const prova = await db
    .selectFrom('provas')
    .select(['id', 'nome', 'publicada', 'instrucoes', 'url_arquivo'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!prova) return undefined
  const { nome, publicada, ...own } = prova
  const budget: Budget = { tokens: MOST_TOKENS_OF_PROVA, isShort: false }
  const read = {
    problemas: problemsOf([instrucoesDe(prova)], budget),
    questoes: await readQuestoes(db, id, budget),
    temas: await readTemas(db, id, budget),
  }
  const achados = conferirProva({ ...own, ...read, formulasDemais: budget.isShort })
  return { prova: { id, nome, publicada }, achados }
}

/** In words, those impediments of a prova that `concerns` selects; null if there are none. */
export async function impedimentosOf(
  db: Database,
  id: number,
  concerns: (achado: Achado) => boolean = () => true,
): Promise<string | null> {
  const found = await conferir(db, id)
  const impedimentos = (found?.achados ?? []).filter(isImpedimento).filter(concerns)
  if (impedimentos.length === 0) return null
  const named = impedimentos.slice(0, NAMED).map(inWords).join('; ')
  const others = impedimentos.length - NAMED
  return `${named}${others > 0 ? `; e mais ${others}` : ''}`
}

/**
 * Throws a ConflictError if a prova has impediments to being public, of those that `concerns` selects. The message
 * begins with `said`.
 */
export async function refuseImpedida(
  trx: DatabaseTransaction,
  { id, said }: { id: number; said: string },
  concerns?: (achado: Achado) => boolean,
): Promise<void> {
  const impedimentos = await impedimentosOf(trx, id, concerns)
  if (impedimentos === null) return
  throw new ConflictError('prova_impedida', `${said} ${impedimentos}.`)
}

/** The beginning of the message when a prova cannot be published. */
export const naoPublicavel = ({ nome }: { nome: string }): string =>
  `${nome} ainda não pode ser publicada.`

function inWords({ codigo, nome }: Achado): string {
  return `${nome}: ${ACHADOS_EM_PALAVRAS[codigo].toLowerCase()}`
}
