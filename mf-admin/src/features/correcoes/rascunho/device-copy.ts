import {
  isKeptDraft,
  nameOf,
  readLeftDrafts,
  saysNothingBesides,
  type LeftDraft,
  type KeptDraft,
  type Shelf,
} from './kept-draft.ts'
import type { Rascunho } from './correcao-rascunho.ts'

/** What there is to keep, without when. */
export type Conteudo = Omit<KeptDraft, 'em'>

/**
 * Keeps a window's correction on the device at every change, the newest one, and forgets it once the server has it;
 * what others left there and this window goes on with is forgotten in its favour.
 */
export class DeviceCopy {
  readonly #shelf: Shelf
  readonly #onKept: (isKept: boolean) => void
  readonly #idCorrecao: number
  #nome: string
  #inherited: readonly LeftDraft[] = []
  /** What is to be kept; null: nothing. */
  #next: Conteudo | null = null
  #isKept = true
  #writing: Promise<void> | null = null

  constructor(shelf: Shelf, idCorrecao: number, onKept: (isKept: boolean) => void) {
    this.#shelf = shelf
    this.#idCorrecao = idCorrecao
    this.#nome = newName(idCorrecao)
    this.#onKept = onKept
  }

  /** What is kept from now on stands for these, too. */
  inherit(leftDrafts: readonly LeftDraft[]): void {
    this.#inherited = [...this.#inherited, ...leftDrafts]
  }

  /** Leaves what is kept for the next window, and continues with what another window left. */
  takeOver(leftDraft: LeftDraft): void {
    this.#nome = newName(this.#idCorrecao)
    this.inherit([leftDraft])
  }

  /** What other windows left that says something else than what is `known`, the newest first. */
  async findOutras(known: readonly Rascunho[]): Promise<LeftDraft[]> {
    const leftDrafts = await readLeftDrafts(this.#shelf, this.#idCorrecao)
    return leftDrafts.filter((each) => each.nome !== this.#nome && !saysNothingBesides(each, known))
  }

  /** Keeps it, or with null nothing; settles once the device has answered. */
  async keep(next: Conteudo | null): Promise<void> {
    this.#next = next
    this.#isKept = false
    this.#writing ??= this.#write()
    return this.#writing
  }

  /** Leaves what is not known to be kept: the page is about to go. */
  leave(): void {
    if (!this.#isKept && this.#next) this.#shelf.put(this.#nome, now(this.#next))
  }

  /** Forgets what was left, as it was read: its window may have gone on with it since. */
  async forget(leftDrafts: readonly LeftDraft[]): Promise<void> {
    for (const { nome, em } of leftDrafts) {
      await this.#shelf.update<unknown>(nome, (kept) =>
        isKeptDraft(kept) && kept.em !== em ? kept : undefined,
      )
    }
  }

  async #write(): Promise<void> {
    while (!this.#isKept) {
      const next = this.#next
      this.#isKept = true
      const inherited = this.#inherited
      const isDone = await this.#shelf.update<unknown>(this.#nome, () =>
        next ? now(next) : undefined,
      )
      if (isDone && inherited.length > 0) {
        await this.forget(inherited)
        this.#inherited = this.#inherited.filter((each) => !inherited.includes(each))
      }
      this.#onKept(isDone || next === null)
    }
    this.#writing = null
  }
}

const newName = (idCorrecao: number) => nameOf(idCorrecao, `${Math.random()}`)

const now = (conteudo: Conteudo): KeptDraft => ({ ...conteudo, em: Date.now() })
