import type { Correcao, FiltroDeCorrecoes, LinhaDeCorrecao } from '@rumo/contract'
import { groupBy, pick } from 'es-toolkit'
import { sql } from 'kysely'
import { COMECO, comecoOf } from '../../domain/redacoes/comeco.ts'
import {
  CONTEUDO,
  conteudoOf,
  corretorOf,
  estadoFor,
  isInEstado,
  MAY_CORRECT,
  selectCorrecoes,
} from '../../domain/redacoes/correcoes.ts'
import { notaFinal } from '../../domain/redacoes/nota-final.ts'
import type { Database } from '../../infra/database/db.ts'
import { listPage, type Page } from '../../infra/lists/list-page.ts'
import {
  type CorrecaoListada,
  entreguesOf,
  refuseAsCegas,
  rubricaOf,
  seenBy,
} from './duas-correcoes.ts'

export function correcoesRepository(db: Database) {
  return {
    /**
     * A page of the essays to correct, as one corrector sees them. They are searched by theme and author, and sorted by
     * the time at which the server received them, the oldest first by default.
     */
    async list(
      idCorretor: number,
      { estado, id_redacao_enviada, ordem, ...page }: FiltroDeCorrecoes = {},
    ): Promise<Page<LinhaDeCorrecao>> {
      const found = selectLinhas(db, idCorretor)
        .$if(estado !== undefined, (query) =>
          query.where(isInEstado(estado ?? 'a_corrigir', idCorretor)),
        )
        .$if(id_redacao_enviada !== undefined, (query) =>
          query.where('r.id', '=', id_redacao_enviada ?? 0),
        )
      const { dados, total = 0 } = await listPage(
        found,
        { pagina: 1, ...page, ordem: ordem ?? 'enviada_em' },
        {
          busca: [sql.ref('r.busca'), sql.ref('u.busca')],
          // Sorted by the time of receipt: a device may give any earlier time as the time of sending.
          ordem: { enviada_em: [sql.ref('r.recebida_em')] },
          id: sql.ref('r.id'),
        },
      )
      const ids = dados.map(({ id_redacao_enviada: id }) => id)
      const correcoesOf = await readCorrecoesOf(db, ids)
      return {
        dados: dados.map(({ id_aluno, nome_aluno, ...linha }) => {
          const correcoes = correcoesOf(linha.id_redacao_enviada)
          return {
            ...linha,
            aluno: { id: id_aluno, nome: nome_aluno },
            comeco: comecoOf(linha.comeco),
            rubrica: rubricaOf(correcoes, linha.corretores),
            nota_final: notaFinalOf(linha, correcoes),
            correcoes: correcoes.map((correcao) => seenBy(idCorretor, linha.estado, correcao)),
          }
        }),
        total,
      }
    },

    /**
     * Throws an AsCegasError for another corrector's correction, while the essay still lacks a correction by one of
     * several correctors.
     */
    async find(id: number, idCorretor: number): Promise<Correcao | undefined> {
      const correcao = await findCorrecao(db, id)
      if (correcao && correcao.corretor?.id !== idCorretor) refuseAsCegas(correcao.redacao_enviada)
      return correcao
    },
  }
}

/** One correction, in work or delivered, with its essay and the essay's other correctors. */
export async function findCorrecao(db: Database, id: number): Promise<Correcao | undefined> {
  const row = await selectCorrecoes(db)
    .innerJoin('redacoes_enviadas as r', 'r.id', 'c.id_redacao_enviada')
    .innerJoin('usuarios as a', 'a.id', 'r.id_usuario')
    .select(CONTEUDO)
    .select(['c.versao', 'r.reescrita', 'r.instrucoes', 'r.texto', 'r.enviada_em'])
    .select(['a.id as id_aluno', 'a.nome as nome_aluno', 'r.corretores', 'r.estado'])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { id_redacao_enviada, reescrita, instrucoes, texto, enviada_em, corretores, estado } = row
  const correcoesOf = await readCorrecoesOf(db, [id_redacao_enviada])
  const others = correcoesOf(id_redacao_enviada).filter((other) => other.id !== id)
  return {
    ...conteudoOf(row),
    id,
    versao: row.versao,
    corretor: corretorOf(row),
    entregue_em: row.entregue_em,
    redacao_enviada: {
      id: id_redacao_enviada,
      reescrita,
      instrucoes,
      texto,
      enviada_em,
      aluno: { id: row.id_aluno, nome: row.nome_aluno },
      corretores,
      estado,
      rubrica: rubricaOf(others, corretores),
    },
    outras: others.map((other) => pick(other, ['id', 'corretor', 'entregue_em'])),
  }
}

function selectLinhas(db: Database, idCorretor: number) {
  return db
    .selectFrom('redacoes_enviadas as r')
    .innerJoin('usuarios as u', 'u.id', 'r.id_usuario')
    .select(['r.id as id_redacao_enviada', 'r.titulo', 'r.reescrita', 'r.corretores'])
    .select(estadoFor(idCorretor).as('estado'))
    .select(['r.enviada_em', 'r.recebida_em', COMECO.as('comeco')])
    .select(['u.id as id_aluno', 'u.nome as nome_aluno'])
}

/** The final grade of an essay; null until all its corrections are delivered. */
function notaFinalOf(
  { estado, corretores }: Pick<LinhaDeCorrecao, 'estado'> & { corretores: number },
  correcoes: readonly CorrecaoListada[],
): number | null {
  if (estado !== 'corrigida') return null
  return notaFinal(entreguesOf(correcoes), corretores)?.nota ?? null
}

/** Gives a function from an essay's id to its corrections, in the order in which they were begun. */
export async function readCorrecoesOf(
  db: Database,
  ids: readonly number[],
): Promise<(id: number) => CorrecaoListada[]> {
  const rows = ids.length === 0 ? [] : await selectCorrecoesOf(db, ids)
  const byEssay = groupBy(rows, ({ id_redacao_enviada }) => id_redacao_enviada)
  return (essay) =>
    (byEssay[essay] ?? []).map((row) => ({
      id: row.id,
      corretor: corretorOf(row),
      entregue_em: row.entregue_em,
      nota: row.nota,
      maximo: row.maximo,
      rubrica: row.rubrica,
      isAlive: row.entregue_em !== null || Boolean(row.may_correct),
    }))
}

function selectCorrecoesOf(db: Database, ids: readonly number[]) {
  return selectCorrecoes(db)
    .select(['c.nota', 'c.maximo', 'c.rubrica'])
    .select(MAY_CORRECT.as('may_correct'))
    .where('c.id_redacao_enviada', 'in', ids)
    .orderBy('c.id')
    .execute()
}
