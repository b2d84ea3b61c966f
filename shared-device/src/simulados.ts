import { simulados, type SimuladoEncerrado } from '@rumo/contract'
import { isForLater } from './call-error.ts'
import { VISITANTE } from './device.ts'
import { Outbox, type OutboxParts } from './outbox.ts'
import { patience } from './patience.ts'
import {
  gradesOf,
  isEntregue,
  isUsable,
  SIMULADO_GUARDADO,
  SIMULADOS_EM_ESPERA,
  withGrades,
  type SimuladoEntregue,
} from './simulado-entregue.ts'

export * from './simulado-entregue.ts'

/** A simulado to hand in; `encerradoEm` is null where it is still under way. */
type Cartao = Pick<SimuladoEntregue, 'chave' | 'id' | 'marcacoes' | 'relogio'> & {
  encerradoEm: string | null
}

/** The marks and pauses of a simulado that a device knows, as they are sent. */
export const cartaoOf = ({
  marcacoes,
  relogio,
}: Pick<SimuladoEntregue, 'marcacoes' | 'relogio'>) => ({
  marcacoes: [...marcacoes],
  ...(relogio?.pausas && { pausas: [...relogio.pausas] }),
})

/**
 * Hands in the simulados that an account ended while offline, whichever screen the student is on, and stores their
 * results on the device.
 */
export class EnvioDeSimulados extends Outbox<SimuladoEntregue, SimuladoEncerrado> {
  constructor(parts: OutboxParts) {
    super(parts, SIMULADOS_EM_ESPERA, isEntregue)
  }

  /** The simulados of the signed-in account that wait on this device, each once. Rejects where the device refuses. */
  async waiting(owner = this.parts.device.owner()): Promise<SimuladoEntregue[]> {
    if (owner === VISITANTE) return []
    const [aside, current] = await Promise.all([
      this.kept(owner),
      this.parts.device.of(owner).read<unknown>(SIMULADO_GUARDADO),
    ])
    const all = isEntregue(current) ? [...aside, current] : aside
    return [...new Map(all.map((one) => [one.chave, one])).values()]
  }

  /**
   * Hands in a simulado of the signed-in account, to be graded by the server. A second call for the same simulado
   * meanwhile gets the result of the first. Changes nothing on the device. Rejects as a call does.
   */
  end(simulado: Cartao): Promise<SimuladoEncerrado> {
    return this.once(simulado.chave, () => this.#post(simulado))
  }

  protected override async sendAll(owner: string): Promise<boolean> {
    const waiting = await this.waiting(owner).catch(() => [])
    return this.sendEach(owner, waiting, simulados.end, (simulado) =>
      this.#deliver(owner, simulado),
    )
  }

  async #deliver(owner: string, simulado: SimuladoEntregue): Promise<boolean> {
    try {
      const encerrado = await this.end(simulado)
      if (!isUsable(encerrado)) return false
      await this.#keepGrades(owner, simulado.chave, encerrado)
      this.tell()
      return true
    } catch (cause) {
      const isRefused = !isForLater(cause)
      // A simulado that the account no longer has on the server is graded by its screen.
      if (isRefused) this.refused.add(simulado.chave)
      return isRefused
    }
  }

  #post({ id, encerradoEm, ...simulado }: Cartao): Promise<SimuladoEncerrado> {
    const body = { ...cartaoOf(simulado), ...(encerradoEm && { encerrado_em: encerradoEm }) }
    const signal = patience()
    return this.parts.http.call(simulados.end, { params: { id }, body, signal })
  }

  /**
   * Stores the result wherever the simulado is stored by now. Where the device refuses, the simulado is handed in again
   * later, with the same result.
   */
  async #keepGrades(owner: string, chave: string, encerrado: SimuladoEncerrado): Promise<void> {
    const grades = gradesOf(encerrado)
    const graded = (one: unknown) =>
      isEntregue(one) && one.chave === chave ? withGrades(one, grades) : one
    await this.update(owner, (kept) => kept.map(graded))
    await this.parts.device.of(owner).update<unknown>(SIMULADO_GUARDADO, graded)
  }
}
