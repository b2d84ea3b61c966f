import type { Restauracao } from '@rumo/contract'
import type { RestaurarRepository } from './restaurar.repository.ts'

interface Needs {
  repository: RestaurarRepository
  /** Takes the files at these addresses out of the bin, those that lie there. */
  bringBackFiles: (addresses: readonly string[]) => Promise<void>
}

/** Handles the files of restored records, which are outside the transactions of the database. */
export function registroService({ repository, bringBackFiles }: Needs) {
  return {
    preview: (id: number, autor: number): Promise<Restauracao> => repository.preview(id, autor),

    async restore(id: number, autor: number): Promise<Restauracao> {
      const { restauracao, addresses } = await repository.restore(id, autor)
      // The records are back by now: what could not be moved is for the next sweep.
      await Promise.allSettled([bringBackFiles(addresses)])
      return restauracao
    },
  }
}
