import type { Restauracao } from '@rumo/contract'
import type { RestaurarRepository } from './restaurar.repository.ts'

interface Needs {
  repository: RestaurarRepository
  /** Takes those files at these addresses out of the bin that are in it. */
  bringBackFiles: (addresses: readonly string[]) => Promise<void>
}

/** Handles the files of restored records: they are outside the transactions of the database. */
export function registroService({ repository, bringBackFiles }: Needs) {
  return {
    preview: (id: number, autor: number): Promise<Restauracao> => repository.preview(id, autor),

    async restore(id: number, autor: number): Promise<Restauracao> {
      const { restauracao, addresses } = await repository.restore(id, autor)
      // The records are restored by now: a file that could not be moved is left to the next sweep.
      await Promise.allSettled([bringBackFiles(addresses)])
      return restauracao
    },
  }
}
