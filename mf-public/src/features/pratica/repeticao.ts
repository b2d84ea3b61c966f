import { isFlag, isNumber, isText, shapeOf } from '@rumo/contract/shapes'
import type { QuestaoSorteada } from '@rumo/contract'
import type { OwnDevice } from '@rumo/shared-device/device'
import { isFresh, mergePratica } from './pratica.kept.ts'
import { isPratica, startPratica, type Pratica } from './pratica.rules.ts'

const NAME = 'repeticao/1'

/** Practice of what was wrong in one simulado, as a device keeps it. */
interface Repeticao {
  /** The `chave` of the simulado. */
  de: string
  pratica: Pratica
  /** Whether it was on the screen: a reload goes on with it. */
  aberta: boolean
  changedAtMs: number
}

const isRepeticao = shapeOf<Repeticao>({
  de: isText,
  pratica: isPratica,
  aberta: isFlag,
  changedAtMs: isNumber,
})

/** The repetition of what was wrong in one simulado, kept at every step; this device has one at a time of an owner. */
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

  /** The one that was on the screen when the page was left; null where there is none. */
  async open(): Promise<Pratica | null> {
    const kept = await this.#read()
    return kept?.aberta ? kept.pratica : null
  }

  /** Where one stopped, or a new one where its result was seen. */
  async begin(): Promise<Pratica> {
    const kept = await this.#read()
    return kept && !kept.pratica.mostraResultado ? kept.pratica : startPratica(this.#questoes)
  }

  /** Keeps it as it stands now, with what another tab answered in it. Where the device refuses, the page has it. */
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

  /** Marks it as closed, so that a reload shows the result. */
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

/** Whether two come from the same start: a new start names its answers anew. */
const isSameSet = (one: Pratica, other: Pratica) => chavesOf(one) === chavesOf(other)

const chavesOf = ({ respostas }: Pratica) => respostas.map(({ chave }) => chave).join(' ')
