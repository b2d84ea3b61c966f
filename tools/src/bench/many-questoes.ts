const TABLES = {
  provas:
    'nome, instrucoes, url_arquivo, id_vestibular, data, duracao_minutos, publicada, url_gabarito, busca, marcacao_quebrada',
  questoes:
    'id_materia, numero, texto, situacao, explicacao, retirada_em, busca, respostas_certas, alternativas_completas, marcacao_quebrada',
  alternativas: 'nome, texto, correta, comentario, url_imagem, descricao, ordem',
}

/** A database that is written to directly, not by the API, with the parts of SQL that differ between databases. */
export interface Target {
  /** Runs statements, which may be several in one text. */
  run(statements: string): Promise<unknown>
  greatestId(table: keyof typeof TABLES): Promise<number>
  /** The clause that allows an insert to give the id. */
  withIds: string
}

/**
 * Copies the provas of a database, with their questions and all that belongs to those, until each is there `copies`
 * times.
 */
export async function repeatQuestoes(db: Target, copies: number): Promise<void> {
  const provas = await db.greatestId('provas')
  const questoes = await db.greatestId('questoes')
  const alternativas = await db.greatestId('alternativas')
  await db.run('begin')
  for (let copy = 1; copy < copies; copy += 1) {
    const [byProva, byQuestao, byAlternativa] = [
      copy * provas,
      copy * questoes,
      copy * alternativas,
    ]
    await db.run(`
      insert into provas (id, ${TABLES.provas}) ${db.withIds}
        select id + ${byProva}, ${TABLES.provas} from provas where id <= ${provas};
      insert into questoes (id, id_prova, ${TABLES.questoes}) ${db.withIds}
        select id + ${byQuestao}, id_prova + ${byProva}, ${TABLES.questoes}
        from questoes where id <= ${questoes};
      insert into alternativas (id, id_questao, ${TABLES.alternativas}) ${db.withIds}
        select id + ${byAlternativa}, id_questao + ${byQuestao}, ${TABLES.alternativas}
        from alternativas where id <= ${alternativas};
      insert into questoes_referencias (id_questao, id_referencia, ordem)
        select id_questao + ${byQuestao}, id_referencia, ordem
        from questoes_referencias where id_questao <= ${questoes};`)
  }
  await db.run('update conteudo set versao = versao + 1; commit')
}
