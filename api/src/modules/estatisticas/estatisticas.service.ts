import type { Estatisticas } from '@rumo/contract'
import { diaOf, praticadoOf } from '@rumo/contract/rules'
import { cacheByVersion } from '../../infra/cache/cache.ts'
import type { PublishedQuestoes } from '../../domain/questoes/published-questoes.ts'
import type { EstatisticasRepository } from './estatisticas.repository.ts'

export function estatisticasService(
  repository: EstatisticasRepository,
  published: PublishedQuestoes,
) {
  const materias = cacheByVersion(
    () => repository.contentVersion(),
    () => repository.listMaterias(),
  )
  return {
    /** The statistics of an account's practice; `nowMs` is the server's clock. */
    async of(idUsuario: number, nowMs: number): Promise<Estatisticas> {
      const { materias: drawable } = await published()
      const known = (await materias()).map((materia) => {
        return { ...materia, isDrawable: drawable.has(materia.id) }
      })
      return {
        ...praticadoOf(await repository.readPratica(idUsuario), known, diaOf(nowMs)),
        em_simulado: await repository.countEmCurso(idUsuario),
        simulados: await repository.listSimulados(idUsuario),
        redacoes: await repository.listRedacoes(idUsuario),
      }
    },
  }
}
