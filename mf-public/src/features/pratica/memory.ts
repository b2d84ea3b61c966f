import type { device } from '@rumo/shared-auth/device'
import { countAnswered, isPratica, seenIn, type Pratica } from './rules.ts'

/** Where the memory is kept, so that a reload, or a tab that the phone discarded, loses no answer. */
export type Store = Pick<typeof device, 'owner' | 'read' | 'write'>

/** A set left for longer is not come back to. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000
const NAME = 'pratica/1'

interface Kept {
  sets: { idMateria: number | null; pratica: Pratica; changedAtMs: number }[]
  seen: [id: number, idMateria: number | null][]
}

/**
 * What a device remembers of practice: the last set of each matéria (null: all of them), so that leaving
 * the screen loses neither answer nor result, and the questions that were seen.
 */
export class PraticaMemory {
  readonly #store: Store
  #owner: string | null = null
  #sets = new Map<number | null, { pratica: Pratica; changedAtMs: number }>()
  /** The matéria of each question that was seen, by its id. */
  #seen = new Map<number, number | null>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Remembers what the device kept for whoever uses it now; to be called before the screen is shown. */
  async restore(nowMs: number): Promise<void> {
    const owner = this.#store.owner()
    if (owner === this.#owner) return
    const kept = await this.#store.read<Partial<Kept>>(NAME)
    this.#owner = owner
    this.#seen = new Map(kept?.seen)
    this.#sets = new Map(
      kept?.sets
        ?.filter(({ pratica, changedAtMs }) => {
          return isPratica(pratica) && nowMs - changedAtMs < KEPT_FOR_MS
        })
        .map(({ idMateria, ...set }) => [idMateria, set]),
    )
  }

  kept(idMateria: number | null): Pratica | undefined {
    return this.#sets.get(idMateria)?.pratica
  }

  /** How many answers would be left behind with a set: none where its result is shown. */
  countAnswered(idMateria: number | null): number {
    const set = this.kept(idMateria)
    return set && !set.mostraResultado ? countAnswered(set) : 0
  }

  /** Keeps a set as it stands now. */
  keep(idMateria: number | null, pratica: Pratica): void {
    if (this.kept(idMateria) === pratica) return
    this.#sets.set(idMateria, { pratica, changedAtMs: Date.now() })
    for (const { id, materia } of seenIn(pratica)) this.#seen.set(id, materia?.id ?? null)
    this.#save()
  }

  /** Makes room for a new set under a matéria. */
  drop(idMateria: number | null): void {
    this.#sets.delete(idMateria)
    this.#save()
  }

  seen(): number[] {
    return [...this.#seen.keys()]
  }

  /** Takes the questions of a matéria (null: every question) for unseen again. */
  forgetSeen(idMateria: number | null): void {
    for (const [id, materia] of this.#seen) {
      if (idMateria === null || materia === idMateria) this.#seen.delete(id)
    }
    this.#save()
  }

  #save(): void {
    const sets = [...this.#sets].map(([idMateria, set]) => ({ idMateria, ...set }))
    // Where the device refuses, the page itself still remembers.
    void this.#store.write(NAME, { sets, seen: [...this.#seen] } satisfies Kept)
  }
}
