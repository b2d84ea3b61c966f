import { isGuardada, nameOf, type Deixada, type Guardada, type Prateleira } from './guardada.ts'

/** What there is to keep, without when. */
export type Conteudo = Omit<Guardada, 'em'>

/**
 * Keeps a window's correction on the device at every change, the newest one, and forgets it once the server has it;
 * what others left there and this window goes on with is forgotten in its favour.
 */
export class Aparelho {
  readonly #aparelho: Prateleira
  readonly #onKept: (isKept: boolean) => void
  /** What it is kept as. */
  readonly nome: string
  #herdadas: readonly Deixada[] = []
  /** What is to be kept; null: nothing. */
  #next: Conteudo | null = null
  #isKept = true
  #writing: Promise<void> | null = null

  constructor(aparelho: Prateleira, idCorrecao: number, onKept: (isKept: boolean) => void) {
    this.#aparelho = aparelho
    this.nome = nameOf(idCorrecao, `${Math.random()}`)
    this.#onKept = onKept
  }

  /** What is kept from now on stands for these, too. */
  inherit(deixadas: readonly Deixada[]): void {
    this.#herdadas = [...this.#herdadas, ...deixadas]
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
    if (!this.#isKept && this.#next) this.#aparelho.put(this.nome, now(this.#next))
  }

  /** Forgets what was left, as it was read: its window may have gone on with it since. */
  async forget(deixadas: readonly Deixada[]): Promise<void> {
    for (const { nome, em } of deixadas) {
      await this.#aparelho.update<unknown>(nome, (kept) =>
        isGuardada(kept) && kept.em !== em ? kept : undefined,
      )
    }
  }

  async #write(): Promise<void> {
    while (!this.#isKept) {
      const next = this.#next
      this.#isKept = true
      const herdadas = this.#herdadas
      const isDone = await this.#aparelho.update<unknown>(this.nome, () =>
        next ? now(next) : undefined,
      )
      if (isDone && herdadas.length > 0) {
        await this.forget(herdadas)
        this.#herdadas = this.#herdadas.filter((each) => !herdadas.includes(each))
      }
      this.#onKept(isDone || next === null)
    }
    this.#writing = null
  }
}

const now = (conteudo: Conteudo): Guardada => ({ ...conteudo, em: Date.now() })
