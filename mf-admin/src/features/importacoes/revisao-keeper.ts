import type { CadernoDeExame, Importacao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import type { Alvo } from '@rumo/contract/caderno'
import { isEqual } from 'es-toolkit'
import { DraftKeeper } from '../../shared/draft-keeper.ts'
import { mesclar, type Mescla } from './mesclar.ts'
import type { Deixado, Servidor } from './servidor.ts'

/** The longest wait before the draft is saved, for users who type without a pause. */
export const MAX_WAIT_MS = 5000

/**
 * The saving state of a draft. `isMesclado`: changes from elsewhere were merged into it. `mudou`: another user saved a
 * different change to the same part first.
 */
export type Andamento =
  | { estado: 'guardado'; isMesclado?: boolean }
  | { estado: 'pendente' | 'sem-servidor' | 'mudou' }
  | { estado: 'recusado'; mensagem: string }

export interface Estado {
  caderno: CadernoDeExame
  andamento: Andamento
}

/** Called after a merge, with a function that gives the new place of an item. */
type OnMescla = (lugarDe: (alvo: Alvo) => Alvo | null) => void

interface Options {
  id: number
  /** The version and the draft on the server when the draft was opened. */
  aberto: { versao: number; caderno: CadernoDeExame }
  deixado: Deixado | null
  servidor: Servidor
}

/**
 * Saves the draft of an import on the server: whole, at every pause, and never over what another user saved. Changes by
 * others are merged; where both changed the same part, the user decides.
 */
export class RevisaoKeeper extends DraftKeeper<Estado> {
  readonly #id: number
  readonly #servidor: Servidor
  #versao: number
  /** The draft on the server with which this draft was last in step. */
  #sent: CadernoDeExame
  /** The draft that was sent last without an answer. The server may have stored it. */
  #unanswered: CadernoDeExame | null = null
  /** Whether changes from elsewhere were merged since the last save. */
  #isMesclado = false
  readonly #onMescla = new Set<OnMescla>()

  constructor({ id, aberto, deixado, servidor }: Options) {
    const andamento = { estado: deixado ? 'pendente' : 'guardado' } as const
    super({ caderno: deixado?.caderno ?? aberto.caderno, andamento }, MAX_WAIT_MS)
    this.#id = id
    this.#servidor = servidor
    this.#versao = deixado?.versao ?? aberto.versao
    this.#sent = deixado?.base ?? aberto.caderno
  }

  /**
   * Calls the listener after each merge, because items may have moved. Returns the function that removes the listener.
   */
  readonly onMescla = (listener: OnMescla): (() => void) => {
    this.#onMescla.add(listener)
    return () => void this.#onMescla.delete(listener)
  }

  get versao(): number {
    return this.#versao
  }

  /** What must be kept for the user's next session if the draft could not be saved. */
  get deixado(): Deixado {
    return { versao: this.#versao, caderno: this.estado().caderno, base: this.#sent }
  }

  override get isUnsaved(): boolean {
    return this.estado().caderno !== this.#sent
  }

  /** Changes the draft, and saves it at the next pause. */
  update(change: (caderno: CadernoDeExame) => CadernoDeExame): void {
    const caderno = change(this.estado().caderno)
    if (caderno === this.estado().caderno) return
    this.set({ caderno })
    if (this.estado().andamento.estado === 'mudou') return
    this.set({ andamento: { estado: 'pendente' } })
    this.saveLater()
  }

  /**
   * Merges this draft with the stored one without applying the result. Also returns the stored import. Rejects with an
   * ApiError.
   */
  async compare(): Promise<{ now: Importacao; mescla: Mescla }> {
    const now = await this.#servidor.find(this.#id)
    return { now, mescla: this.#mesclaWith(now) }
  }

  /**
   * Resolves the state `mudou`: applies the merge. Of the parts that both sides changed, those in `theirs` are taken
   * from `now`, all others from this draft.
   */
  async settle(now: Importacao, theirs: readonly string[]): Promise<void> {
    this.#mesclar(
      now,
      this.#mesclaWith(now, (campo) => theirs.includes(campo)),
    )
    this.set({ andamento: { estado: 'pendente' } })
    await this.flush()
  }

  /** Replaces this draft by the one on the server. Rejects with an ApiError. */
  async giveWay(): Promise<void> {
    this.#adopt(await this.#servidor.find(this.#id))
    this.set({ caderno: this.#sent, andamento: { estado: 'pendente' } })
    await this.flush()
  }

  #adopt({ versao, rascunho }: Importacao): void {
    this.#versao = versao
    if (rascunho) this.#sent = rascunho
    this.#unanswered = null
  }

  #mesclaWith({ rascunho }: Importacao, isTheirs?: (campo: string) => boolean): Mescla {
    const now = rascunho ?? this.#sent
    // If the stored draft is an own one whose answer was lost, it is the base of this draft.
    const base = isEqual(now, this.#unanswered) ? now : this.#sent
    return mesclar({ mine: this.estado().caderno, now, base }, isTheirs)
  }

  #mesclar(now: Importacao, { caderno, lugarDe }: Mescla): void {
    this.#isMesclado ||= !isEqual(caderno, this.estado().caderno)
    this.#adopt(now)
    for (const listener of this.#onMescla) listener(lugarDe)
    this.set({ caderno: isEqual(caderno, this.#sent) ? this.#sent : caderno })
  }

  protected override async saveAll(): Promise<boolean> {
    while (this.isUnsaved) {
      const { andamento, caderno } = this.estado()
      if (andamento.estado === 'mudou') return false
      const error = await this.#save(caderno)
      if (error) {
        this.#fail(error)
        return false
      }
    }
    this.set({ andamento: { estado: 'guardado', isMesclado: this.#isMesclado } })
    this.#isMesclado = false
    return true
  }

  /** Saves the draft once. Returns null, or the error that stops saving. */
  async #save(caderno: CadernoDeExame): Promise<ApiError | null> {
    this.set({ andamento: { estado: 'pendente' } })
    const before = this.#unanswered
    this.#unanswered = caderno
    try {
      const body = { versao: this.#versao, rascunho: caderno }
      this.#versao = (await this.#servidor.save(this.#id, body)).versao
      this.#sent = caderno
      this.#unanswered = null
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.codigo !== 'versao_antiga') return error
      // This call was refused, but the server may have stored an earlier one.
      this.#unanswered = before
      return this.#mesclarOr(error)
    }
  }

  /** Merges after a conflict. Returns null, or the conflict if both sides changed the same part. */
  async #mesclarOr(conflict: ApiError): Promise<ApiError | null> {
    try {
      const { now, mescla } = await this.compare()
      if (now.rascunho === null || mescla.differences.length > 0) return conflict
      this.#mesclar(now, mescla)
      return null
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
  }

  #fail(error: ApiError): void {
    const { status, codigo, mensagem, endedSession } = error
    if (codigo === 'versao_antiga') return this.set({ andamento: { estado: 'mudou' } })
    const isPassing = status === 0 || status === 401 || status === 429 || status >= 500
    if (!isPassing) return this.set({ andamento: { estado: 'recusado', mensagem } })
    this.set({ andamento: { estado: 'sem-servidor' } })
    if (!endedSession) this.retry()
    return undefined
  }
}
