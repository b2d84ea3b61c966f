import { randomUUID } from 'node:crypto'
import type { Resultado } from '@rumo/contract/rules'
import type { Database } from '../infra/database/db.ts'
import { type TentativaCorrigida, writeTentativas } from '../domain/tentativas/write-tentativas.ts'
import type { MadeQuestao } from './estudante.ts'

/** A graded answer to a question, without an API; by default a wrong one, on May 31. */
export function corrigidaOf(
  { id, id_materia, alternativas: [errada, certa] }: MadeQuestao,
  values: Partial<TentativaCorrigida> = {},
): TentativaCorrigida {
  const isCerta = values.resultado === 'certa'
  return {
    chave: randomUUID(),
    id_questao: id,
    id_materia: id_materia ?? 0,
    id_alternativa: (isCerta ? certa : errada)?.id ?? Number.NaN,
    letra: isCerta ? 'B' : 'A',
    origem: 'pratica',
    id_simulado: null,
    respondida_em: '2026-05-31T16:00:00.000Z',
    resultado: 'errada',
    ...values,
  }
}

/** Stores answers of an account as the server does. */
export const practise = (
  db: Database,
  idUsuario: number,
  tentativas: readonly TentativaCorrigida[],
) => db.transaction().execute((trx) => writeTentativas(trx, idUsuario, tentativas))

/** The days of practice and the reviews of all accounts, each row as an array of its values. */
export async function practiceOf(db: Database) {
  const dias = await db
    .selectFrom('dias_de_materia')
    .selectAll()
    .orderBy('id_usuario')
    .orderBy('dia')
    .orderBy('id_materia')
    .execute()
  const revisoes = await db
    .selectFrom('revisoes')
    .selectAll()
    .orderBy('id_usuario')
    .orderBy('id_questao')
    .execute()
  return {
    dias: dias.map((one) => [one.id_usuario, one.dia, one.id_materia, one.certas, one.total]),
    revisoes: revisoes.map((one) => [one.id_usuario, one.id_questao, one.ultima, one.vence]),
  }
}

/** Stores an ended simulado of an account with these questions and results. */
export async function endedSimulado(
  db: Database,
  idUsuario: number,
  answers: readonly { questao: MadeQuestao; marcada: number | null; resultado: Resultado | null }[],
  values: { certas: number | null; total: number | null } = { certas: 0, total: answers.length },
): Promise<number> {
  const { id } = await db
    .insertInto('simulados')
    .values({
      id_usuario: idUsuario,
      chave: randomUUID(),
      tipo: 'sorteio',
      iniciado_em: '2026-05-31T16:00:00.000Z',
      encerrado_em: values.total === null ? null : '2026-05-31T17:00:00.000Z',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('simulados_questoes')
    .values(
      answers.map(({ questao, marcada, resultado }, posicao) => ({
        id_simulado: id,
        id_questao: questao.id,
        posicao,
        id_alternativa: marcada,
        resultado,
      })),
    )
    .execute()
  return id
}
