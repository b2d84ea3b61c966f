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

/** A kept draft without its time. */
export type Conteudo = Omit<KeptDraft, 'em'>

/**
 * Keeps the latest draft of a window's correction on the device, and deletes the copy once the server has everything.
 * Left drafts that this window continues are deleted once its own copy is written.
 */
export class DeviceCopy {
  readonly #shelf: Shelf
  readonly #onKept: (isKept: boolean) => void
  readonly #idCorrecao: number
  #nome: string
  #inherited: readonly LeftDraft[] = []
  /** The content to write next; null: delete the copy. */
  #next: Conteudo | null = null
  #isKept = true
  #writing: Promise<void> | null = null

  constructor(shelf: Shelf, idCorrecao: number, onKept: (isKept: boolean) => void) {
    this.#shelf = shelf
    this.#idCorrecao = idCorrecao
    this.#nome = newName(idCorrecao)
    this.#onKept = onKept
  }

  /** The next copy of this window replaces these left drafts, too. */
  inherit(leftDrafts: readonly LeftDraft[]): void {
    this.#inherited = [...this.#inherited, ...leftDrafts]
  }

  /** Leaves the current copy on the device as a left draft, and continues with a draft of another window. */
  takeOver(leftDraft: LeftDraft): void {
    this.#nome = newName(this.#idCorrecao)
    this.inherit([leftDraft])
  }

  /** The drafts of other windows on this device that differ from all drafts in `known`, newest first. */
  async findOutras(known: readonly Rascunho[]): Promise<LeftDraft[]> {
    const leftDrafts = await readLeftDrafts(this.#shelf, this.#idCorrecao)
    return leftDrafts.filter((each) => each.nome !== this.#nome && !saysNothingBesides(each, known))
  }

  /** Writes a draft, or deletes the copy (null). Settles once the device has answered. */
  async keep(next: Conteudo | null): Promise<void> {
    this.#next = next
    this.#isKept = false
    this.#writing ??= this.#write()
    return this.#writing
  }

  /** Starts a last write of a draft whose copy is not confirmed, because the page is about to be closed. */
  leave(): void {
    if (!this.#isKept && this.#next) this.#shelf.put(this.#nome, now(this.#next))
  }

  /** Deletes left drafts, except those that their window has written again since they were read. */
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
