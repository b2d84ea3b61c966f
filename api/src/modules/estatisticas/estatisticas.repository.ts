import type { Estatisticas } from '@rumo/contract'
import type { DiaPraticado, Resultado } from '@rumo/contract/rules'
import { readContentVersion } from '../../infra/content-version.ts'
import type { Database } from '../../infra/db.ts'

/** So many of the last simulados and essays are shown. */
const LAST = 10

export type EstatisticasRepository = ReturnType<typeof estatisticasRepository>

export function estatisticasRepository(db: Database) {
  return {
    contentVersion: (): Promise<number> => readContentVersion(db),

    /** All of them, by name. */
    listMaterias: () =>
      db.selectFrom('materias').select(['id', 'nome']).orderBy('busca').orderBy('id').execute(),

    /** Every day on which an account practised, the newest first. */
    listDias: (idUsuario: number): Promise<DiaPraticado[]> =>
      db
        .selectFrom('dias_de_materia')
        .select(['dia', 'id_materia', 'certas', 'total'])
        .where('id_usuario', '=', idUsuario)
        .orderBy('dia', 'desc')
        .execute(),

    /** The last ten that were ended, the newest first. */
    async listSimulados(idUsuario: number): Promise<Estatisticas['simulados']> {
      const simulados = await db
        .selectFrom('simulados')
        .select(['id', 'encerrado_em', 'certas', 'total'])
        .where('id_usuario', '=', idUsuario)
        .where('encerrado_em', 'is not', null)
        .orderBy('encerrado_em', 'desc')
        .orderBy('id', 'desc')
        .limit(LAST)
        .$narrowType<{ encerrado_em: string; certas: number; total: number }>()
        .execute()
      const resultados = await resultadosOf(
        db,
        simulados.map(({ id }) => id),
      )
      return simulados.map((simulado) => ({ ...simulado, resultados: resultados(simulado.id) }))
    },

    /** The last ten that were corrected, the newest first, each by its last correction. */
    listRedacoes: (idUsuario: number): Promise<Estatisticas['redacoes']> =>
      db
        .selectFrom('redacoes_enviadas as r')
        .innerJoin('correcoes as c', 'c.id_redacao_enviada', 'r.id')
        .select(['r.id', 'r.titulo', 'c.rubrica', 'c.nota', 'c.maximo', 'c.entregue_em'])
        .where('r.id_usuario', '=', idUsuario)
        .where('c.id', '=', (eb) =>
          eb
            .selectFrom('correcoes as last')
            .select('last.id')
            .whereRef('last.id_redacao_enviada', '=', 'r.id')
            .where('last.entregue_em', 'is not', null)
            .orderBy('last.entregue_em', 'desc')
            .orderBy('last.id', 'desc')
            .limit(1),
        )
        .orderBy('c.entregue_em', 'desc')
        .orderBy('c.id', 'desc')
        .limit(LAST)
        .$narrowType<{ nota: number; maximo: number; entregue_em: string }>()
        .execute(),
  }
}

/** Gives, of each of these simulados, what its questions are worth, in their order. */
async function resultadosOf(
  db: Database,
  ids: readonly number[],
): Promise<(id: number) => Resultado[]> {
  if (ids.length === 0) return () => []
  const rows = await db
    .selectFrom('simulados_questoes')
    .select(['id_simulado', 'resultado'])
    .where('id_simulado', 'in', ids)
    .where('resultado', 'is not', null)
    .orderBy('id_simulado')
    .orderBy('posicao')
    .$narrowType<{ resultado: Resultado }>()
    .execute()
  const bySimulado = Map.groupBy(rows, ({ id_simulado }) => id_simulado)
  return (id) => (bySimulado.get(id) ?? []).map(({ resultado }) => resultado)
}
