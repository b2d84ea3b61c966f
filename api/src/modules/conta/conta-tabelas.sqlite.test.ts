import type { DadosDaConta } from '@rumo/contract'
import { contaSchemas } from '@rumo/contract/schemas/conta'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../infra/database/db.ts'
import { it } from '../../testing/api.ts'

/**
 * For each table with rows of an account, or of records of an account: the fields of the export that contain the rows.
 */
const EXPORTED: Record<string, readonly (keyof DadosDaConta)[]> = {
  usuarios: ['usuario'],
  sessoes_encerradas: ['sessoes_encerradas'],
  enderecos_conhecidos: ['enderecos_conhecidos'],
  registro: ['registro'],
  // Earlier versions of changed records, kept for as long as a change can be undone; the log says the same.
  retratos: ['registro'],
  relatos_guardados: ['relatos'],
  cotas: ['cotas'],
  planos: ['data_da_prova', 'dias_por_semana', 'minutos_por_dia'],
  tentativas: ['tentativas'],
  // These are sums that are computed from the answers.
  dias_de_materia: ['tentativas'],
  simulados: ['simulados'],
  simulados_questoes: ['simulados'],
  recorrecoes: ['simulados'],
  revisoes: ['revisoes'],
  redacoes_enviadas: ['redacoes_enviadas'],
  correcoes: ['redacoes_enviadas', 'correcoes'],
  relatos: ['relatos'],
  importacoes: ['importacoes'],
  comentarios_prontos: ['comentarios_prontos'],
  rascunho_da_redacao: ['rascunho_da_redacao'],
  rascunhos: ['rascunhos'],
  mensagens: ['mensagens'],
  avisos_por_email: ['avisos_por_email'],
  ajustes_de_leitura: ['ajustes_de_leitura'],
  questoes_guardadas: ['questoes_guardadas'],
  chaves_de_correio: ['pedidos_por_correio'],
  importacoes_arquivos: ['importacoes'],
  // Hashes of the account that was tried, for as long as a limit counts them: they cannot be traced to the account.
  tentativas_de_acesso: [],
}

it('has every table that names an account, or a record of one', async ({ api }) => {
  expect([...(await tablesThatName(api.db))].toSorted()).toEqual(Object.keys(EXPORTED).toSorted())
  const fields = Object.keys(contaSchemas.dados.dados.shape).filter(
    (field) => field !== 'gerado_em',
  )
  expect([...new Set(Object.values(EXPORTED).flat())].toSorted()).toEqual(fields.toSorted())
})

/** The tables with a column that identifies a person, and all tables that refer to one of them by a foreign key. */
async function tablesThatName(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string; parent: string | null; isPersonal: number }>`
    select m.name, f."table" as parent, exists (
      select 1 from pragma_table_info(m.name) c where c.name in ('email', 'conta', 'endereco')
    ) as isPersonal
    from sqlite_master m left join pragma_foreign_key_list(m.name) f
    where m.type = 'table'`.execute(db)
  const found = new Set(rows.filter(({ isPersonal }) => isPersonal === 1).map(({ name }) => name))
  let before = 0
  while (found.size > before) {
    before = found.size
    for (const { name, parent } of rows) if (parent !== null && found.has(parent)) found.add(name)
  }
  return found
}
