import type { Resumo } from '@rumo/contract'
import { cacheByVersion } from '../../infra/cache.ts'
import type { ResumoRepository } from './resumo.repository.ts'

export type ResumoService = ReturnType<typeof resumoService>

/** Counting a hundred thousand questions takes a while: it is done once after each change of what is there. */
export function resumoService(repository: ResumoRepository) {
  const acervo = cacheByVersion(repository.contentVersion, repository.acervo)
  return {
    /** What is there and what is missing; accounts and reports, which come at any time, counted anew. */
    async read(): Promise<Resumo> {
      const { totais, ...rest } = await acervo()
      const [usuarios, relatos_abertos] = [
        await repository.countUsuarios(),
        await repository.countOpenRelatos(),
      ]
      return { ...rest, totais: { ...totais, usuarios }, relatos_abertos }
    },
  }
}
