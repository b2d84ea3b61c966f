import { isText, shapeOf, type Guard, type Guarded } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import { horaDoServidor, type HoraDoServidor, type Leitura, type Marco } from './hora.ts'
import type { Simulado } from './simulado.ts'

const NAME = 'simulado-relogio/1'

/** How much of a simulado's time had certainly passed when a page last kept it. */
const isPassado = shapeOf({ chave: isText, certoMs: Number.isFinite as Guard<number> })

type Passado = Guarded<typeof isPassado>

const readClocks = (): Leitura => ({ paredeMs: Date.now(), corridoMs: performance.now() })

type Medido = Pick<Simulado, 'chave' | 'relogio' | 'diferencaMs' | 'vistoEmMs'>

/**
 * The clock of one simulado on this device. The time that is known for certain is kept, and a reload goes on from
 * there.
 */
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

  /** Goes on from the time that an earlier page knew for certain. */
  async restore(): Promise<void> {
    const vistoEmMs = this.#vistoEmMs
    const kept = await this.#ownDevice.read<unknown>(NAME).catch(() => undefined)
    this.#isRestored = true
    // If the server has told its time during the read, that time is newer.
    if (!isPassado(kept) || kept.chave !== this.#chave || vistoEmMs !== this.#vistoEmMs) return
    if (kept.certoMs > this.#read(0).certoMs) this.#marco = marcoAt(kept.certoMs)
  }

  /** The server's time, as far as this device knows it now. */
  read({ diferencaMs, vistoEmMs }: Pick<Medido, 'diferencaMs' | 'vistoEmMs'>): HoraDoServidor {
    if (vistoEmMs !== undefined && vistoEmMs !== this.#vistoEmMs) {
      // A time that the server has told since replaces the estimate.
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

  /** Keeps the time while the page is about to close. */
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
