import { VISITANTE, type Device, type OwnDevice } from '@rumo/shared-device/device'
import { tentativaOf, type FilaDeTentativas } from '@rumo/shared-device/fila'
import type { QuestoesGuardadas } from '@rumo/shared-device/guardadas'
import { doPlano, isDoPlano, keyOf, readEscolha, type Escolha } from './escolha.rules.ts'
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

/** Where practice is kept, so that no answer is lost by a reload or when the phone discards the tab. */
export type Store = Device

type Fila = Pick<FilaDeTentativas, 'add' | 'heldFor'>
type Guardadas = Pick<QuestoesGuardadas, 'heldFor'>

const KEEPS_NONE: Guardadas = { heldFor: async () => [] }

/** Marks a read that failed; `undefined` means that the device has kept nothing. */
const UNREADABLE = null

/** What is known about a set while the page is open, also after the user left its screen and came back. */
interface Sobre {
  /** The choice of the set that the user left for this one; null when there is none. */
  de: Escolha | null
  /** How many questions the choice leaves; null when the number is not known. */
  disponiveis: number | null
  /** The message why there are fewer questions than requested. */
  poucas: string | null
}

const NADA: Sobre = { de: null, disponiveis: null, poucas: null }

/** The server accepts at most this many ids of questions to leave out of a draw. */
export const MAX_EXCETO = 20_000

/**
 * What a device remembers of practice: the last set of each choice, so that leaving the screen loses neither answers
 * nor result, and the questions that were seen.
 */
export class PraticaMemory {
  readonly #store: Store
  readonly #fila: Fila
  readonly #guardadas: Guardadas
  #owner: string
  /** The storage of the owner whose practice is shown, also when another account signs in meanwhile. */
  #device: OwnDevice
  /** Whether the device has accepted a write. */
  #isStored = false
  /** The sets by the key of their choice. */
  #sets = new Map<string, KeptSet>()
  /** What the page knows about the sets, by the key of their choice. */
  #sobre = new Map<string, Sobre>()
  /** The questions that were seen, by their ids. */
  #seen = new Map<number, Vista>()

  /**
   * `fila` receives the answers that count and holds those waiting to be sent. `guardadas` has the questions that the
   * user keeps.
   */
  constructor(store: Store, fila: Fila, guardadas: Guardadas = KEEPS_NONE) {
    this.#store = store
    this.#fila = fila
    this.#guardadas = guardadas
    this.#owner = store.owner()
    this.#device = store.of(this.#owner)
  }

  /** Loads what the device keeps for its current user. Must be called before the screen is shown. */
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
    // Another account may have signed in during the read.
    if (owner !== this.#owner) return
    // It was stored and is gone: an account took the practice over, or it was removed. The next visitor must not see
    // it.
    if (stored === undefined && this.#isStored) this.#forget()
    for (const set of lastSets(kept, nowMs)) {
      const own = this.#sets.get(placeOf(set))
      // The page has the newer state when the device refused a write.
      if (!own || own.changedAtMs <= set.changedAtMs) this.#sets.set(placeOf(set), set)
    }
    for (const vista of kept.seen) this.#seen.set(vista[0], vista)
  }

  kept(escolha: Escolha): Pratica | undefined {
    return this.#sets.get(keyOf(escolha))?.pratica
  }

  /**
   * The choice to practise when the study plan asks for this many new questions. It is a set begun for the plan, when
   * as many of its questions are still blank. Otherwise it is a new set (`isNew`), even if an older one is kept.
   */
  forPlano(novas: number): { escolha: Escolha; isNew: boolean } {
    const escolha = doPlano(novas)
    const begun = [...this.#sets].find(([key, { pratica }]) => {
      const { escolha: own } = readEscolha(new URLSearchParams(key))
      const isBegun = countAnswered(pratica) > 0 && !pratica.mostraResultado
      return isBegun && isDoPlano(own, blanksIn(pratica).length, novas)
    })
    if (!begun) return { escolha, isNew: true }
    return { escolha: readEscolha(new URLSearchParams(begun[0])).escolha, isNew: false }
  }

  sobre(escolha: Escolha): Sobre {
    return this.#sobre.get(keyOf(escolha)) ?? NADA
  }

  note(escolha: Escolha, known: Partial<Sobre>): void {
    this.#sobre.set(keyOf(escolha), { ...this.sobre(escolha), ...known })
  }

  /** How many answers the user would leave behind by leaving a set; 0 when the result of the set is shown. */
  countAnswered(escolha: Escolha): number {
    const set = this.kept(escolha)
    return set && !set.mostraResultado ? countAnswered(set) : 0
  }

  /** Keeps the current state of a set, and replaces the previous set of its choice. */
  keep(escolha: Escolha, pratica: Pratica): void {
    const before = this.#sets.get(keyOf(escolha))
    if (before?.pratica === pratica) return
    const set = { ...labelOf(escolha), pratica, changedAtMs: Date.now() }
    const seen = seenIn(pratica).map(vistaOf)
    this.#sets.set(keyOf(escolha), set)
    for (const vista of seen) this.#seen.set(vista[0], vista)
    const isOther = before && !isSameSet(before, set)
    const answered = newAnswers(isOther ? undefined : before?.pratica, pratica)
    // The answers are counted before the set is kept: an answer that is kept but not counted could not be given again.
    void this.#fila.add(
      this.#owner,
      answered.map((primeira) =>
        tentativaOf({ ...primeira, origem: 'pratica', respondidaEmMs: set.changedAtMs }),
      ),
    )
    void this.#update((kept) => withSet(isOther ? withoutSet(kept, before) : kept, set, seen))
  }

  /** Whether the practice belongs to no account. */
  get isVisitor(): boolean {
    return this.#owner === VISITANTE
  }

  /**
   * What is known from the answers on the device: all answers of a visitor; of an account those that are not sent yet.
   */
  async ownAnswers(): Promise<Respondidas> {
    return respondidasIn(await this.#fila.heldFor(this.#owner).catch(() => []))
  }

  /** The ids of the questions that the user keeps in a list, or of all kept questions (null). */
  async ownGuardadas(lista: string | null): Promise<number[]> {
    const held = await this.#guardadas.heldFor(this.#owner)
    return held
      .filter(({ listas }) => lista === null || listas.includes(lista))
      .map(({ id_questao }) => id_questao)
  }

  /** The ids of the questions seen already, which a draw leaves out; the last ones, as many as the server accepts. */
  seen(): number[] {
    return [...this.#seen.keys()].slice(-MAX_EXCETO)
  }

  /** Forgets that the questions of a choice were seen, so that they are drawn again. */
  forgetSeen(escolha: Escolha): void {
    for (const [id, vista] of this.#seen) if (isVistaOf(escolha, vista)) this.#seen.delete(id)
    void this.#update(({ sets, seen }) => ({
      sets,
      seen: seen.filter((vista) => !isVistaOf(escolha, vista)),
    }))
  }

  async #update(change: (kept: Kept) => Kept): Promise<void> {
    // When the device refuses the write, the page still has the state in memory.
    const isStored = await this.#device.update<unknown>(PRATICA_GUARDADA, (kept) =>
      change(readKept(kept)),
    )
    this.#isStored ||= isStored
  }

  #forget(): void {
    this.#isStored = false
    this.#sets.clear()
    this.#sobre.clear()
    this.#seen.clear()
  }
}
