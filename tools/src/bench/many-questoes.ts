import type { DatabaseSync } from 'node:sqlite'

const TABLES = {
  questoes: 'id_prova, id_materia, numero, texto, situacao, explicacao, retirada_em',
  alternativas: 'nome, texto, correta, comentario, url_imagem, descricao, ordem',
}

/** Repeats the questions of a database, with what belongs to each, until there are `copies` of each. */
export function repeatQuestoes(db: DatabaseSync, copies: number): void {
  const questoes = greatestId(db, 'questoes')
  const alternativas = greatestId(db, 'alternativas')
  db.exec('begin')
  for (let copy = 1; copy < copies; copy += 1) {
    const [byQuestao, byAlternativa] = [copy * questoes, copy * alternativas]
    db.exec(`
      insert into questoes (id, ${TABLES.questoes})
        select id + ${byQuestao}, ${TABLES.questoes} from questoes where id <= ${questoes};
      insert into alternativas (id, id_questao, ${TABLES.alternativas})
        select id + ${byAlternativa}, id_questao + ${byQuestao}, ${TABLES.alternativas}
        from alternativas where id <= ${alternativas};
      insert into questoes_referencias (id_questao, id_referencia, ordem)
        select id_questao + ${byQuestao}, id_referencia, ordem
        from questoes_referencias where id_questao <= ${questoes};`)
  }
  db.exec('update conteudo set versao = versao + 1; commit')
}

function greatestId(db: DatabaseSync, table: keyof typeof TABLES): number {
  return Number(db.prepare(`select max(id) as id from ${table}`).get()?.['id'])
}
