import { tentativas } from '@rumo/contract'
import { mergeQueues, nextBatch, takeOver, withoutSettled } from '@rumo/contract/rules'
import { http, session } from '@rumo/shared-auth'
import { device, VISITANTE } from './device.ts'
import { Outbox, type OutboxParts } from './outbox.ts'
import { patience } from './patience.ts'
import { isTentativa, onTheWire, type TentativaGuardada } from './tentativa.ts'

export { isChave, newChave, tentativaOf, type TentativaGuardada } from './tentativa.ts'

const NAME = 'tentativas/1'

/** As many as the server takes at once. */
const MOST = 500

/** The attempts of each owner; they stay for good where the server takes none. */
export class FilaDeTentativas extends Outbox<TentativaGuardada> {
  /** What the device refused to keep: it is sent all the same while the page is open. */
  readonly #unkept = new Map<string, TentativaGuardada[]>()

  constructor(parts: OutboxParts) {
    super(parts, NAME, isTentativa)
  }

  /** Keeps answers of an owner, and has them sent; what is there already by its `chave` stays as it was. */
  async add(owner: string, answered: readonly TentativaGuardada[]): Promise<void> {
    if (answered.length === 0) return
    const isKept = await this.update(owner, (kept) => {
      const { ours, others } = this.divide(kept)
      return [...others, ...mergeQueues(ours, answered)]
    })
    if (!isKept) this.#unkept.set(owner, mergeQueues(this.#unkeptOf(owner), answered))
    void this.send()
  }

  /**
   * What this device keeps for the signed-in account or a visitor, the oldest first; on a server that takes attempts,
   * only what still waits. Rejects where the device refuses.
   */
  own(): Promise<TentativaGuardada[]> {
    return this.heldFor(this.parts.device.owner())
  }

  /** The same for any owner. */
  async heldFor(owner: string): Promise<TentativaGuardada[]> {
    return mergeQueues(await this.kept(owner), this.#unkeptOf(owner))
  }

  protected override async sendAll(owner: string): Promise<boolean> {
    if (!this.parts.http.offers(tentativas.send)) return true
    for (;;) {
      const batch = nextBatch(await this.heldFor(owner).catch(() => this.#unkeptOf(owner)), MOST)
      if (batch.length === 0) return true
      // The call uses the current token: check that it is still the same owner.
      if (this.parts.device.owner() !== owner) return false
      const settled = await this.#sendBatch(batch)
      this.#unkept.set(owner, withoutSettled(this.#unkeptOf(owner), settled))
      if (settled.length === 0 || !(await this.forget(owner, settled))) return false
    }
  }

  /** Gives the keys of those that are settled; none where the server was not reached. */
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
   * Takes over what a visitor left into an account, which has said that it is its own; nothing twice. Where the device
   * refuses, it stays.
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

/** The page's own. */
export const fila = new FilaDeTentativas({ device, http, session })
