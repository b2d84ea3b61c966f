import { countAnswered, seenIn, type Pratica } from './rules.ts'

/**
 * What one page remembers of practice until it is closed: the last set of each matéria (null: all of
 * them), so that leaving the screen loses neither answer nor result, and the questions that were seen.
 */
export class PraticaMemory {
  readonly #sets = new Map<number | null, Pratica>()
  /** The matéria of each question that was seen, by its id. */
  readonly #seen = new Map<number, number | null>()

  kept(idMateria: number | null): Pratica | undefined {
    return this.#sets.get(idMateria)
  }

  /** How many answers would be left behind with a set: none where its result is shown. */
  countAnswered(idMateria: number | null): number {
    const set = this.#sets.get(idMateria)
    return set && !set.mostraResultado ? countAnswered(set) : 0
  }

  /** Keeps a set as it stands now. */
  keep(idMateria: number | null, pratica: Pratica): void {
    this.#sets.set(idMateria, pratica)
    for (const { id, materia } of seenIn(pratica)) this.#seen.set(id, materia?.id ?? null)
  }

  /** Makes room for a new set under a matéria. */
  drop(idMateria: number | null): void {
    this.#sets.delete(idMateria)
  }

  seen(): number[] {
    return [...this.#seen.keys()]
  }

  /** Takes the questions of a matéria (null: every question) for unseen again. */
  forgetSeen(idMateria: number | null): void {
    for (const [id, materia] of this.#seen) {
      if (idMateria === null || materia === idMateria) this.#seen.delete(id)
    }
  }
}
