import { isFlag, isNumber, isText, shapeOf, type Guarded } from '@rumo/contract/shapes'
import type { QuestaoSorteada } from '@rumo/contract'
import type { OwnDevice } from '@rumo/shared-device/device'
import { isFresh, mergePratica } from './pratica.kept.ts'
import { isPratica } from './is-pratica.ts'
import { startPratica, type Pratica } from './pratica.rules.ts'

const NAME = 'repeticao/1'

/** Practice of the questions that went wrong in one simulado, as a device keeps it. */
const isRepeticao = shapeOf({
  /** The `chave` of the simulado. */
  de: isText,
  pratica: isPratica,
  /** Whether the repetition is on the screen. A reload then continues with it. */
  aberta: isFlag,
  changedAtMs: isNumber,
})

type Repeticao = Guarded<typeof isRepeticao>

/**
 * The repetition of the questions that went wrong in one simulado, saved at every step. A device keeps only one at a
 * time for each owner.
 */
export class RepeticaoMemory {
  readonly #ownDevice: OwnDevice
  readonly #de: string
  readonly #questoes: readonly QuestaoSorteada[]

  constructor(
    ownDevice: OwnDevice,
    { de, questoes }: { de: string; questoes: readonly QuestaoSorteada[] },
  ) {
    this.#ownDevice = ownDevice
    this.#de = de
    this.#questoes = questoes
  }

  /** The repetition that was on the screen when the page was left; null when there was none. */
  async open(): Promise<Pratica | null> {
    const kept = await this.#read()
    return kept?.aberta ? kept.pratica : null
  }

  /** The repetition where the user stopped, or a new one when its result was shown already. */
  async begin(): Promise<Pratica> {
    const kept = await this.#read()
    return kept && !kept.pratica.mostraResultado ? kept.pratica : startPratica(this.#questoes)
  }

  /**
   * Saves the current state, merged with the answers from another tab. When the device refuses the write, the page
   * still has the state in memory.
   */
  keep(pratica: Pratica): void {
    void this.#ownDevice.update<unknown>(NAME, (kept) => {
      const before = this.#isMine(kept) && isSameSet(kept.pratica, pratica) ? kept.pratica : null
      return {
        de: this.#de,
        pratica: before ? mergePratica(before, pratica) : pratica,
        aberta: true,
        changedAtMs: Date.now(),
      } satisfies Repeticao
    })
  }

  /** Marks the repetition as closed, so that a reload shows the result of the simulado. */
  close(): void {
    void this.#ownDevice.update<unknown>(NAME, (kept) =>
      this.#isMine(kept) ? { ...kept, aberta: false } : kept,
    )
  }

  async #read(): Promise<Repeticao | null> {
    const kept = await this.#ownDevice.read<unknown>(NAME).catch(() => undefined)
    return this.#isMine(kept) && isFresh(kept, Date.now()) ? kept : null
  }

  #isMine(kept: unknown): kept is Repeticao {
    return isRepeticao(kept) && kept.de === this.#de
  }
}

/** Whether two states come from the same start. Every new start gives its attempts new names. */
const isSameSet = (one: Pratica, other: Pratica) => chavesOf(one) === chavesOf(other)

const chavesOf = ({ respostas }: Pratica) => respostas.map(({ chave }) => chave).join(' ')
