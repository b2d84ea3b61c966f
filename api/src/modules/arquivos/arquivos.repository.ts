import type { Database } from '../../infra/db.ts'

export type ArquivosRepository = ReturnType<typeof arquivosRepository>

export function arquivosRepository(db: Database) {
  return {
    /** Whether a published prova names the file of this key, or none names it. */
    async isShown(key: string): Promise<boolean> {
      // Relative to the API's address; whoever wrote it may have begun at its root.
      const addresses = [`arquivos/${key}`, `/arquivos/${key}`]
      const provas = await db
        .selectFrom('provas as p')
        .select('p.publicada')
        .where('p.url_arquivo', 'in', addresses)
        .union(ofGabaritos(db, addresses))
        .union(ofAlternativas(db, addresses))
        .union(ofQuestoes(db, addresses))
        .union(ofRedacoes(db, addresses))
        .execute()
      return provas.length === 0 || provas.some(({ publicada }) => publicada)
    },
  }
}

function ofGabaritos(db: Database, addresses: readonly string[]) {
  return db.selectFrom('provas as p').select('p.publicada').where('p.url_gabarito', 'in', addresses)
}

function ofAlternativas(db: Database, addresses: readonly string[]) {
  return db
    .selectFrom('alternativas as a')
    .innerJoin('questoes as q', 'q.id', 'a.id_questao')
    .innerJoin('provas as p', 'p.id', 'q.id_prova')
    .select('p.publicada')
    .where('a.url_imagem', 'in', addresses)
}

function ofQuestoes(db: Database, addresses: readonly string[]) {
  return db
    .selectFrom('referencias as r')
    .innerJoin('questoes_referencias as qr', 'qr.id_referencia', 'r.id')
    .innerJoin('questoes as q', 'q.id', 'qr.id_questao')
    .innerJoin('provas as p', 'p.id', 'q.id_prova')
    .select('p.publicada')
    .where('r.url_imagem', 'in', addresses)
}

function ofRedacoes(db: Database, addresses: readonly string[]) {
  return db
    .selectFrom('referencias as r')
    .innerJoin('redacoes_referencias as rr', 'rr.id_referencia', 'r.id')
    .innerJoin('redacoes as rd', 'rd.id', 'rr.id_redacao')
    .innerJoin('provas as p', 'p.id', 'rd.id_prova')
    .select('p.publicada')
    .where('r.url_imagem', 'in', addresses)
}
