import type { Database } from '../../infra/db.ts'
import { fileNameIn } from '../../infra/file-name.ts'
import { type Audience, shownProvas, shownQuestoes, shownRedacoes } from '../../infra/published.ts'

export type ArquivosRepository = ReturnType<typeof arquivosRepository>

export function arquivosRepository(db: Database) {
  return {
    /** Whether something that is there for the audience names the file of this key. */
    async isShown(key: string, audience: Audience): Promise<boolean> {
      // The folder says no more: the name is the hash of the content.
      const name = key.slice(key.lastIndexOf('/') + 1)
      return (await showing(db, name, audience).limit(1).executeTakeFirst()) !== undefined
    },
  }
}

/** What is there for the audience and names a file: provas, and referências as their call gives them. */
export function showing(db: Database, name: string, audience: Audience) {
  return shownProvas(db, audience)
    .select('p.id')
    .where((eb) =>
      eb.or([
        eb(fileNameIn(db, 'p.url_arquivo'), '=', name),
        eb(fileNameIn(db, 'p.url_gabarito'), '=', name),
      ]),
    )
    .unionAll(alternativas(db, name, audience))
    .unionAll(referenciasOfQuestoes(db, name, audience))
    .unionAll(referenciasOfRedacoes(db, name, audience))
    .unionAll(unusedReferencias(db, name))
}

function alternativas(db: Database, name: string, audience: Audience) {
  return shownQuestoes(db, audience)
    .innerJoin('alternativas as a', 'a.id_questao', 'q.id')
    .select('a.id')
    .where(fileNameIn(db, 'a.url_imagem'), '=', name)
}

function referenciasOfQuestoes(db: Database, name: string, audience: Audience) {
  return shownQuestoes(db, audience)
    .innerJoin('questoes_referencias as qr', 'qr.id_questao', 'q.id')
    .innerJoin('referencias as r', 'r.id', 'qr.id_referencia')
    .select('r.id')
    .where(fileNameIn(db, 'r.url_imagem'), '=', name)
}

function referenciasOfRedacoes(db: Database, name: string, audience: Audience) {
  return shownRedacoes(db, audience)
    .innerJoin('redacoes_referencias as rr', 'rr.id_redacao', 'rd.id')
    .innerJoin('referencias as r', 'r.id', 'rr.id_referencia')
    .select('r.id')
    .where(fileNameIn(db, 'r.url_imagem'), '=', name)
}

/** Whoever writes a question sees its picture before the question uses it. */
function unusedReferencias(db: Database, name: string) {
  return db
    .selectFrom('referencias as r')
    .leftJoin('questoes_referencias as qr', 'qr.id_referencia', 'r.id')
    .leftJoin('redacoes_referencias as rr', 'rr.id_referencia', 'r.id')
    .select('r.id')
    .where(fileNameIn(db, 'r.url_imagem'), '=', name)
    .where('qr.id_referencia', 'is', null)
    .where('rr.id_referencia', 'is', null)
}
