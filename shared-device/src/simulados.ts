import { simulados, type SimuladoEncerrado } from '@rumo/contract'
import { asApiError } from './api-error.ts'
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

/** The body of an end; null where it is still under way. */
type Cartao = Pick<SimuladoEntregue, 'chave' | 'id' | 'marcacoes' | 'relogio'> & {
  encerradoEm: string | null
}

/** All that a device knows of the card and the clock of a simulado, as it is sent. */
export const cartaoOf = ({
  marcacoes,
  relogio,
}: Pick<SimuladoEntregue, 'marcacoes' | 'relogio'>) => ({
  marcacoes: [...marcacoes],
  ...(relogio?.pausas && { pausas: [...relogio.pausas] }),
})

/**
 * The simulados of an account that were ended without a network: handed in on whatever screen their student is, with
 * what they are worth kept on the device.
 */
export class EnvioDeSimulados extends Outbox<SimuladoEntregue, SimuladoEncerrado> {
  constructor(parts: OutboxParts) {
    super(parts, SIMULADOS_EM_ESPERA, isEntregue)
  }

  /** What the account that is signed in has waiting on this device, each once. Rejects where the device refuses. */
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
   * Hands in one of the account that is signed in, to be graded by the server; asked for again meanwhile, it is the
   * same call. Changes nothing on the device. Rejects as a call does.
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
      const isRefused = !isForLater(asApiError(cause))
      // A simulado that its account no longer has is graded by its screen.
      if (isRefused) this.refused.add(simulado.chave)
      return isRefused
    }
  }

  #post({ id, encerradoEm, ...simulado }: Cartao): Promise<SimuladoEncerrado> {
    const body = { ...cartaoOf(simulado), ...(encerradoEm && { encerrado_em: encerradoEm }) }
    const signal = patience()
    return this.parts.http.call(simulados.end, { params: { id }, body, signal })
  }

  /** Wherever it is kept by now; where the device refuses, it is sent again later with the same result. */
  async #keepGrades(owner: string, chave: string, encerrado: SimuladoEncerrado): Promise<void> {
    const grades = gradesOf(encerrado)
    const graded = (one: unknown) =>
      isEntregue(one) && one.chave === chave ? withGrades(one, grades) : one
    await this.update(owner, (kept) => kept.map(graded))
    await this.parts.device.of(owner).update<unknown>(SIMULADO_GUARDADO, graded)
  }
}
