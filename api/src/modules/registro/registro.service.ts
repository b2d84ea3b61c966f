import type { Restauracao } from '@rumo/contract'
import type { RestaurarRepository } from './restaurar.repository.ts'

interface Needs {
  repository: RestaurarRepository
  /** Takes the files at these addresses out of the bin, as far as they are in it. */
  bringBackFiles: (addresses: readonly string[]) => Promise<void>
}

/** Restores records and then their files, which the database's transactions do not cover. */
export function registroService({ repository, bringBackFiles }: Needs) {
  return {
    preview: (id: number, autor: number): Promise<Restauracao> => repository.preview(id, autor),

    async restore(id: number, autor: number): Promise<Restauracao> {
      const { restauracao, addresses } = await repository.restore(id, autor)
      // The records are already restored: a file that could not be moved is left to the next sweep.
      await Promise.allSettled([bringBackFiles(addresses)])
      return restauracao
    },
  }
}
