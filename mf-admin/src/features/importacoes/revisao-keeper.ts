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
 * How the draft stands: with the server, where `isMesclado` says that what was changed elsewhere came into it; on its
 * way, or why it is not. `mudou`: another user saved a different change of the same part first.
 */
export type Andamento =
  | { estado: 'guardado'; isMesclado?: boolean }
  | { estado: 'pendente' | 'sem-servidor' | 'mudou' }
  | { estado: 'recusado'; mensagem: string }

export interface Estado {
  caderno: CadernoDeExame
  andamento: Andamento
}

/** Hears where things stand in a draft once it was made one with another. */
type OnMescla = (lugarDe: (alvo: Alvo) => Alvo | null) => void

interface Options {
  id: number
  /** What the server had when the draft was opened. */
  aberto: { versao: number; caderno: CadernoDeExame }
  deixado: Deixado | null
  servidor: Servidor
}

/**
 * Keeps the draft of an import with the server: at every pause, whole, and never overwrites what another user saved.
 * Their changes are merged; where both changed the same part, the user decides.
 */
export class RevisaoKeeper extends DraftKeeper<Estado> {
  readonly #id: number
  readonly #servidor: Servidor
  #versao: number
  /** What the server had when this draft was last one with it. */
  #sent: CadernoDeExame
  /** What was sent and not answered: the server may have it all the same. */
  #unanswered: CadernoDeExame | null = null
  /** Whether something came in from elsewhere since it was last saved. */
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

  /** Tells of every time that its items may have moved; gives what ends that. */
  readonly onMescla = (listener: OnMescla): (() => void) => {
    this.#onMescla.add(listener)
    return () => void this.#onMescla.delete(listener)
  }

  get versao(): number {
    return this.#versao
  }

  /** What is to be kept of it where it cannot be saved. */
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

  /** What comes of this draft and the stored one, and that one itself. Rejects with an ApiError. */
  async compare(): Promise<{ now: Importacao; mescla: Mescla }> {
    const now = await this.#servidor.find(this.#id)
    return { now, mescla: this.#mesclaWith(now) }
  }

  /** Makes an end of `mudou`: of what both have changed, `theirs` is as `now` has it, all else as it is here. */
  async settle(now: Importacao, theirs: readonly string[]): Promise<void> {
    this.#mesclar(
      now,
      this.#mesclaWith(now, (campo) => theirs.includes(campo)),
    )
    this.set({ andamento: { estado: 'pendente' } })
    await this.flush()
  }

  /** Takes the draft as the server has it: nothing of this one stays. Rejects with an ApiError. */
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
    // What is there may be one's own, of which the answer was lost.
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

  /** Saves it once; gives why it could not be, or null. */
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
      // The call was refused, but the server may have taken an earlier one.
      this.#unanswered = before
      return this.#mesclarOr(error)
    }
  }

  /** Null once the stored draft and this one are one; `conflict` where both changed the same. */
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
