import type { Database } from '../../infra/database/db.ts'

// What an account has few of: each list is one page.

/** Few: an ended token is forgotten once it expires. */
export async function* endedSessoes(db: Database, id: number) {
  yield await db
    .selectFrom('sessoes_encerradas')
    .select('expira_em')
    .where('id_usuario', '=', id)
    .orderBy('expira_em')
    .execute()
}

/** Few: what was sent is forgotten. */
export async function* readMensagens(db: Database, id: number) {
  yield await db
    .selectFrom('mensagens')
    .select(['para', 'assunto', 'criada_em', 'enviada_em'])
    .where('id_usuario', '=', id)
    .orderBy('id')
    .execute()
}

export async function* readAvisos(db: Database, id: number) {
  yield await db
    .selectFrom('avisos_por_email')
    .select(['desde', 'redacao_corrigida'])
    .where('id_usuario', '=', id)
    .execute()
}

export async function* readAjustesDeLeitura(db: Database, id: number) {
  yield await db
    .selectFrom('ajustes_de_leitura')
    .select(['letras', 'espaco', 'tema', 'escolhidos_em'])
    .where('id_usuario', '=', id)
    .execute()
}

export async function* readPedidos(db: Database, id: number) {
  yield await db
    .selectFrom('chaves_de_correio')
    .select(['uso', 'email', 'criada_em', 'vence_em'])
    .where('id_usuario', '=', id)
    .orderBy('criada_em')
    .orderBy('uso')
    .execute()
}

/** One of each limit. */
export async function* readCotas(db: Database, id: number) {
  yield await db
    .selectFrom('cotas')
    .select(['acao', 'desde', 'quantas'])
    .where('id_usuario', '=', id)
    .orderBy('acao')
    .execute()
}

/** As many as there are keys. */
export async function* readComentariosProntos(db: Database, id: number) {
  yield await db
    .selectFrom('comentarios_prontos')
    .select(['tecla', 'texto'])
    .where('id_usuario', '=', id)
    .orderBy('tecla')
    .execute()
}

export async function* readRascunhoDaRedacao(db: Database, id: number) {
  yield await db
    .selectFrom('rascunho_da_redacao')
    .select(['em', 'id_redacao', 'id_anterior', 'titulo', 'texto'])
    .where('id_usuario', '=', id)
    .execute()
}

/** Few: of very many the oldest are forgotten. */
export async function* readRascunhos(db: Database, id: number) {
  yield await db
    .selectFrom('rascunhos')
    .select(['nome', 'em', 'conteudo'])
    .where('id_usuario', '=', id)
    .orderBy('nome')
    .execute()
}

/** Few: one is forgotten after 90 days. */
export async function* knownEnderecos(db: Database, id: number) {
  yield await db
    .selectFrom('enderecos_conhecidos')
    .select('dia')
    .where('id_usuario', '=', id)
    .orderBy('dia')
    .execute()
}
