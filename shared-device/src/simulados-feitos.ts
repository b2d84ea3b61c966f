import { simulados, type SimuladoFeito } from '@rumo/contract'
import { isId, isInstant, listOf, oneOf, orMissing, orNull, shapeOf } from '@rumo/contract/shapes'
import { isForLater } from './call-error.ts'
import { VISITANTE } from './device.ts'
import { Outbox, type OutboxParts } from './outbox.ts'
import { patience } from './patience.ts'
import { isMarcacao, isPausa } from './simulado-entregue.ts'
import { isChave } from './tentativa.ts'

const NAME = 'simulados-feitos/1'

/**
 * Sends the simulados that an account started and ended on this device while it was offline, so that they join the
 * account's other simulados. Their answers are sent separately as attempts, so that no answer has to wait for a
 * simulado.
 */
export class EnvioDeSimuladosFeitos extends Outbox<SimuladoFeito> {
  constructor(parts: OutboxParts) {
    super(parts, NAME, isFeito)
  }

  /**
   * Stores a simulado of an owner, once, and has it sent. Nothing is stored for a visitor, for whom the server keeps no
   * simulados.
   */
  async add(owner: string, feito: SimuladoFeito): Promise<void> {
    if (owner === VISITANTE || !this.parts.http.offers(simulados.bring)) return
    const isKept = await this.update(owner, (kept) => {
      const isThere = this.divide(kept).ours.some(({ chave }) => chave === feito.chave)
      return isThere ? kept : [...kept, feito]
    })
    void (isKept ? this.send() : this.#deliver(owner, feito))
  }

  protected override async sendAll(owner: string): Promise<boolean> {
    const waiting = await this.kept(owner).catch(() => [])
    return this.sendEach(owner, waiting, simulados.bring, (feito) => this.#deliver(owner, feito))
  }

  async #deliver(owner: string, feito: SimuladoFeito): Promise<boolean> {
    try {
      await this.parts.http.call(simulados.bring, { body: feito, signal: patience() })
    } catch (cause) {
      const isRefused = !isForLater(cause)
      if (isRefused) this.refused.add(feito.chave)
      return isRefused
    }
    await this.forget(owner, [feito.chave])
    this.tell()
    return true
  }
}

type DeTipo<Tipo extends SimuladoFeito['tipo']> = Extract<SimuladoFeito, { tipo: Tipo }>

const FIELDS = {
  chave: isChave,
  iniciado_em: isInstant,
  termina_em: orNull(isInstant),
  encerrado_em: isInstant,
  pausas: orMissing(listOf(isPausa)),
  marcacoes: listOf(isMarcacao),
  questoes: listOf(shapeOf({ id_questao: isId, chave: isChave })),
}
const isDeProva = shapeOf<DeTipo<'prova'>>({ ...FIELDS, tipo: oneOf('prova'), id_prova: isId })
const isDeSorteio = shapeOf<DeTipo<'sorteio'>>({
  ...FIELDS,
  tipo: oneOf('sorteio'),
  id_materia: orMissing(isId),
})

function isFeito(kept: unknown): kept is SimuladoFeito {
  return isDeProva(kept) || isDeSorteio(kept)
}
