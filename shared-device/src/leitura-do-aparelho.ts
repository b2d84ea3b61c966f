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

/** The reading settings that a user can choose. */
export type Ajustes = Omit<AjustesDeLeitura, 'escolhidos_em'>

/** The page's default settings. */
const PADRAO: Ajustes = { letras: 'padrao', espaco: 'padrao', tema: 'aparelho' }

/** The script in shell/index.html reads this key, too, before the first paint. */
const KEPT = 'leitura/1'

interface Kept {
  ajustes: AjustesDeLeitura
  /** The owner who chose the settings: a visitor, or an account. */
  de: string
  /** The data attributes that <html> gets for these settings. */
  atributos: Record<string, string>
  /** The page's colour, for the browser's own bars; null where the device decides. */
  cor: string | null
}

const isKept = shapeOf<Omit<Kept, 'atributos'>>({
  ajustes: shapeOf({
    letras: oneOf(...TAMANHOS_DE_LETRA),
    espaco: oneOf(...ESPACOS_DE_LINHA),
    tema: oneOf(...TEMAS_DE_LEITURA),
    escolhidos_em: isText,
  }),
  de: isText,
  cor: orNull(isText),
})

/** The stored settings, where this release understands them. */
function readKept(): Omit<Kept, 'atributos'> | null {
  const kept = leftValueOf<unknown>(KEPT)?.value
  return isKept(kept) ? kept : null
}

/** The data attributes of <html>; none for a setting that is the default. */
function attributesOf({ letras, espaco, tema }: Ajustes): Record<string, string> {
  return {
    ...(letras !== PADRAO.letras && { letras }),
    ...(espaco !== PADRAO.espaco && { espaco }),
    ...(tema !== PADRAO.tema && { tema }),
  }
}

/** Applies settings to the page. Returns the page's colour, or null for the default theme. */
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

/** Ignores a failed call, because the settings still apply on this device. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}

/** The reading settings of a device, which an account shares among its devices. Fits React's useSyncExternalStore. */
export class LeituraDoAparelho {
  #shown: Ajustes | null = null
  /** The account whose settings this page has already loaded. */
  #followed: string | null = null
  readonly #listeners = new Set<() => void>()

  readonly ajustes = (): Ajustes => (this.#shown ??= readKept()?.ajustes ?? PADRAO)

  readonly subscribe = (listener: () => void): (() => void) => {
    // Another bundle, with its own copy of this module, may have changed the settings meanwhile.
    this.#shown = readKept()?.ajustes ?? this.#shown
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Applies a change at once, stores it on the device, and sends it to the account that is signed in. */
  choose(change: Partial<Ajustes>): void {
    const { letras, espaco, tema } = { ...this.ajustes(), ...change }
    const chosen = { letras, espaco, tema, escolhidos_em: new Date().toISOString() }
    const owner = device.owner()
    this.#take(chosen, owner)
    void this.#send(chosen, owner).catch(ignoreRefusal)
  }

  /**
   * Loads the account's settings, once for each page. The later choice wins: the account's, or the one made on this
   * device by this account or by a visitor. A choice that another account made on this device is ignored.
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
    // Where the browser refuses storage, the settings still apply to this page.
    leaveValue(KEPT, kept)
    for (const listener of this.#listeners) listener()
  }

  /** Sends settings to the account. Where that fails, `follow` sends them the next time. */
  async #send(ajustes: AjustesDeLeitura, owner: string): Promise<void> {
    if (owner === VISITANTE || !http.offers(leitura.save)) return
    const inForce = await http.call(leitura.save, { body: ajustes })
    if (device.owner() !== owner) return
    const kept = readKept()?.ajustes
    const isStillChosen = kept
      ? kept.escolhidos_em === ajustes.escolhidos_em
      : this.#shown === ajustes
    // Stores the settings as the server has them: they now belong to the account, and their time is corrected where
    // this device's clock is ahead.
    if (isStillChosen) this.#take(inForce, owner)
  }
}

/** The reading settings of this page. */
export const leituraDoAparelho = new LeituraDoAparelho()
