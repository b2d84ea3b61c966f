import type { Database } from '../../infra/database/db.ts'
import { fileNameIn, nameOfKey } from '../../infra/files/file-name.ts'
import { type Audience, shownProvas, shownRedacoes } from '../../domain/publicacao/published.ts'

export type ArquivosRepository = ReturnType<typeof arquivosRepository>

export function arquivosRepository(db: Database) {
  return {
    /** Whether something published names the file of this key; an administrator sees it before. */
    async isShown(key: string, audience: Audience): Promise<boolean> {
      if (audience === 'administrador') return true
      return (await showing(db, nameOfKey(key)).limit(1).executeTakeFirst()) !== undefined
    },
  }
}

/**
 * What is there for everybody and names a file: provas, and alternativas and referências of theirs; besides
 * those of a retired question that a simulado holds, which students read again.
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
}

/** The questions `q` of published provas, and those that were deleted and that a simulado holds. */
function seenQuestoes(db: Database) {
  return db
    .selectFrom('questoes as q')
    .innerJoin('provas as p', 'p.id', 'q.id_prova')
    .where((eb) => {
      const simulado = eb
        .selectFrom('simulados_questoes as sq')
        .select('sq.posicao')
        .whereRef('sq.id_questao', '=', 'q.id')
      const isHeld = eb.and([eb('q.retirada_em', 'is not', null), eb.exists(simulado)])
      return eb.or([eb('p.publicada', '=', true), isHeld])
    })
}

function alternativas(db: Database, name: string) {
  return seenQuestoes(db)
    .innerJoin('alternativas as a', 'a.id_questao', 'q.id')
    .select('a.id')
    .where(fileNameIn(db, 'a.url_imagem'), '=', name)
}

function referenciasOfQuestoes(db: Database, name: string) {
  return seenQuestoes(db)
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
