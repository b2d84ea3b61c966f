import type { OwnDevice } from '@rumo/shared-device/device'
import { RASCUNHO } from '@rumo/shared-device/redacoes'
import { debounce } from 'es-toolkit/compat'
import { KeptWork } from '../../shared/kept-work.ts'
import { isId, isText, orMissing, shapeOf } from '@rumo/contract/shapes'
import { addGuardada } from './redacoes-guardadas.ts'
import { isTema, type Tema } from './tema.ts'

/** A pause in writing: by then the draft is kept. */
export const PAUSE_MS = 500
/** The longest wait before a draft is kept, for users who type without a pause. */
export const MAX_WAIT_MS = 2000

/** What was written on a theme, with the theme itself: it returns also where the server has lost it. */
export interface Rascunho {
  tema: Tema
  texto: string
  /** The essay of which it is a rewriting. */
  id_anterior?: number | undefined
}

/**
 * How the draft stands: `guardado` once the device has what was written up to the last pause, `outra-aba` where another
 * tab has written something else, `preso` where the device does not let go of a draft that was discarded.
 */
export type Guarda =
  | { estado: 'nada' | 'recusado' | 'outra-aba' | 'preso' }
  | { estado: 'guardado'; quando: Date }

/** The draft as a device keeps it, for every theme and every tab the same one. */
export type RascunhoWork = KeptWork<Rascunho>

/** The draft of the device's current user. */
export function rascunhoOn(ownDevice: OwnDevice): RascunhoWork {
  return new KeptWork(ownDevice, RASCUNHO, putAsideOn(ownDevice))
}

/**
 * Puts a text beside which another one is handed in or gone on with among the essays of the device, unfinished. False
 * where the device refuses.
 */
export async function putAside(ownDevice: OwnDevice, rascunho: Rascunho): Promise<boolean> {
  if (rascunho.texto.trim() === '') return true
  return (await addGuardada(ownDevice, { ...rascunho, rascunho: true }, new Date())) !== null
}

/** The same of what a tab left; what is no draft is let go. */
export const putAsideOn =
  (ownDevice: OwnDevice) =>
  async (left: unknown): Promise<boolean> => {
    const rascunho = rascunhoIn(left)
    return rascunho === null || putAside(ownDevice, rascunho)
  }

/** The draft that this device keeps; null where there is none. Rejects where the device refuses. */
export async function readRascunho(work: RascunhoWork): Promise<Rascunho | null> {
  return rascunhoIn(await work.read())
}

/** The draft that something kept is; null where it is none. */
export function rascunhoIn(kept: unknown): Rascunho | null {
  if (!isRascunho(kept) || kept.texto === '') return null
  const { tema, texto, id_anterior } = kept
  return { tema, texto, ...(id_anterior && { id_anterior }) }
}

const isRascunho = shapeOf<Rascunho>({
  tema: isTema,
  texto: isText,
  id_anterior: orMissing(isId),
})

/** Keeps what is written on one sheet, at every pause; an empty text is no draft, and frees the device of it. */
export class RascunhoKeeper {
  readonly #work: RascunhoWork
  /** What of a draft stays the same. */
  readonly #folha: Omit<Rascunho, 'texto'>
  readonly #onChange: (guarda: Guarda) => void
  /** What was written and not kept yet; empty where all is. */
  #unkept = ''
  /** What was on the sheet at first, or was kept last. */
  #last: string | null = null
  readonly #save = debounce((texto: string) => void this.#write(texto), PAUSE_MS, {
    maxWait: MAX_WAIT_MS,
  })

  constructor(
    work: RascunhoWork,
    folha: Omit<Rascunho, 'texto'>,
    onChange: (guarda: Guarda) => void,
  ) {
    this.#work = work
    this.#folha = folha
    this.#onChange = onChange
  }

  /** To be called at every change. */
  keep(texto: string): void {
    this.#last ??= texto
    this.#unkept = texto
    this.#save(texto)
  }

  /** Whether something was written that the device is not known to have. */
  get hasUnkept(): boolean {
    return this.#unkept !== ''
  }

  /** Keeps at once what waits; false where the device refuses, or another tab has gone on with the draft. */
  async settle(): Promise<boolean> {
    this.#save.cancel()
    return this.#unkept === '' || this.#write(this.#unkept)
  }

  /** Keeps at once what waits for a pause: the page is about to go. */
  flush(): void {
    this.#save.flush()
  }

  /** Leaves what is not known to be kept for the next page: this one is about to go. */
  leave(): void {
    if (this.#unkept) this.#work.leave({ ...this.#folha, texto: this.#unkept })
    this.flush()
  }

  /** Forgets the draft, and what still waited; false where the device refuses. */
  async discard(): Promise<boolean> {
    this.#save.cancel()
    this.#unkept = ''
    return this.#write('')
  }

  async #write(texto: string): Promise<boolean> {
    if (texto === '') {
      const isGone = await this.#work.remove()
      this.#onChange({ estado: isGone ? 'nada' : 'preso' })
      return isGone
    }
    const isKept = await this.#keepNow(texto)
    if (isKept && this.#unkept === texto) this.#unkept = ''
    if (isKept) this.#last = texto
    const isOther = !isKept && (await this.#work.hasMoved())
    // Not in place of the other text, but on the device: the page may go without another word.
    if (isOther) this.#work.leave({ ...this.#folha, texto: this.#unkept || texto })
    const refused: Guarda = { estado: isOther ? 'outra-aba' : 'recusado' }
    this.#onChange(isKept ? { estado: 'guardado', quando: new Date() } : refused)
    return isKept
  }

  /** Another tab that was only opened has kept the same text again: that is none to choose from. */
  async #keepNow(texto: string): Promise<boolean> {
    const written = { ...this.#folha, texto }
    if (await this.#work.write(written)) return true
    const other = await this.#work.other().catch(() => null)
    if (!other || rascunhoIn(other.work)?.texto !== this.#last) return false
    this.#work.takeOver()
    return this.#work.write(written)
  }
}
