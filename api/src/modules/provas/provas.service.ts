import type { ProvasRepository } from './provas.repository.ts'

interface Needs {
  repository: ProvasRepository
  /** Removes those of the files at these addresses that no record names any more. */
  removeUnnamed: (addresses: readonly string[]) => Promise<void>
}

/** Removes a prova and then its files, which the database's transactions do not cover. */
export function provasService({ repository, removeUnnamed }: Needs) {
  return {
    /** Removes a prova with all its contents, or hides it; undefined when there is no such prova. */
    async remove(id: number, autor: number): Promise<'removed' | 'hidden' | undefined> {
      const removed = await repository.remove(id, autor)
      if (!removed) return undefined
      // The prova is already removed: files that cannot be removed wait for the next sweep.
      await Promise.allSettled([removeUnnamed(removed.addresses)])
      return removed.isHeld ? 'hidden' : 'removed'
    },
  }
}
