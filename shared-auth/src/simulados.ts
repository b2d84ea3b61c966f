import { simulados, type SimuladoEncerrado } from '@rumo/contract'
import { asApiError, isForLater } from './call-error.ts'
import { VISITANTE, type Device } from './device.ts'
import type { http as pageHttp } from './http.ts'
import { Sender } from './sender.ts'
import { patience } from './patience.ts'
import type { session as pageSession } from './session.ts'
import {
  isEntregue,
  isUsable,
  SIMULADO_GUARDADO,
  SIMULADOS_EM_ESPERA,
  withGrades,
  type SimuladoEntregue,
} from './simulado-entregue.ts'

export * from './simulado-entregue.ts'

/** What the server is told of an end; null where it was under way until now. */
type Cartao = Pick<SimuladoEntregue, 'chave' | 'id' | 'marcacoes'> & { encerradoEm: string | null }

interface Parts {
  device: Device
  /** The page's http client, passed in as for `createDevice`. */
  http: Pick<typeof pageHttp, 'call' | 'offers'>
  session: Pick<typeof pageSession, 'subscribe'>
}

/**
 * Hands in the simulados of an account that were ended without a network (docs/product.md section 4), on whatever
 * screen their student is, and keeps on the device what they are worth. What is handed in twice is ended once.
 */
export class EnvioDeSimulados extends Sender {
  readonly #parts: Parts
  readonly #underWay = new Map<string, Promise<SimuladoEncerrado>>()
  /**
   * Simulados that the account no longer has: their screen grades them; they are not sent again while the page is open.
   */
  readonly #recusados = new Set<string>()

  constructor(parts: Parts) {
    super(SIMULADOS_EM_ESPERA, parts.session)
    this.#parts = parts
  }

  /** What the account that is signed in has waiting on this device, each once. Rejects where the device refuses. */
  async waiting(owner = this.#parts.device.owner()): Promise<SimuladoEntregue[]> {
    const { device } = this.#parts
    if (owner === VISITANTE) return []
    const [aside, current] = await Promise.all(
      [SIMULADOS_EM_ESPERA, SIMULADO_GUARDADO].map((name) => device.of(owner).read<unknown>(name)),
    )
    const all = [...(Array.isArray(aside) ? aside : []), current].filter(isEntregue)
    return [...new Map(all.map((one) => [one.chave, one])).values()]
  }

  /**
   * Hands in one simulado of the signed-in account for grading; a second call meanwhile joins the first. Changes
   * nothing on the device. Rejects as a call does.
   */
  end(simulado: Cartao): Promise<SimuladoEncerrado> {
    const { chave } = simulado
    const ending =
      this.#underWay.get(chave) ?? this.#post(simulado).finally(() => this.#underWay.delete(chave))
    this.#underWay.set(chave, ending)
    return ending
  }

  protected override async sendAll(): Promise<void> {
    const { device, http } = this.#parts
    const owner = device.owner()
    for (const simulado of await this.waiting(owner).catch(() => [])) {
      if (this.#recusados.has(simulado.chave)) continue
      // The call uses the current token: check that it is still the same owner.
      if (device.owner() !== owner || !http.offers(simulados.end)) return
      await this.#deliver(owner, simulado)
    }
  }

  async #deliver(owner: string, simulado: SimuladoEntregue): Promise<void> {
    try {
      const encerrado = await this.end(simulado)
      if (!isUsable(encerrado)) return
      await this.#keepGrades(owner, simulado.chave, encerrado)
      this.tell()
    } catch (cause) {
      if (!isForLater(asApiError(cause, { aborted: false }))) this.#recusados.add(simulado.chave)
    }
  }

  #post({ id, marcacoes, encerradoEm }: Cartao): Promise<SimuladoEncerrado> {
    const body = { marcacoes: [...marcacoes], ...(encerradoEm && { encerrado_em: encerradoEm }) }
    const signal = patience()
    return this.#parts.http.call(simulados.end, { params: { id }, body, signal })
  }

  /** Finds it wherever it waits by now. If the device refuses, it is sent again later; the server recognises it. */
  async #keepGrades(owner: string, chave: string, encerrado: SimuladoEncerrado): Promise<void> {
    const { questoes: corrigidas, encerrado_em: encerradoEm, retidas } = encerrado
    const grades = { corrigidas, encerradoEm, retidas }
    const graded = (one: unknown) =>
      isEntregue(one) && one.chave === chave ? withGrades(one, grades) : one
    const own = this.#parts.device.of(owner)
    await own.update<unknown>(SIMULADOS_EM_ESPERA, (kept) =>
      Array.isArray(kept) ? kept.map(graded) : kept,
    )
    await own.update<unknown>(SIMULADO_GUARDADO, graded)
  }
}
