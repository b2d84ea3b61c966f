import { MOST_GUARDADAS, questoesGuardadas } from '@rumo/contract'
import { http, session } from '@rumo/shared-auth'
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

/** The result of saving a question: saved; the limit of saved questions is reached; or the device stores nothing. */
export type Guarda = 'guardada' | 'cheia' | 'recusada'

/**
 * The questions that each owner saved (docs/decisions/kept-questions.md). A change of an account is stored on the
 * device at once and sent to the server at every opportunity. With a server that accepts none, it stays on the device.
 */
export class QuestoesGuardadas extends Outbox<GuardadaAqui> {
  /** The account whose questions this page has already loaded. */
  #brought: string | null = null

  constructor(parts: OutboxParts) {
    super(parts, NAME, isGuardada)
  }

  /** The saved questions of an owner, the newest first; empty where the device refuses. */
  async heldFor(owner: string): Promise<GuardadaAqui[]> {
    return shownIn(await this.kept(owner).catch(() => []))
  }

  /** Saves a question of an owner, with its note and lists. */
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

  /** Removes a saved question of an owner, with its note and lists; returns false where the device refuses. */
  remove(owner: string, idQuestao: number): Promise<boolean> {
    return this.#change(owner, (kept) => {
      const before = kept.find(({ id_questao }) => id_questao === idQuestao)
      if (!before) return kept
      // No server knows of a visitor's questions, so nothing has to be sent.
      if (owner === VISITANTE) return kept.filter((one) => one !== before)
      return replacedBy(kept, [removedFrom(before, Date.now())])
    })
  }

  /**
   * Renames a list of an owner. Where another list already has the new name, both become one. Returns false where the
   * device refuses.
   */
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

  /**
   * Loads the account's questions from the server, even if this page has loaded them before; the result is that of
   * `send`.
   */
  bring(): Promise<boolean> {
    this.#brought = null
    return this.send()
  }

  /**
   * Moves the visitor's saved questions to an account whose user has said that they are theirs. Where both have the
   * same question, the later change is taken. Where the device refuses, they stay with the visitor.
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
      if (isForLater(cause)) return false
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

  /** Loads the account's questions, once for each page: later changes are made by this page itself. */
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
      return !isForLater(cause)
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

/** The saved questions of the page. */
export const guardadas = new QuestoesGuardadas({ device, http, session })
