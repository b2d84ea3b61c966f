import type {
  FiltroDeRedacoesEnviadas,
  LinhaDeRedacaoEnviada,
  RedacaoEnviada,
  VistaDaCorrecao,
} from '@rumo/contract'
import { omit } from 'es-toolkit'
import { sql } from 'kysely'
import { COMECO, comecoOf } from '../../domain/redacoes/comeco.ts'
import { listEntregues } from '../../domain/redacoes/correcoes.ts'
import { notasFinais, notaFinal } from '../../domain/redacoes/nota-final.ts'
import type { Database } from '../../infra/database/db.ts'
import { listPage, type Page } from '../../infra/lists/list-page.ts'
import { ofChain } from './enviar-redacao.repository.ts'

export function redacoesEnviadasRepository(db: Database) {
  return {
    /** A page of an account's own essays; by default the newest first. */
    async list(
      idUsuario: number,
      { estado, ordem, ...page }: FiltroDeRedacoesEnviadas = {},
    ): Promise<Page<LinhaDeRedacaoEnviada>> {
      const found = selectCabecalhos(db)
        .select(['r.chave', COMECO.as('comeco')])
        .where('r.id_usuario', '=', idUsuario)
        .$if(estado !== undefined, (query) => query.where('r.estado', '=', estado ?? 'corrigida'))
      const { dados, total = 0 } = await listPage(
        found,
        { pagina: 1, ...page, ordem: ordem ?? '-enviada_em' },
        {
          busca: [sql.lit('')],
          ordem: { enviada_em: [sql.ref('r.enviada_em')] },
          id: sql.ref('r.id'),
        },
      )
      const notas = await notasFinais(
        db,
        dados.filter((row) => row.estado === 'corrigida'),
      )
      return {
        dados: dados.map((row) => ({
          ...omit(row, ['corretores']),
          comeco: comecoOf(row.comeco),
          nota: notas.get(row.id) ?? null,
        })),
        total,
      }
    },

    /** An essay of the reader's account; of any account when the reader corrects essays. */
    async find(
      id: number,
      leitor: { id: number; isCorretor?: boolean },
    ): Promise<RedacaoEnviada | undefined> {
      const row = await selectCabecalhos(db)
        .select(['r.chave', 'r.instrucoes', 'r.texto', 'r.vista_em', 'r.id_usuario'])
        .where('r.id', '=', id)
        .$if(!leitor.isCorretor, (query) => query.where('r.id_usuario', '=', leitor.id))
        .executeTakeFirst()
      if (!row) return undefined
      const reescritas = await ofChain(db, row.id_primeira)
        .select(['id', 'reescrita', 'enviada_em'])
        .orderBy('reescrita')
        .execute()
      const { corretores, id_usuario, vista_em, ...redacao } = row
      const correcoes = await listEntregues(db, row)
      return {
        ...redacao,
        correcoes,
        nota_final: notaFinal(correcoes, corretores),
        reescritas,
        ...(id_usuario === leitor.id && { vista_em }),
      }
    },

    see: (id: number, idUsuario: number, now: Date) => see(db, { id, idUsuario, now }),
  }
}

/** Keeps when an account first opened the correction of its essay; undefined where it has no such essay. */
async function see(
  db: Database,
  { id, idUsuario, now }: { id: number; idUsuario: number; now: Date },
): Promise<VistaDaCorrecao | undefined> {
  await db
    .updateTable('redacoes_enviadas')
    .set({ vista_em: now.toISOString() })
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
    .where('estado', '=', 'corrigida')
    .where('vista_em', 'is', null)
    .execute()
  return db
    .selectFrom('redacoes_enviadas')
    .select(['id', 'vista_em'])
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst()
}

function selectCabecalhos(db: Database) {
  return db
    .selectFrom('redacoes_enviadas as r')
    .select(['r.id', 'r.reescrita', 'r.id_redacao', 'r.titulo', 'r.enviada_em', 'r.estado'])
    .select('r.corretores')
    .select(({ fn }) => fn.coalesce('r.id_primeira', 'r.id').as('id_primeira'))
}
