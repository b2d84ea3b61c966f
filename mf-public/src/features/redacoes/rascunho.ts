import type { OwnDevice } from '@rumo/shared-device/device'
import { RASCUNHO } from '@rumo/shared-device/redacoes'
import { debounce } from 'es-toolkit/compat'
import { KeptWork, writtenAt } from '../../shared/kept-work.ts'
import { isId, isInstant, isText, orMissing, shapeOf } from '@rumo/contract/shapes'
import { addGuardada } from './redacoes-guardadas.ts'
import { isTema, type Tema } from './tema.ts'

/** The draft is kept after a pause in writing of this length. */
export const PAUSE_MS = 500
/** The longest wait before a draft is kept, for users who type without a pause. */
export const MAX_WAIT_MS = 2000

/**
 * The text written on a theme, with the theme itself, so that the draft can be continued when the server has lost the
 * theme.
 */
export interface Rascunho {
  tema: Tema
  texto: string
  /** The id of the essay that this text rewrites. */
  id_anterior?: number | undefined
  /** When the text was written, on this device or another one. Missing while this device has not kept the text. */
  em?: string | undefined
}

/**
 * The state of keeping the draft. `guardado`: the device has the text up to the last pause. `recusado`: the device
 * refuses to keep it. `outra-aba`: another tab has written something else. `preso`: the device refuses to delete a
 * discarded draft.
 */
export type Guarda =
  | { estado: 'nada' | 'recusado' | 'outra-aba' | 'preso' }
  | { estado: 'guardado'; quando: Date }

/** The draft as a device keeps it. There is one for all themes and all tabs. */
export type RascunhoWork = KeptWork<Rascunho>

/** The draft of the device's current user. */
export function rascunhoOn(ownDevice: OwnDevice): RascunhoWork {
  return new KeptWork(ownDevice, RASCUNHO, putAsideOn(ownDevice, RASCUNHO))
}

/**
 * Puts a text among the essays of the device, as unfinished, because another text is handed in or continued instead.
 * `deixada`: the name of the draft, if the writer is to be told that a tab left this text of it. Resolves to false when
 * the device refuses.
 */
export async function putAside(
  ownDevice: OwnDevice,
  rascunho: Rascunho,
  deixada?: string,
): Promise<boolean> {
  if (rascunho.texto.trim() === '') return true
  const nova = { ...rascunho, rascunho: true, ...(deixada !== undefined && { deixada }) }
  return (await addGuardada(ownDevice, nova, new Date())) !== null
}

/**
 * Returns a function that does the same with a value that a tab left of the draft `name`, so that the writer is told of
 * it. A value that is no draft is dropped.
 */
export const putAsideOn =
  (ownDevice: OwnDevice, name: string) =>
  async (left: unknown): Promise<boolean> => {
    const rascunho = rascunhoIn(left)
    return rascunho === null || putAside(ownDevice, rascunho, name)
  }

/** The draft that this device keeps; null when there is none. Rejects when the device refuses. */
export async function readRascunho(work: RascunhoWork): Promise<Rascunho | null> {
  return rascunhoIn(await work.read())
}

/**
 * The text that another tab or device wrote. `deixado`: the one that a tab could not keep before it was closed, because
 * another tab had continued the draft. It is among the essays of the device.
 */
export interface Outro {
  onde: 'aparelho' | 'aba' | 'deixado'
  rascunho: Rascunho
}

/** The draft that another tab has kept since; null when no tab has, or the device refuses. */
export async function otherTabOf(work: RascunhoWork): Promise<Outro | null> {
  const rascunho = rascunhoIn(await work.other().catch(() => null))
  return rascunho && { onde: 'aba', rascunho }
}

/** The kept value as a draft; null when it is none. */
export function rascunhoIn(kept: unknown): Rascunho | null {
  if (!isRascunho(kept) || kept.texto === '') return null
  const { tema, texto, id_anterior, em = writtenAt(kept) } = kept
  return { tema, texto, ...(id_anterior && { id_anterior }), ...(em && { em }) }
}

const isRascunho = shapeOf<Rascunho>({
  tema: isTema,
  texto: isText,
  id_anterior: orMissing(isId),
  em: orMissing(isInstant),
})

/** Keeps the text of one sheet at every pause. An empty text is no draft: it deletes the kept one. */
export class RascunhoKeeper {
  readonly #work: RascunhoWork
  readonly #onChange: (guarda: Guarda) => void
  /** The draft that is not kept yet; null when all is kept. */
  #unkept: Rascunho | null = null
  readonly #save = debounce((rascunho: Rascunho) => void this.#write(rascunho), PAUSE_MS, {
    maxWait: MAX_WAIT_MS,
  })

  constructor(work: RascunhoWork, onChange: (guarda: Guarda) => void) {
    this.#work = work
    this.#onChange = onChange
  }

  /** To be called at every change of the text or its theme. */
  keep(rascunho: Rascunho): void {
    this.#unkept = rascunho.texto === '' ? null : rascunho
    this.#work.hold()
    this.#save(rascunho)
  }

  /** Whether there is text that the device may not have. */
  get hasUnkept(): boolean {
    return this.#unkept !== null
  }

  /**
   * Keeps the waiting text at once. Resolves to false when the device refuses, or another tab has continued the draft.
   */
  async settle(): Promise<boolean> {
    this.#save.cancel()
    return this.#unkept === null || this.#write(this.#unkept)
  }

  /** Keeps the waiting text at once, because the page is about to close. */
  flush(): void {
    this.#save.flush()
  }

  /** Leaves text that may not be kept to the next page, because this page is about to close. */
  leave(): void {
    if (this.#unkept) this.#work.leave(this.#unkept)
    this.flush()
  }

  /** Deletes the draft and drops the waiting text. Resolves to false when the device refuses. */
  async discard(): Promise<boolean> {
    this.#save.cancel()
    this.#unkept = null
    return this.#remove()
  }

  async #remove(): Promise<boolean> {
    const isGone = await this.#work.remove()
    this.#onChange({ estado: isGone ? 'nada' : 'preso' })
    return isGone
  }

  async #write(rascunho: Rascunho): Promise<boolean> {
    if (rascunho.texto === '') return this.#remove()
    const isKept = await this.#work.write(rascunho)
    if (isKept && this.#unkept === rascunho) this.#unkept = null
    const isOther = !isKept && (await this.#work.hasMoved())
    // The text does not replace that of the other tab, but is left on the device, since the page may be closed without
    // any further event.
    if (isOther) this.#work.leave(this.#unkept ?? rascunho)
    const refused: Guarda = { estado: isOther ? 'outra-aba' : 'recusado' }
    this.#onChange(isKept ? { estado: 'guardado', quando: new Date() } : refused)
    return isKept
  }
}
