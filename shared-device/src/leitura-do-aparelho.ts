import {
  ESPACOS_DE_LINHA,
  leitura,
  TAMANHOS_DE_LETRA,
  TEMAS_DE_LEITURA,
  type AjustesDeLeitura,
} from '@rumo/contract'
import { isText, oneOf, orNull, shapeOf } from '@rumo/contract/shapes'
import { ApiError, http } from '@rumo/shared-auth'
import { device, VISITANTE } from './device.ts'
import { leaveValue, leftValueOf } from './left-values.ts'

/** What is chosen of how one reads. */
export type Ajustes = Omit<AjustesDeLeitura, 'escolhidos_em'>

/** As the page is for a user who chose nothing. */
const PADRAO: Ajustes = { letras: 'padrao', espaco: 'padrao', tema: 'aparelho' }

/** Read by the script in shell/index.html too, before the first paint. */
const KEPT = 'leitura/1'

interface Kept {
  ajustes: AjustesDeLeitura
  /** Who chose them: a visitor, or an account. */
  de: string
  /** What <html> gets for them. */
  atributos: Record<string, string>
  /** The page's colour, for the browser's own bars; null where the device decides. */
  cor: string | null
}

const isKept = shapeOf<Omit<Kept, 'atributos'>>({
  ajustes: shapeOf<AjustesDeLeitura>({
    letras: oneOf(...TAMANHOS_DE_LETRA),
    espaco: oneOf(...ESPACOS_DE_LINHA),
    tema: oneOf(...TEMAS_DE_LEITURA),
    escolhidos_em: isText,
  }),
  de: isText,
  cor: orNull(isText),
})

/** Whatever the device kept, as far as this release knows it. */
function readKept(): Omit<Kept, 'atributos'> | null {
  const kept = leftValueOf<unknown>(KEPT)?.value
  return isKept(kept) ? kept : null
}

/** What <html> gets: nothing for what is as the page has it. */
function attributesOf({ letras, espaco, tema }: Ajustes): Record<string, string> {
  return {
    ...(letras !== PADRAO.letras && { letras }),
    ...(espaco !== PADRAO.espaco && { espaco }),
    ...(tema !== PADRAO.tema && { tema }),
  }
}

/** Shows them in the page; gives what its colour is, where they say so. */
function show(ajustes: Ajustes): string | null {
  const { dataset } = document.documentElement
  for (const name of Object.keys(PADRAO)) delete dataset[name]
  Object.assign(dataset, attributesOf(ajustes))
  document.head.querySelector('meta[name="theme-color"]:not([media])')?.remove()
  if (ajustes.tema === PADRAO.tema) return null
  const cor = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
  const bar = { name: 'theme-color', content: cor }
  document.head.prepend(Object.assign(document.createElement('meta'), bar))
  return cor
}

/** A failure is no news to the user: what was chosen holds on this device. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}

/** How one reads on a device, and for an account on its others. Its shape fits useSyncExternalStore. */
export class LeituraDoAparelho {
  #shown: Ajustes | null = null
  /** The account whose choice was brought to this page. */
  #followed: string | null = null
  readonly #listeners = new Set<() => void>()

  readonly ajustes = (): Ajustes => (this.#shown ??= readKept()?.ajustes ?? PADRAO)

  readonly subscribe = (listener: () => void): (() => void) => {
    // Another bundle, with its own copy of this, may have changed it since.
    this.#shown = readKept()?.ajustes ?? this.#shown
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes a change at once, keeps it on the device, and sends it to the account that is signed in. */
  choose(change: Partial<Ajustes>): void {
    const { letras, espaco, tema } = { ...this.ajustes(), ...change }
    const chosen = { letras, espaco, tema, escolhidos_em: new Date().toISOString() }
    const owner = device.owner()
    this.#take(chosen, owner)
    void this.#send(chosen, owner).catch(ignoreRefusal)
  }

  /**
   * Brings what the account chose, once for each page: the later choice holds, its own or that of a visitor of this
   * device. What another account chose here is not taken for its own.
   */
  async follow(): Promise<void> {
    const owner = device.owner()
    if (owner === VISITANTE || this.#followed === owner || !http.offers(leitura.find)) return
    this.#followed = owner
    try {
      const own = await http.call(leitura.find)
      if (device.owner() !== owner) return
      const kept = readKept()
      const here = kept && [owner, VISITANTE].includes(kept.de) ? kept.ajustes : null
      if (here && here.escolhidos_em > (own?.escolhidos_em ?? '')) await this.#send(here, owner)
      else if (own && own.escolhidos_em !== here?.escolhidos_em) this.#take(own, owner)
    } catch (error) {
      this.#followed = null
      ignoreRefusal(error)
    }
  }

  #take(ajustes: AjustesDeLeitura, de: string): void {
    this.#shown = ajustes
    const kept: Kept = { ajustes, de, atributos: attributesOf(ajustes), cor: show(ajustes) }
    // Where the browser refuses, the page itself still remembers.
    leaveValue(KEPT, kept)
    for (const listener of this.#listeners) listener()
  }

  /** What does not arrive is sent when the account is followed next. */
  async #send(ajustes: AjustesDeLeitura, owner: string): Promise<void> {
    if (owner === VISITANTE || !http.offers(leitura.save)) return
    const inForce = await http.call(leitura.save, { body: ajustes })
    if (device.owner() !== owner) return
    const kept = readKept()?.ajustes
    const isStillChosen = kept
      ? kept.escolhidos_em === ajustes.escolhidos_em
      : this.#shown === ajustes
    // As the server has it: the account's from now on, and not later than it was where this device's clock is ahead.
    if (isStillChosen) this.#take(inForce, owner)
  }
}

/** That of this page. */
export const leituraDoAparelho = new LeituraDoAparelho()
