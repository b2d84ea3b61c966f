import { debounce } from 'es-toolkit'
import type { Aparelho } from './aparelho.ts'
import { isTema, type Tema } from './tema.ts'

const NAME = 'rascunho-redacao/1'

/** A pause in writing: by then the draft is kept. */
export const PAUSA_MS = 500

/** What was written on a theme, with the theme itself: it returns also where the server has lost it. */
export interface Rascunho {
  tema: Tema
  texto: string
}

/** How the draft stands: `guardado` once the device has what was written up to the last pause. */
export type Guarda = { estado: 'nada' | 'recusado' } | { estado: 'guardado'; quando: Date }

/** The draft that this device keeps; null where there is none. */
export async function readRascunho(aparelho: Aparelho): Promise<Rascunho | null> {
  const kept = await aparelho.read<Partial<Rascunho>>(NAME)
  const isUsable = isTema(kept?.tema) && typeof kept.texto === 'string' && kept.texto !== ''
  return isUsable ? (kept as Rascunho) : null
}

/** Keeps a draft at once; false where the device refuses. */
export async function writeRascunho(aparelho: Aparelho, rascunho: Rascunho): Promise<boolean> {
  return aparelho.write(NAME, rascunho)
}

/** Keeps what is written on one theme, at every pause; an empty text is no draft, and frees the device of it. */
export class RascunhoKeeper {
  readonly #aparelho: Aparelho
  readonly #tema: Tema
  readonly #onChange: (guarda: Guarda) => void
  readonly #save = debounce((texto: string) => void this.#write(texto), PAUSA_MS)

  constructor(aparelho: Aparelho, tema: Tema, onChange: (guarda: Guarda) => void) {
    this.#aparelho = aparelho
    this.#tema = tema
    this.#onChange = onChange
  }

  /** To be called at every change. */
  keep(texto: string): void {
    this.#save(texto)
  }

  /** Keeps at once what waits for a pause: the page is about to go. */
  flush(): void {
    this.#save.flush()
  }

  /** Forgets the draft, and what still waited. */
  async discard(): Promise<void> {
    this.#save.cancel()
    await this.#write('')
  }

  async #write(texto: string): Promise<void> {
    if (texto === '') {
      const isGone = await this.#aparelho.remove(NAME)
      this.#onChange({ estado: isGone ? 'nada' : 'recusado' })
      return
    }
    const isKept = await writeRascunho(this.#aparelho, { tema: this.#tema, texto })
    this.#onChange(isKept ? { estado: 'guardado', quando: new Date() } : { estado: 'recusado' })
  }
}
