import { VISITANTE, type Device } from '@rumo/shared-device/device'
import { SIMULADOS_EM_ESPERA } from '@rumo/shared-device/simulados'
import { isSimulado } from './simulado.kept.ts'
import type { Simulado } from './simulado.ts'

/** Whether the simulado was handed in and is not graded yet. */
export const isHandedIn = (simulado: Simulado | null): simulado is Simulado =>
  simulado?.etapa === 'entregue'

/**
 * The simulados of one owner that were handed in and made room for another one. This device keeps them until they are
 * graded and their result was seen.
 */
export class SimuladosEmEspera {
  readonly #device: Device
  readonly #owner: string
  /** The simulados that the device refused to keep. They are lost when the page is closed. */
  readonly #unkept = new Map<string, Simulado>()
  readonly #listeners = new Set<() => void>()

  constructor(device: Device, owner: string) {
    this.#device = device
    this.#owner = owner
  }

  /** The simulados, the one that was put aside last first. */
  async all(): Promise<Simulado[]> {
    const kept = await this.#device
      .of(this.#owner)
      .read<unknown>(SIMULADOS_EM_ESPERA)
      .catch(() => undefined)
    return withOne(divide(kept).simulados, ...this.#unkept.values())
  }

  /** Keeps the current state of a simulado; resolves to false when the device refuses. */
  async keep(simulado: Simulado): Promise<boolean> {
    const isKept = await this.#change((simulados) => withOne(simulados, simulado))
    if (isKept) this.#unkept.delete(simulado.chave)
    else this.#unkept.set(simulado.chave, simulado)
    this.#tell()
    return isKept
  }

  async remove(chave: string): Promise<void> {
    this.#unkept.delete(chave)
    await this.#change((simulados) => simulados.filter((one) => one.chave !== chave))
    this.#tell()
  }

  /** Moves the simulados of a visitor to the account that has signed in since, for which they are graded. */
  async takeOver(): Promise<void> {
    if (this.#owner === VISITANTE) return
    await this.#device.updateBoth<unknown>(
      [VISITANTE, this.#owner],
      SIMULADOS_EM_ESPERA,
      (one, other) => {
        const [visitante, conta] = [divide(one), divide(other)]
        if (visitante.simulados.length === 0) return [one, other]
        const all = withOne(visitante.simulados, ...conta.simulados.toReversed())
        return [visitante.others, [...conta.others, ...all]]
      },
    )
    this.#tell()
  }

  /** Calls `onChange` when the list may have changed. Returns a function that ends the subscription. */
  subscribe(onChange: () => void): () => void {
    this.#listeners.add(onChange)
    return () => void this.#listeners.delete(onChange)
  }

  #change(change: (simulados: Simulado[]) => Simulado[]): Promise<boolean> {
    return this.#device.of(this.#owner).update<unknown>(SIMULADOS_EM_ESPERA, (kept) => {
      const { simulados, others } = divide(kept)
      return [...others, ...change(simulados)]
    })
  }

  #tell(): void {
    for (const onChange of this.#listeners) onChange()
  }
}

/**
 * The simulados with `more` added or updated, the last one first. A graded simulado is not replaced by an ungraded
 * state of another tab.
 */
function withOne(simulados: readonly Simulado[], ...more: readonly Simulado[]): Simulado[] {
  let all = [...simulados]
  for (const simulado of more) {
    const before = all.find(({ chave }) => chave === simulado.chave)
    const last = before?.corrigidas && !simulado.corrigidas ? before : simulado
    all = before ? all.map((one) => (one === before ? last : one)) : [simulado, ...all]
  }
  return all
}

const isOne = (one: unknown): one is Simulado => isSimulado(one) && one.etapa !== 'em-curso'

/** Separates the entries that this release understands from those of other releases. */
function divide(kept: unknown): { simulados: Simulado[]; others: unknown[] } {
  const all: unknown[] = Array.isArray(kept) ? kept : []
  return { simulados: all.filter(isOne), others: all.filter((one) => !isOne(one)) }
}
