import { tentativas } from '@rumo/contract'
import { mergeQueues, nextBatch, takeOver, withoutSettled } from '@rumo/contract/rules'
import { http, session } from '@rumo/shared-auth'
import { device, VISITANTE } from './device.ts'
import { hasOneOfTheDay } from './levada-names.ts'
import { Outbox, type OutboxParts } from './outbox.ts'
import { patience } from './patience.ts'
import { isTentativa, onTheWire, type TentativaGuardada } from './tentativa.ts'

export { isChave, newChave, tentativaOf, type TentativaGuardada } from './tentativa.ts'

const NAME = 'tentativas/1'

/** The most attempts that the server accepts in one request. */
const MOST = 500

/** The queue of attempts of each owner. With a server that accepts no attempts, they stay on the device for good. */
export class FilaDeTentativas extends Outbox<TentativaGuardada> {
  /** Attempts that the device refused to store, by owner. They are sent all the same, as long as the page is open. */
  readonly #unkept = new Map<string, TentativaGuardada[]>()

  constructor(parts: OutboxParts) {
    super(parts, NAME, isTentativa)
  }

  /**
   * Stores answers of an owner and has them sent. An answer whose `chave` is already stored stays as it was. What the
   * owner saved for today does not ask these questions again.
   */
  async add(owner: string, answered: readonly TentativaGuardada[]): Promise<void> {
    if (answered.length === 0) return
    const isKept = await this.update(owner, (kept) => {
      const { ours, others } = this.divide(kept)
      return [...others, ...mergeQueues(ours, answered)]
    })
    if (!isKept) this.#unkept.set(owner, mergeQueues(this.#unkeptOf(owner), answered))
    void this.send()
    const own = this.parts.device.of(owner)
    if (owner === VISITANTE || !(await hasOneOfTheDay(own))) return
    // Where this code cannot be loaded, the questions are asked again; the answers are sent all the same.
    const feitas = await import('./levadas-feitas.ts').catch(() => null)
    const ids = answered.map(({ id_questao }) => id_questao)
    await feitas?.leaveOut(own, ids)
  }

  /**
   * The attempts that this device stores for the signed-in account or the visitor, the oldest first. With a server that
   * accepts attempts, these are only the ones that still wait. Rejects where the device refuses.
   */
  own(): Promise<TentativaGuardada[]> {
    return this.heldFor(this.parts.device.owner())
  }

  /** The same as `own`, for any owner. */
  async heldFor(owner: string): Promise<TentativaGuardada[]> {
    return mergeQueues(await this.kept(owner), this.#unkeptOf(owner))
  }

  protected override async sendAll(owner: string): Promise<boolean> {
    if (!this.parts.http.offers(tentativas.send)) return true
    for (;;) {
      const batch = nextBatch(await this.heldFor(owner).catch(() => this.#unkeptOf(owner)), MOST)
      if (batch.length === 0) return true
      // The call uses the current token, so the owner must still be the signed-in account.
      if (this.parts.device.owner() !== owner) return false
      const settled = await this.#sendBatch(batch)
      this.#unkept.set(owner, withoutSettled(this.#unkeptOf(owner), settled))
      if (settled.length === 0 || !(await this.forget(owner, settled))) return false
    }
  }

  /** Sends a batch and returns the keys of the settled attempts; none where the server was not reached. */
  async #sendBatch(batch: readonly TentativaGuardada[]): Promise<string[]> {
    const body = { tentativas: batch.map(onTheWire) }
    const signal = patience()
    const recebimento = await this.parts.http
      .call(tentativas.send, { body, signal })
      .catch(() => null)
    if (recebimento === null) return []
    const { recebidas, recusadas } = recebimento
    const answered = new Set([...recebidas, ...recusadas.map(({ chave }) => chave)])
    return batch.map(({ chave }) => chave).filter((chave) => answered.has(chave))
  }

  /**
   * Moves the attempts of the visitor to an account whose user has said that they are theirs; none is duplicated. Where
   * the device refuses, the attempts stay with the visitor.
   */
  async takeOver(owner: string): Promise<void> {
    const unkept = { visitante: this.#unkeptOf(VISITANTE), conta: this.#unkeptOf(owner) }
    this.#unkept.delete(VISITANTE)
    this.#unkept.set(owner, [...takeOver(unkept).conta])
    const left = await this.kept(VISITANTE).catch(() => [])
    if (left.length === 0) return
    await this.parts.device.updateBoth<unknown>([VISITANTE, owner], NAME, (one, other) => {
      const [visitante, conta] = [this.divide(one), this.divide(other)]
      const after = takeOver({ visitante: visitante.ours, conta: conta.ours })
      return [
        [...visitante.others, ...after.visitante],
        [...conta.others, ...after.conta],
      ]
    })
  }

  #unkeptOf(owner: string): TentativaGuardada[] {
    return this.#unkept.get(owner) ?? []
  }
}

/** The queue of the page. */
export const fila = new FilaDeTentativas({ device, http, session })
