import type { Estatisticas } from '@rumo/contract'
import { diaOf, praticadoOf } from '@rumo/contract/rules'
import { readContentVersion } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { cacheByVersion } from '../../infra/cache/cache.ts'
import type { PublishedQuestoes } from '../../domain/questoes/published-questoes.ts'
import {
  countEmCurso,
  listMaterias,
  listRedacoes,
  listSimulados,
  readPratica,
} from './estatisticas.repository.ts'

/** Gives a function that reads the statistics of an account's practice; `nowMs` is the server's clock. */
export function estatisticasReader(db: Database, published: PublishedQuestoes) {
  const materias = cacheByVersion(
    () => readContentVersion(db),
    () => listMaterias(db),
  )
  return async (idUsuario: number, nowMs: number): Promise<Estatisticas> => {
    const { materias: drawable } = await published()
    const known = (await materias()).map((materia) => {
      return { ...materia, isDrawable: drawable.has(materia.id) }
    })
    return {
      ...praticadoOf(await readPratica(db, idUsuario), known, diaOf(nowMs)),
      em_simulado: await countEmCurso(db, idUsuario),
      simulados: await listSimulados(db, idUsuario),
      redacoes: await listRedacoes(db, idUsuario),
    }
  }
}
