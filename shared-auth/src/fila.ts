import { tentativas } from '@rumo/contract'
import { mergeFilas, nextBatch, takeOver, withoutSettled } from '@rumo/contract/rules'
import { VISITANTE, type Device } from './device.ts'
import { exclusively } from './exclusively.ts'
import type { http as pageHttp } from './http.ts'
import { onChanceToSend } from './on-chance-to-send.ts'
import { patience } from './patience.ts'
import type { session as pageSession } from './session.ts'
import { divide, onTheWire, type TentativaGuardada } from './tentativa.ts'

export { isChave, newChave, tentativaOf, type TentativaGuardada } from './tentativa.ts'

const NAME = 'tentativas/1'

/** The most that the server takes in one call. */
const MOST = 500

interface Parts {
  device: Device
  /** The page's http client, passed in as for `createDevice`. */
  http: Pick<typeof pageHttp, 'call' | 'offers'>
  session: Pick<typeof pageSession, 'subscribe'>
}

/**
 * The attempts of each owner that this device keeps until the server has them (docs/decisions/device.md), and for good
 * where the server takes none. The page may close at any moment: what is kept stays, and the server recognises a
 * repeated attempt by its `chave`.
 */
export class FilaDeTentativas {
  readonly #parts: Parts
  /** What the device refused to keep; it is still sent while the page is open. */
  readonly #unkept = new Map<string, TentativaGuardada[]>()
  #waiting: Promise<boolean> | null = null
  #stop: (() => void) | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Keeps an owner's answers and sends them; one with a known `chave` is not changed. */
  async add(owner: string, answered: readonly TentativaGuardada[]): Promise<void> {
    if (answered.length === 0) return
    const isKept = await this.#update(owner, (fila) => mergeFilas(fila, answered))
    if (!isKept) this.#unkept.set(owner, mergeFilas(this.#unkeptOf(owner), answered))
    void this.send()
  }

  /**
   * The attempts that this device keeps of its current user, the oldest first; on a server that takes attempts, only
   * what still waits. Rejects where the device refuses.
   */
  own(): Promise<TentativaGuardada[]> {
    return this.heldFor(this.#parts.device.owner())
  }

  /** The same of any owner. */
  async heldFor(owner: string): Promise<TentativaGuardada[]> {
    const kept = divide(await this.#parts.device.of(owner).read<unknown>(NAME)).tentativas
    return mergeFilas(kept, this.#unkeptOf(owner))
  }

  /** Sends at once, then at each sign-in and whenever the network returns. Gives the function that stops it. */
  start(): () => void {
    this.#stop ??= this.#listen()
    void this.send()
    return this.#stop
  }

  #listen(): () => void {
    const stop = onChanceToSend(this.#parts.session, () => void this.send())
    return () => {
      stop()
      this.#stop = null
    }
  }

  /** Sends the signed-in account's attempts. Never rejects: false where some still wait that the server would take. */
  send(): Promise<boolean> {
    // A sending that has not begun includes what is added until it does. Only one tab sends at a time.
    this.#waiting ??= exclusively(NAME, () => {
      this.#waiting = null
      return this.#sendAll(this.#parts.device.owner())
    })
    return this.#waiting
  }

  async #sendAll(owner: string): Promise<boolean> {
    const { device, http } = this.#parts
    if (owner === VISITANTE || !http.offers(tentativas.send)) return true
    for (;;) {
      const batch = nextBatch(await this.heldFor(owner).catch(() => this.#unkeptOf(owner)), MOST)
      if (batch.length === 0) return true
      // The call uses the current token: check that it is still the same owner.
      if (device.owner() !== owner) return false
      const settled = await this.#sendBatch(batch)
      if (settled.length === 0 || !(await this.#forget(owner, settled))) return false
    }
  }

  /** Gives the keys that the server accepted or refused; none where it was not reached. */
  async #sendBatch(batch: readonly TentativaGuardada[]): Promise<string[]> {
    const body = { tentativas: batch.map(onTheWire) }
    const signal = patience()
    const recebimento = await this.#parts.http
      .call(tentativas.send, { body, signal })
      .catch(() => null)
    if (recebimento === null) return []
    const { recebidas, recusadas } = recebimento
    const answered = new Set([...recebidas, ...recusadas.map(({ chave }) => chave)])
    return batch.map(({ chave }) => chave).filter((chave) => answered.has(chave))
  }

  async #forget(owner: string, chaves: readonly string[]): Promise<boolean> {
    this.#unkept.set(owner, withoutSettled(this.#unkeptOf(owner), chaves))
    return this.#update(owner, (fila) => withoutSettled(fila, chaves))
  }

  /**
   * Moves a visitor's attempts to an account that claimed them, without duplicates. They stay where the device refuses.
   */
  async takeOver(owner: string): Promise<void> {
    const { device } = this.#parts
    const unkept = { visitante: this.#unkeptOf(VISITANTE), conta: this.#unkeptOf(owner) }
    this.#unkept.delete(VISITANTE)
    this.#unkept.set(owner, [...takeOver(unkept).conta])
    const left = divide(
      await device
        .of(VISITANTE)
        .read<unknown>(NAME)
        .catch(() => undefined),
    )
    if (left.tentativas.length === 0) return
    await device.updateBoth<unknown>([VISITANTE, owner], NAME, (one, other) => {
      const [visitante, conta] = [divide(one), divide(other)]
      const after = takeOver({ visitante: visitante.tentativas, conta: conta.tentativas })
      return [
        [...visitante.others, ...after.visitante],
        [...conta.others, ...after.conta],
      ]
    })
  }

  #unkeptOf(owner: string): TentativaGuardada[] {
    return this.#unkept.get(owner) ?? []
  }

  #update(
    owner: string,
    change: (fila: TentativaGuardada[]) => TentativaGuardada[],
  ): Promise<boolean> {
    return this.#parts.device.of(owner).update<unknown>(NAME, (kept) => {
      const { tentativas: fila, others } = divide(kept)
      return [...others, ...change(fila)]
    })
  }
}
