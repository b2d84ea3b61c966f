import type { CadernoDeExame, Importacao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { isEqual } from 'es-toolkit'
import { debounce } from 'es-toolkit/compat'

/** A pause in work: then it is saved. */
export const PAUSA_MS = 1000
/** Whoever works without a pause: the draft is saved this often. */
export const SEM_PAUSA_MS = 5000
/** How long to wait before trying again by itself. */
export const DE_NOVO_MS = 10_000

/** What a keeper asks of the server. Both reject with an ApiError. */
export interface Servidor {
  save: (
    id: number,
    body: { versao: number; rascunho: CadernoDeExame },
  ) => Promise<{ versao: number }>
  find: (id: number) => Promise<Importacao>
}

/** How the draft stands: with the server, on its way, or why it is not. `mudou`: somebody else was faster. */
export type Andamento =
  | { estado: 'guardado' | 'pendente' | 'sem-servidor' | 'mudou' }
  | { estado: 'recusado'; mensagem: string }

export interface Estado {
  caderno: CadernoDeExame
  andamento: Andamento
}

interface Options {
  id: number
  /** What the server had when the draft was opened. */
  aberto: { versao: number; caderno: CadernoDeExame }
  /** What was not saved when the session ended, and what it was made of. */
  deixado: { versao: number; caderno: CadernoDeExame } | null
  servidor: Servidor
}

/** Keeps the draft of an import with the server: at every pause, whole, and never over what somebody else saved. */
export class RevisaoKeeper {
  readonly #id: number
  readonly #servidor: Servidor
  readonly #listeners = new Set<() => void>()
  readonly #later = debounce(() => void this.flush(), PAUSA_MS, { maxWait: SEM_PAUSA_MS })
  #versao: number
  /** What the server has. */
  #sent: CadernoDeExame
  /** What was sent and not answered: the server may have it all the same. */
  #unanswered: CadernoDeExame | null = null
  #estado: Estado
  #flushing: Promise<boolean> | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor({ id, aberto, deixado, servidor }: Options) {
    this.#id = id
    this.#servidor = servidor
    this.#versao = deixado?.versao ?? aberto.versao
    this.#sent = aberto.caderno
    this.#estado = {
      caderno: deixado?.caderno ?? aberto.caderno,
      andamento: { estado: deixado ? 'pendente' : 'guardado' },
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly estado = (): Estado => this.#estado

  get versao(): number {
    return this.#versao
  }

  /** Whether the server lacks something of it. */
  get isUnsaved(): boolean {
    return this.#estado.caderno !== this.#sent
  }

  /** Begins, or goes on after `close`. */
  start(): void {
    this.#isClosed = false
    if (this.isUnsaved) void this.flush()
  }

  /** Changes the draft, and saves it at the next pause. */
  update(change: (caderno: CadernoDeExame) => CadernoDeExame): void {
    const caderno = change(this.#estado.caderno)
    if (caderno === this.#estado.caderno) return
    this.#set({ caderno })
    if (this.#estado.andamento.estado === 'mudou') return
    this.#set({ andamento: { estado: 'pendente' } })
    this.#later()
  }

  /** Saves what waits; gives whether the server has all of it now. */
  async flush(): Promise<boolean> {
    this.#later.cancel()
    clearTimeout(this.#retry)
    this.#flushing ??= this.#saveAll()
    return this.#flushing
  }

  /** Makes an end of `mudou`: this draft is saved over the other, or gives way to it. Rejects with an ApiError. */
  async settle(keeps: 'mine' | 'theirs'): Promise<void> {
    const now = await this.#servidor.find(this.#id)
    this.#adopt(now)
    if (keeps === 'theirs' && now.rascunho) this.#set({ caderno: this.#sent })
    this.#set({ andamento: { estado: 'pendente' } })
    await this.flush()
  }

  /** Nobody looks at it any more. */
  close(): void {
    this.#isClosed = true
    this.#later.cancel()
    clearTimeout(this.#retry)
  }

  #adopt({ versao, rascunho }: Importacao): void {
    this.#versao = versao
    if (rascunho) this.#sent = rascunho
    this.#unanswered = null
  }

  async #saveAll(): Promise<boolean> {
    // What is called here may answer at once, and `#flushing` is to be set by then.
    await Promise.resolve()
    try {
      while (this.isUnsaved) {
        if (this.#estado.andamento.estado === 'mudou') return false
        const error = await this.#save(this.#estado.caderno)
        if (error) {
          this.#fail(error)
          return false
        }
      }
      this.#set({ andamento: { estado: 'guardado' } })
      return true
    } finally {
      this.#flushing = null
    }
  }

  /** Saves it once; gives why it could not be, or null. */
  async #save(caderno: CadernoDeExame): Promise<ApiError | null> {
    this.#set({ andamento: { estado: 'pendente' } })
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
      return error.codigo === 'versao_antiga' ? this.#foreignIn(error, before) : error
    }
  }

  /** Null where what is in the way is one's own, of which the answer was lost. */
  async #foreignIn(conflict: ApiError, before: CadernoDeExame | null): Promise<ApiError | null> {
    if (before === null) return conflict
    try {
      const now = await this.#servidor.find(this.#id)
      if (!isEqual(now.rascunho, before)) return conflict
      this.#adopt(now)
      return null
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
  }

  #fail(error: ApiError): void {
    const { status, codigo, mensagem, endedSession } = error
    if (codigo === 'versao_antiga') return this.#set({ andamento: { estado: 'mudou' } })
    const isPassing = status === 0 || status === 401 || status === 429 || status >= 500
    if (!isPassing) return this.#set({ andamento: { estado: 'recusado', mensagem } })
    this.#set({ andamento: { estado: 'sem-servidor' } })
    if (endedSession || this.#isClosed) return undefined
    this.#retry = setTimeout(() => void this.flush(), DE_NOVO_MS)
    return undefined
  }

  #set(changes: Partial<Estado>): void {
    this.#estado = { ...this.#estado, ...changes }
    for (const listener of this.#listeners) listener()
  }
}
