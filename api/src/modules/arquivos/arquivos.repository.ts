import type { Database } from '../../infra/database/db.ts'
import { fileNameIn, nameOfKey } from '../../infra/files/file-name.ts'
import {
  type Audience,
  shownProvas,
  shownQuestoes,
  shownRedacoes,
} from '../../domain/publicacao/published.ts'

/**
 * Whether the audience may see the file of this key: a published record names it, or the audience is an
 * administrator.
 */
export async function isShown(db: Database, key: string, audience: Audience): Promise<boolean> {
  if (audience === 'administrador') return true
  return (await showing(db, nameOfKey(key)).limit(1).executeTakeFirst()) !== undefined
}

/**
 * The public records that name a file: provas, their alternatives and their references. Also questions whose prova is a
 * draft again, if a simulado holds them and they named the file when they were last published: students still read
 * them.
 */
export function showing(db: Database, name: string) {
  return shownProvas(db, 'publico')
    .select('p.id')
    .where((eb) =>
      eb.or([
        eb(fileNameIn(db, 'p.url_arquivo'), '=', name),
        eb(fileNameIn(db, 'p.url_gabarito'), '=', name),
      ]),
    )
    .unionAll(alternativas(db, name))
    .unionAll(referenciasOfQuestoes(db, name))
    .unionAll(referenciasOfRedacoes(db, name))
    .unionAll(heldQuestoes(db, name))
}

/**
 * Questions whose prova is a draft again, that a simulado holds, and that named the file when they were last published.
 */
function heldQuestoes(db: Database, name: string) {
  return db
    .selectFrom('arquivos_publicados as ap')
    .innerJoin('questoes as q', 'q.id', 'ap.id_questao')
    .innerJoin('provas as p', 'p.id', 'q.id_prova')
    .select('q.id')
    .where('ap.nome', '=', name)
    .where('p.publicada', '=', false)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('simulados_questoes as sq')
          .select('sq.posicao')
          .whereRef('sq.id_questao', '=', 'q.id'),
      ),
    )
}

function alternativas(db: Database, name: string) {
  return shownQuestoes(db, 'publico')
    .innerJoin('alternativas as a', 'a.id_questao', 'q.id')
    .select('a.id')
    .where(fileNameIn(db, 'a.url_imagem'), '=', name)
}

function referenciasOfQuestoes(db: Database, name: string) {
  return shownQuestoes(db, 'publico')
    .innerJoin('questoes_referencias as qr', 'qr.id_questao', 'q.id')
    .innerJoin('referencias as r', 'r.id', 'qr.id_referencia')
    .select('r.id')
    .where(fileNameIn(db, 'r.url_imagem'), '=', name)
}

function referenciasOfRedacoes(db: Database, name: string) {
  return shownRedacoes(db, 'publico')
    .innerJoin('redacoes_referencias as rr', 'rr.id_redacao', 'rd.id')
    .innerJoin('referencias as r', 'r.id', 'rr.id_referencia')
    .select('r.id')
    .where(fileNameIn(db, 'r.url_imagem'), '=', name)
}
