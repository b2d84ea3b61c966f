import type { Selectable } from 'kysely'
import type { Database } from '../../infra/database/db.ts'
import type { Tables, TablesWith } from '../../infra/tables/tables.ts'

type TableOfAccounts = TablesWith<{ id_usuario: number }>

/**
 * The lists of an account that are short, each in one page. Tokens, mails and addresses are short because old ones are
 * deleted.
 */
export function shortListsOf(db: Database, id: number) {
  /** Some columns of the rows of the account, sorted by the columns in `ordem`. */
  async function* few<
    Table extends TableOfAccounts,
    Column extends keyof Selectable<Tables[Table]> & string,
  >(
    table: Table,
    columns: readonly Column[],
    ordem: readonly (keyof Tables[Table] & string)[] = [],
  ) {
    let found = db
      .selectFrom<TableOfAccounts>(table)
      .select(columns.map((column) => db.dynamic.ref<'id_usuario'>(column)))
      .where('id_usuario', '=', id)
    for (const column of ordem) found = found.orderBy(db.dynamic.ref(column))
    yield await found.$castTo<Pick<Selectable<Tables[Table]>, Column>>().execute()
  }

  return {
    sessoes_encerradas: few('sessoes_encerradas', ['expira_em'], ['expira_em']),
    enderecos_conhecidos: few('enderecos_conhecidos', ['dia'], ['dia']),
    cotas: few('cotas', ['acao', 'desde', 'quantas'], ['acao']),
    mensagens: few('mensagens', ['para', 'assunto', 'criada_em', 'enviada_em'], ['id']),
    avisos_por_email: few('avisos_por_email', ['desde', 'redacao_corrigida']),
    ajustes_de_leitura: few('ajustes_de_leitura', ['letras', 'espaco', 'tema', 'escolhidos_em']),
    pedidos_por_correio: few(
      'chaves_de_correio',
      ['uso', 'email', 'criada_em', 'vence_em'],
      ['criada_em', 'uso'],
    ),
    comentarios_prontos: few('comentarios_prontos', ['tecla', 'texto'], ['tecla']),
    rascunho_da_redacao: few('rascunho_da_redacao', [
      'em',
      'id_redacao',
      'id_anterior',
      'titulo',
      'texto',
    ]),
    rascunhos: few('rascunhos', ['nome', 'em', 'conteudo'], ['nome']),
  }
}
