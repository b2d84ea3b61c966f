import { IDS_DE_RUBRICAS } from '@rumo/contract/rules'
import { isNumber, isText, listOf, oneOf, orNull, shapeOf, type Guard } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-auth/device'
import type { AnotacaoRascunho, Rascunho } from './rascunho.ts'

/** A correction as this device keeps it while the server does not have all of it. */
export interface Guardada {
  /** Which window left it. */
  aba: string
  id_correcao: number
  /** That of the server when this was begun. */
  versao: number
  rascunho: Rascunho
  /** What was sent without an answer: the server may have the last of it that reached it. */
  semResposta: readonly Rascunho[]
}

const isNotas: Guard<Rascunho['notas']> = (value): value is Rascunho['notas'] =>
  typeof value === 'object' && value !== null && Object.values(value).every(orNull(isNumber))

const isRascunho = shapeOf<Rascunho>({
  rubrica: oneOf(...IDS_DE_RUBRICAS),
  notas: isNotas,
  anotacoes: listOf(
    shapeOf<AnotacaoRascunho>({
      chave: isNumber,
      inicio: isNumber,
      fim: isNumber,
      texto: isText,
    }),
  ),
  parecer: isText,
})

const isGuardada = shapeOf<Guardada>({
  aba: isText,
  id_correcao: isNumber,
  versao: isNumber,
  rascunho: isRascunho,
  semResposta: listOf(isRascunho),
})

const nameOf = (idCorrecao: number) => `correcao/1/${idCorrecao}`

/** What a device has of a correction that the server lacks; null where there is nothing, or the device refuses. */
export async function readGuardada(
  aparelho: OwnDevice,
  idCorrecao: number,
): Promise<Guardada | null> {
  const kept = await aparelho.read<unknown>(nameOf(idCorrecao)).catch(() => null)
  return isGuardada(kept) && kept.id_correcao === idCorrecao ? kept : null
}

/** What there is to keep, without the marks of who keeps it. */
export type Conteudo = Omit<Guardada, 'aba' | 'id_correcao'>

/** Keeps a correction on the device at every change, the newest one, and forgets it once the server has it. */
export class Aparelho {
  readonly #aparelho: OwnDevice
  readonly #name: string
  readonly #aba = `${Math.random()}`
  readonly #onKept: (isKept: boolean) => void
  readonly #idCorrecao: number
  /** What is to be kept; null: nothing. */
  #next: Conteudo | null = null
  #isKept = true
  #writing: Promise<void> | null = null

  constructor(aparelho: OwnDevice, idCorrecao: number, onKept: (isKept: boolean) => void) {
    this.#aparelho = aparelho
    this.#idCorrecao = idCorrecao
    this.#name = nameOf(idCorrecao)
    this.#onKept = onKept
  }

  /** Keeps it, or with null nothing; settles once the device has answered. */
  async keep(next: Conteudo | null): Promise<void> {
    this.#next = next
    this.#isKept = false
    this.#writing ??= this.#write()
    return this.#writing
  }

  /** Leaves what is not known to be kept: the page is about to go. */
  leave(): void {
    if (!this.#isKept && this.#next) this.#aparelho.put(this.#name, this.#marked(this.#next))
  }

  async #write(): Promise<void> {
    while (!this.#isKept) {
      const next = this.#next
      this.#isKept = true
      const isDone = await this.#aparelho.update<unknown>(this.#name, (kept) => {
        if (next) return this.#marked(next)
        // What another window has not sent yet stays its own.
        return isGuardada(kept) && kept.aba !== this.#aba ? kept : undefined
      })
      this.#onKept(isDone || next === null)
    }
    this.#writing = null
  }

  #marked(next: Conteudo): Guardada {
    return { ...next, aba: this.#aba, id_correcao: this.#idCorrecao }
  }
}
