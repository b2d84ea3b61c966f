import type { So } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'
import { PRIMEIRA } from './primeira.ts'

/** The ids of the questions that an account has answered or, for `erradas`, has got wrong and not right since. */
export async function readProprias(
  db: Database,
  idUsuario: number,
  so: 'respondidas' | Extract<So, 'erradas'>,
): Promise<ReadonlySet<number>> {
  const rows = await (
    so === 'respondidas' ? selectRespondidas(db, idUsuario) : selectErradas(db, idUsuario)
  ).execute()
  return new Set(rows.map(({ id_questao }) => id_questao))
}

function selectRespondidas(db: Database, idUsuario: number) {
  return db
    .selectFrom('tentativas as t')
    .select('t.id_questao')
    .where('t.id_usuario', '=', idUsuario)
    .where('t.primeira', '=', PRIMEIRA)
}

function selectErradas(db: Database, idUsuario: number) {
  return db
    .selectFrom('tentativas as t')
    .select('t.id_questao')
    .where('t.id_usuario', '=', idUsuario)
    .where('t.resultado', '=', 'errada')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('tentativas as d')
            .select('d.id')
            .whereRef('d.id_usuario', '=', 't.id_usuario')
            .whereRef('d.id_questao', '=', 't.id_questao')
            .where('d.resultado', '=', 'certa')
            .whereRef('d.respondida_em', '>=', 't.respondida_em'),
        ),
      ),
    )
}
