import { VISITANTE, type Device, type OwnDevice } from '@rumo/shared-device/device'
import { tentativaOf, type FilaDeTentativas } from '@rumo/shared-device/fila'
import type { QuestoesGuardadas } from '@rumo/shared-device/guardadas'
import { doPlano, keyOf, readEscolha, type Escolha } from './escolha.rules.ts'
import {
  isSameSet,
  labelOf,
  lastSets,
  placeOf,
  PRATICA_GUARDADA,
  readKept,
  withoutSet,
  withSet,
  type Kept,
  type KeptSet,
} from './pratica.kept.ts'
import { respondidasIn, type Respondidas } from './respondidas.ts'
import { blanksIn, countAnswered, newAnswers, seenIn, type Pratica } from './pratica.rules.ts'
import { isVistaOf, vistaOf, type Vista } from './vistas.ts'

/** Where the memory is kept, so that a reload, or a tab that the phone discarded, loses no answer. */
export type Store = Device

type Fila = Pick<FilaDeTentativas, 'add' | 'heldFor'>
type Guardadas = Pick<QuestoesGuardadas, 'heldFor'>

const KEEPS_NONE: Guardadas = { heldFor: async () => [] }

/** A read that failed; undefined is a device that has nothing. */
const UNREADABLE = null

/** A draw takes no longer list of questions that are not to come. */
export const MAX_EXCETO = 20_000

/**
 * What a device remembers of practice: the last set of each choice, so that leaving the screen loses neither answer nor result, and the questions that were seen.
 */
export class PraticaMemory {
  readonly #store: Store
  readonly #fila: Fila
  readonly #guardadas: Guardadas
  #owner: string
  /** Of the owner whose practice is shown, also when another account enters meanwhile. */
  #device: OwnDevice
  /** Whether the device has taken any of it. */
  #isStored = false
  /** By the key of their choice. */
  #sets = new Map<string, KeptSet>()
  /** Each question that was seen, by its id. */
  #seen = new Map<number, Vista>()

  /** `fila` takes the answers that count, and has those that wait; `guardadas` has the questions that one keeps. */
  constructor(store: Store, fila: Fila, guardadas: Guardadas = KEEPS_NONE) {
    this.#store = store
    this.#fila = fila
    this.#guardadas = guardadas
    this.#owner = store.owner()
    this.#device = store.of(this.#owner)
  }

  /** Loads what the device keeps for its current user; to be called before the screen is shown. */
  async restore(nowMs: number): Promise<void> {
    const owner = this.#store.owner()
    if (owner !== this.#owner) {
      this.#owner = owner
      this.#device = this.#store.of(owner)
      this.#forget()
    }
    // What cannot be read is not overwritten: each write merges into what is kept.
    const stored = await this.#device.read<unknown>(PRATICA_GUARDADA).catch(() => UNREADABLE)
    const kept = readKept(stored)
    // Another account may have signed in while the device was read.
    if (owner !== this.#owner) return
    // It was stored and is gone: an account took it along, or it was removed. The next visitor must not see it.
    if (stored === undefined && this.#isStored) this.#forget()
    for (const set of lastSets(kept, nowMs)) {
      const own = this.#sets.get(placeOf(set))
      // Where the device refused a write, the page has the newer state.
      if (!own || own.changedAtMs <= set.changedAtMs) this.#sets.set(placeOf(set), set)
    }
    for (const vista of kept.seen) this.#seen.set(vista[0], vista)
  }

  kept(escolha: Escolha): Pratica | undefined {
    return this.#sets.get(keyOf(escolha))?.pratica
  }

  /**
   * What to practise for a plan that asks for so many new questions: what was begun for it, where as many of that are
   * left; else new ones (`isNew`), whatever is kept.
   */
  forPlano(novas: number): { escolha: Escolha; isNew: boolean } {
    const escolha = doPlano(novas)
    const begun = [...this.#sets].find(([key, { pratica }]) => {
      const { escolha: own } = readEscolha(new URLSearchParams(key))
      const isOfPlano = keyOf({ ...own, quantas: escolha.quantas }) === keyOf(escolha)
      const isBegun = countAnswered(pratica) > 0 && !pratica.mostraResultado
      return isOfPlano && isBegun && blanksIn(pratica).length === escolha.quantas
    })
    if (!begun) return { escolha, isNew: true }
    return { escolha: readEscolha(new URLSearchParams(begun[0])).escolha, isNew: false }
  }

  /** How many answers would be left behind with a set: none where its result is shown. */
  countAnswered(escolha: Escolha): number {
    const set = this.kept(escolha)
    return set && !set.mostraResultado ? countAnswered(set) : 0
  }

  /** Keeps a set as it stands now, in the place of the one before under its choice. */
  keep(escolha: Escolha, pratica: Pratica): void {
    const before = this.#sets.get(keyOf(escolha))
    if (before?.pratica === pratica) return
    const set = { ...labelOf(escolha), pratica, changedAtMs: Date.now() }
    const seen = seenIn(pratica).map(vistaOf)
    this.#sets.set(keyOf(escolha), set)
    for (const vista of seen) this.#seen.set(vista[0], vista)
    const isOther = before && !isSameSet(before, set)
    const answered = newAnswers(isOther ? undefined : before?.pratica, pratica)
    // Count before keeping the set: an answer that is kept but not counted cannot be given again.
    void this.#fila.add(
      this.#owner,
      answered.map((primeira) =>
        tentativaOf({ ...primeira, origem: 'pratica', respondidaEmMs: set.changedAtMs }),
      ),
    )
    void this.#update((kept) => withSet(isOther ? withoutSet(kept, before) : kept, set, seen))
  }

  /** Whether this screen belongs to no account. */
  get isVisitor(): boolean {
    return this.#owner === VISITANTE
  }

  /** What the answers say that the device has: all of a visitor's, of an account those that still wait. */
  async ownAnswers(): Promise<Respondidas> {
    return respondidasIn(await this.#fila.heldFor(this.#owner).catch(() => []))
  }

  /** The ids of the questions that its user keeps in a list, or of all that are kept (null). */
  async ownGuardadas(lista: string | null): Promise<number[]> {
    const held = await this.#guardadas.heldFor(this.#owner)
    return held
      .filter(({ listas }) => lista === null || listas.includes(lista))
      .map(({ id_questao }) => id_questao)
  }

  /** The questions that are not to come again, as far as a draw takes them. */
  seen(): number[] {
    return [...this.#seen.keys()].slice(-MAX_EXCETO)
  }

  /** Takes the questions of a choice for unseen again. */
  forgetSeen(escolha: Escolha): void {
    for (const [id, vista] of this.#seen) if (isVistaOf(escolha, vista)) this.#seen.delete(id)
    void this.#update(({ sets, seen }) => ({
      sets,
      seen: seen.filter((vista) => !isVistaOf(escolha, vista)),
    }))
  }

  async #update(change: (kept: Kept) => Kept): Promise<void> {
    // Where the device refuses, the page still has it in memory.
    const isStored = await this.#device.update<unknown>(PRATICA_GUARDADA, (kept) =>
      change(readKept(kept)),
    )
    this.#isStored ||= isStored
  }

  #forget(): void {
    this.#isStored = false
    this.#sets.clear()
    this.#seen.clear()
  }
}
