import { type FiltroDeRelatos, LIMITE_PADRAO, type NovoRelato, type Relato } from '@rumo/contract'
import { recordChange } from '../../domain/registro/audit-log.ts'
import { refusalOf } from '../../infra/database/constraints.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import { countOf, type Page } from '../../infra/lists/list-page.ts'
import { underLock } from '../../infra/database/lock.ts'
import { ABSENT } from '../../domain/registro/take-retratos.ts'
import { shownQuestoes } from '../../domain/publicacao/published.ts'
import { trechoOf } from '../../domain/questoes/trecho.ts'

export function relatosRepository(db: Database) {
  return {
    /** Keeps a report; false when its question does not exist or is not public. */
    async insert({ id_questao, texto, email = null }: NovoRelato): Promise<boolean> {
      const criado_em = new Date().toISOString()
      const writing = db.transaction().execute(async (trx) => {
        const questao = shownQuestoes(trx, 'publico').select('q.id').where('q.id', '=', id_questao)
        if (!(await questao.executeTakeFirst())) return false
        await insertRecord(trx, 'relatos', { id_questao, texto, email, criado_em })
        return true
      })
      return writing.catch((error: unknown) => {
        // On PostgreSQL the question may be removed between the check and the insert.
        if (refusalOf(error) === 'foreign_key') return false
        throw error
      })
    },

    /** A page of reports; by default the newest first. */
    async list(filtro: FiltroDeRelatos = {}): Promise<Page<Relato>> {
      const { pagina = 1, limite = LIMITE_PADRAO, ordem = '-criado_em' } = filtro
      const found = findRelatos(db, filtro)
      const direction = ordem === 'criado_em' ? 'asc' : 'desc'
      const rows = await found
        .select(COLUMNS)
        .orderBy('rl.criado_em', direction)
        .orderBy('rl.id', direction)
        .limit(limite)
        .offset((pagina - 1) * limite)
        .execute()
      return { dados: rows.map(toRelato), total: await countOf(found) }
    },

    /** Marks a report as resolved or as open; undefined when there is no such report. */
    change(id: number, resolvido: boolean, autor: number): Promise<Relato | undefined> {
      // Locked, because two administrators who resolve the report at the same time would each write a line of the log.
      return underLock(db, 'relatos', async (trx) => {
        const antes = await findRelato(trx, id)
        if (!antes || antes.resolvido === resolvido) return antes
        await trx.updateTable('relatos').set({ resolvido }).where('id', '=', id).execute()
        // The log gets no text and no e-mail: these exist only in the report, and are removed with it.
        await recordChange(trx, {
          autor,
          acao: 'alteracao',
          entidade: 'relatos',
          id_registro: id,
          antes: { id, resolvido: antes.resolvido },
          depois: { id, resolvido },
          retrato: { ...ABSENT, linha: { resolvido: antes.resolvido } },
        })
        return { ...antes, resolvido }
      })
    },
  }
}

const COLUMNS = [
  'rl.id',
  'rl.id_questao',
  'rl.texto',
  'rl.email',
  'rl.criado_em',
  'rl.resolvido',
  'q.numero',
  'q.texto as texto_da_questao',
  'p.id as id_prova',
  'p.nome as nome_prova',
] as const

function findRelatos(
  db: Database,
  { resolvido, id_questao }: Pick<FiltroDeRelatos, 'resolvido' | 'id_questao'>,
) {
  return db
    .selectFrom('relatos as rl')
    .innerJoin('questoes as q', 'q.id', 'rl.id_questao')
    .innerJoin('provas as p', 'p.id', 'q.id_prova')
    .$if(resolvido !== undefined, (query) => query.where('rl.resolvido', '=', resolvido ?? false))
    .$if(id_questao !== undefined, (query) => query.where('rl.id_questao', '=', id_questao ?? 0))
}

async function findRelato(trx: DatabaseTransaction, id: number): Promise<Relato | undefined> {
  const row = await findRelatos(trx, {}).select(COLUMNS).where('rl.id', '=', id).executeTakeFirst()
  return row && toRelato(row)
}

interface RelatoRow extends Omit<Relato, 'questao' | 'prova'> {
  numero: number | null
  texto_da_questao: string
  id_prova: number
  nome_prova: string
}

function toRelato({ numero, texto_da_questao, ...row }: RelatoRow): Relato {
  const { id_prova, nome_prova, ...relato } = row
  const trecho = trechoOf(texto_da_questao)
  return { ...relato, questao: { numero, trecho }, prova: { id: id_prova, nome: nome_prova } }
}
