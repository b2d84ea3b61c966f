import type { ProvasRepository } from './provas.repository.ts'

interface Needs {
  repository: ProvasRepository
  /** Removes the files at these addresses that no record names any more. */
  removeUnnamed: (addresses: readonly string[]) => Promise<void>
}

/** Handles a prova's files, which are outside the transactions of the database. */
export function provasService({ repository, removeUnnamed }: Needs) {
  return {
    /** Removes a prova with all that belongs to it, or hides it; undefined where there is none. */
    async remove(id: number, autor: number): Promise<'removed' | 'hidden' | undefined> {
      const removed = await repository.remove(id, autor)
      if (!removed) return undefined
      // The prova is already removed: files that cannot be removed wait for the next sweep.
      await Promise.allSettled([removeUnnamed(removed.addresses)])
      return removed.isHeld ? 'hidden' : 'removed'
    },
  }
}
