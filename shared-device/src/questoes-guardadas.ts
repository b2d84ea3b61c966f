import { MOST_GUARDADAS, questoesGuardadas } from '@rumo/contract'
import { http, session } from '@rumo/shared-auth'
import { asApiError } from './api-error.ts'
import { isForLater } from './call-error.ts'
import { device, VISITANTE } from './device.ts'
import {
  broughtTo,
  isGuardada,
  laterOf,
  removedFrom,
  renamedIn,
  replacedBy,
  shownIn,
  writtenOver,
  type Escrita,
  type GuardadaAqui,
} from './guardada.ts'
import { Outbox, type OutboxParts } from './outbox.ts'
import { patience } from './patience.ts'

export type { Escrita, GuardadaAqui } from './guardada.ts'

const NAME = 'questoes-guardadas/1'

/** Whether a question is kept now; `cheia`: there are as many as there may be; `recusada`: the device keeps nothing. */
export type Guarda = 'guardada' | 'cheia' | 'recusada'

/**
 * The questions that each owner keeps (docs/decisions/kept-questions.md). What an account writes is on the device at
 * once, and goes to the server at each chance; where that takes none, it stays.
 */
export class QuestoesGuardadas extends Outbox<GuardadaAqui> {
  /** The account whose questions were brought to this page. */
  #brought: string | null = null

  constructor(parts: OutboxParts) {
    super(parts, NAME, isGuardada)
  }

  /** What an owner keeps, the newest first; nothing where the device refuses. */
  async heldFor(owner: string): Promise<GuardadaAqui[]> {
    return shownIn(await this.kept(owner).catch(() => []))
  }

  /** Keeps a question of an owner, with what is written about it. */
  async write(owner: string, escrita: Escrita): Promise<Guarda> {
    const outcome = { isFull: false }
    const isKept = await this.#change(owner, (kept) => {
      const before = kept.find(({ id_questao }) => id_questao === escrita.id_questao)
      outcome.isFull = (!before || before.removida) && shownIn(kept).length >= MOST_GUARDADAS
      return outcome.isFull ? kept : replacedBy(kept, [writtenOver(before, escrita, Date.now())])
    })
    if (!isKept) return 'recusada'
    return outcome.isFull ? 'cheia' : 'guardada'
  }

  /** Removes a question of an owner with all that is written about it; false where the device refuses. */
  remove(owner: string, idQuestao: number): Promise<boolean> {
    return this.#change(owner, (kept) => {
      const before = kept.find(({ id_questao }) => id_questao === idQuestao)
      if (!before) return kept
      // No server knows of a visitor's.
      if (owner === VISITANTE) return kept.filter((one) => one !== before)
      return replacedBy(kept, [removedFrom(before, Date.now())])
    })
  }

  /** Gives a list of an owner another name; one that has it already takes its questions. False where the device refuses. */
  renameLista(owner: string, lista: string, nome: string): Promise<boolean> {
    const now = Date.now()
    return this.#change(owner, (kept) =>
      replacedBy(
        kept,
        shownIn(kept)
          .filter(({ listas }) => listas.includes(lista))
          .map((one) =>
            writtenOver(one, { ...one, listas: renamedIn(one.listas, lista, nome) }, now),
          ),
      ),
    )
  }

  /** Asks the server for what the account keeps, also where this page has asked before; gives what `send` gives. */
  bring(): Promise<boolean> {
    this.#brought = null
    return this.send()
  }

  /**
   * Takes over what a visitor keeps into an account, which has said that it is its own; of a question that both keep
   * the later writing. Where the device refuses, it stays.
   */
  async takeOver(owner: string): Promise<void> {
    await this.parts.device.updateBoth<unknown>([VISITANTE, owner], NAME, (one, other) => {
      const [visitante, conta] = [this.divide(one), this.divide(other)]
      const ours = visitante.ours.map((each) => ({ ...each, espera: true }))
      return [visitante.others, [...conta.others, ...laterOf(conta.ours, ours)]]
    })
  }

  protected override async sendAll(owner: string): Promise<boolean> {
    if (!this.parts.http.offers(questoesGuardadas.list)) return true
    const kept = await this.kept(owner).catch(() => [])
    const waiting = kept.filter(({ espera }) => espera)
    const isSent = await this.sendEach(owner, waiting, questoesGuardadas.save, (one) =>
      this.#deliver(owner, one),
    )
    return (await this.#bringTo(owner)) && isSent
  }

  async #deliver(owner: string, guardada: GuardadaAqui): Promise<boolean> {
    try {
      await this.#post(guardada)
    } catch (cause) {
      if (isForLater(asApiError(cause))) return false
      this.refused.add(guardada.chave)
      return true
    }
    const isSame = ({ chave, escrita_em }: GuardadaAqui) =>
      chave === guardada.chave && escrita_em === guardada.escrita_em
    await this.#store(owner, (all) =>
      all
        .filter((one) => !(isSame(one) && one.removida))
        .map((one) => (isSame(one) ? { ...one, espera: false } : one)),
    )
    return true
  }

  #post(guardada: GuardadaAqui): Promise<null> {
    const { id_questao: id, anotacao, listas, guardada_em, escrita_em } = guardada
    const request = { params: { id }, signal: patience() }
    if (guardada.removida) {
      const query = { em: escrita_em }
      return this.parts.http.call(questoesGuardadas.remove, { ...request, query })
    }
    const body = { anotacao, listas, guardada_em, escrita_em }
    return this.parts.http.call(questoesGuardadas.save, { ...request, body })
  }

  /** Once for each page: what it does meanwhile it knows itself. */
  async #bringTo(owner: string): Promise<boolean> {
    if (this.#brought === owner) return true
    try {
      const told = await this.parts.http.call(questoesGuardadas.list, { signal: patience() })
      if (this.parts.device.owner() !== owner) return false
      await this.#store(owner, (kept) => broughtTo(kept, told))
      this.#brought = owner
      this.tell()
      return true
    } catch (cause) {
      return !isForLater(asApiError(cause))
    }
  }

  async #change(owner: string, change: (kept: GuardadaAqui[]) => GuardadaAqui[]): Promise<boolean> {
    const isKept = await this.#store(owner, (kept) => {
      const after = change(kept)
      for (const { chave } of after.filter((one) => !kept.includes(one))) this.refused.delete(chave)
      return after
    })
    this.tell()
    if (owner === this.parts.device.owner()) void this.send()
    return isKept
  }

  #store(owner: string, change: (kept: GuardadaAqui[]) => GuardadaAqui[]): Promise<boolean> {
    return this.update(owner, (kept) => {
      const { ours, others } = this.divide(kept)
      return [...others, ...change(ours)]
    })
  }
}

/** The page's own. */
export const guardadas = new QuestoesGuardadas({ device, http, session })
