import { isText, shapeOf, type Guard } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import { horaDoServidor, type HoraDoServidor, type Leitura, type Marco } from './hora.ts'
import type { Simulado } from './simulado.ts'

const NAME = 'simulado-relogio/1'

/** So much of one simulado's time had passed for certain when a page last kept it. */
interface Passado {
  chave: string
  certoMs: number
}

const isPassado = shapeOf<Passado>({
  chave: isText,
  certoMs: Number.isFinite as Guard<number>,
})

const readClocks = (): Leitura => ({ paredeMs: Date.now(), corridoMs: performance.now() })

type Medido = Pick<Simulado, 'chave' | 'relogio' | 'diferencaMs' | 'vistoEmMs'>

/** The clock of one simulado on this device: what it knows for certain is kept, for a reload to go on from. */
export class Cronometro {
  readonly #ownDevice: OwnDevice
  readonly #chave: string
  #vistoEmMs: number
  #marco: Marco
  #isRestored = false

  constructor(ownDevice: OwnDevice, { chave, relogio, vistoEmMs }: Medido) {
    this.#ownDevice = ownDevice
    this.#chave = chave
    this.#vistoEmMs = vistoEmMs ?? relogio.iniciadoEmMs
    this.#marco = marcoAt(this.#vistoEmMs)
  }

  /** Goes on from what an earlier page knew for certain. */
  async restore(): Promise<void> {
    const vistoEmMs = this.#vistoEmMs
    const kept = await this.#ownDevice.read<unknown>(NAME).catch(() => undefined)
    this.#isRestored = true
    // What the server has told meanwhile is newer.
    if (!isPassado(kept) || kept.chave !== this.#chave || vistoEmMs !== this.#vistoEmMs) return
    if (kept.certoMs > this.#read(0).certoMs) this.#marco = marcoAt(kept.certoMs)
  }

  /** The server's time, as far as is known now. */
  read({ diferencaMs, vistoEmMs }: Pick<Medido, 'diferencaMs' | 'vistoEmMs'>): HoraDoServidor {
    if (vistoEmMs !== undefined && vistoEmMs !== this.#vistoEmMs) {
      // What the server has told since takes the place of whatever was thought.
      this.#vistoEmMs = vistoEmMs
      this.#marco = marcoAt(vistoEmMs)
    }
    return this.#read(diferencaMs)
  }

  keep(): void {
    // What an earlier page knew is not written over unread.
    if (!this.#isRestored) return
    void this.#ownDevice.update<unknown>(NAME, () => this.#passado())
  }

  /** Keeps it while the page is about to go. */
  leave(): void {
    if (!this.#isRestored) return
    this.#ownDevice.put(NAME, this.#passado())
  }

  #read(diferencaMs: number): HoraDoServidor {
    return horaDoServidor(this.#marco, diferencaMs, readClocks())
  }

  #passado(): Passado {
    return { chave: this.#chave, certoMs: this.#read(0).certoMs }
  }
}

const marcoAt = (certoMs: number): Marco => ({ certoMs, corridoMs: readClocks().corridoMs })
