import type { DadosDaConta } from '@rumo/contract'
import { placarOf, type Resultado } from '@rumo/contract/rules'
import { omit } from 'es-toolkit'
import { CONTEUDO, conteudoOf, listEntregues } from '../../infra/correcoes.ts'
import type { Database } from '../../infra/db.ts'
import { readEmCurso } from '../../infra/tentativas/em-curso.ts'

type Practice = Pick<DadosDaConta, 'data_da_prova' | 'tentativas' | 'simulados' | 'revisoes'>
type Essays = Pick<DadosDaConta, 'redacoes_enviadas' | 'correcoes'>

/** What an account practised, and what comes back to it. */
export async function practiceOf(db: Database, id: number): Promise<Practice> {
  const plano = await db
    .selectFrom('planos')
    .select('data_da_prova')
    .where('id_usuario', '=', id)
    .executeTakeFirst()
  const tentativas = await db
    .selectFrom('tentativas')
    .select(['chave', 'id_questao', 'letra', 'origem', 'id_simulado', 'respondida_em', 'resultado'])
    .where('id_usuario', '=', id)
    .orderBy('id')
    .execute()
  const revisoes = await db
    .selectFrom('revisoes')
    .select(['id_questao', 'ultima', 'vence'])
    .where('id_usuario', '=', id)
    .orderBy('vence')
    .orderBy('id_questao')
    .execute()
  const data_da_prova = plano?.data_da_prova ?? null
  const emCurso = await readEmCurso(db, id)
  return {
    data_da_prova,
    tentativas: tentativas.map((one) => withoutResultado(one, emCurso)),
    simulados: (await simuladosOf(db, id)).map((one) => withoutEmCurso(one, emCurso)),
    revisoes: revisoes.filter(({ id_questao }) => !emCurso.has(id_questao)),
  }
}

function withoutResultado<Answer extends { id_questao: number; resultado: Resultado | null }>(
  answer: Answer,
  emCurso: ReadonlySet<number>,
) {
  return emCurso.has(answer.id_questao) ? { ...answer, resultado: null } : answer
}

/** An ended simulado as if the questions that another one asks had no key. */
function withoutEmCurso(
  simulado: DadosDaConta['simulados'][number],
  emCurso: ReadonlySet<number>,
): DadosDaConta['simulados'][number] {
  const isAsked = ({ id_questao }: { id_questao: number }) => emCurso.has(id_questao)
  if (simulado.encerrado_em === null || !simulado.questoes.some(isAsked)) return simulado
  const questoes = simulado.questoes.map((one) => withoutResultado(one, emCurso))
  const untold = { certas_antes: null, total_antes: null, recorrecoes: [] }
  return {
    ...simulado,
    ...untold,
    ...placarOf(questoes.flatMap(({ resultado }) => resultado ?? [])),
    questoes,
  }
}

async function simuladosOf(db: Database, id: number): Promise<DadosDaConta['simulados']> {
  const simulados = await db
    .selectFrom('simulados')
    .select(['id', 'tipo', 'id_prova', 'id_materia', 'iniciado_em', 'termina_em', 'encerrado_em'])
    .select(['certas', 'total', 'certas_antes', 'total_antes'])
    .where('id_usuario', '=', id)
    .orderBy('id')
    .execute()
  const questoes = await db
    .selectFrom('simulados_questoes as sq')
    .innerJoin('simulados as s', 's.id', 'sq.id_simulado')
    .select(['sq.id_simulado', 'sq.id_questao', 'sq.letra', 'sq.marcada_em', 'sq.resultado'])
    .where('s.id_usuario', '=', id)
    .orderBy('sq.id_simulado')
    .orderBy('sq.posicao')
    .execute()
  const recorrecoes = await db
    .selectFrom('recorrecoes as r')
    .innerJoin('simulados as s', 's.id', 'r.id_simulado')
    .select(['r.id_simulado', 'r.id_questao', 'r.em', 'r.antes', 'r.depois', 'r.motivo'])
    .where('s.id_usuario', '=', id)
    .orderBy('r.id')
    .execute()
  const [questoesOf, recorrecoesOf] = [bySimulado(questoes), bySimulado(recorrecoes)]
  return simulados.map((simulado) => ({
    ...simulado,
    questoes: questoesOf(simulado.id),
    recorrecoes: recorrecoesOf(simulado.id),
  }))
}

/** Gives, of each simulado, its rows in their order. */
function bySimulado<Row extends { id_simulado: number }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ id_simulado }) => id_simulado)
  return (id: number) => (groups.get(id) ?? []).map((row) => omit(row, ['id_simulado']))
}

/** The essays that an account sent, and those of others that it corrected. */
export async function essaysOf(db: Database, id: number): Promise<Essays> {
  const enviadas = await db
    .selectFrom('redacoes_enviadas')
    .select(['id', 'reescrita', 'id_redacao', 'titulo', 'enviada_em', 'estado'])
    .select(['chave', 'instrucoes', 'texto'])
    .select(({ fn }) => fn.coalesce('id_primeira', 'id').as('id_primeira'))
    .where('id_usuario', '=', id)
    .orderBy('id')
    .execute()
  const redacoes_enviadas = []
  for (const enviada of enviadas) {
    redacoes_enviadas.push({ ...enviada, correcoes: await listEntregues(db, enviada.id) })
  }
  const correcoes = await db
    .selectFrom('correcoes as c')
    .select(['c.id', 'c.id_redacao_enviada', 'c.entregue_em', ...CONTEUDO])
    .where('c.id_corretor', '=', id)
    .orderBy('c.id')
    .execute()
  return {
    redacoes_enviadas,
    correcoes: correcoes.map(({ entregue_em, id_redacao_enviada, ...row }) => {
      return { ...conteudoOf(row), id: row.id, id_redacao_enviada, entregue_em }
    }),
  }
}
