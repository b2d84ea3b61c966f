import type { Fala } from './falas.ts'
import { canHighlight, highlight } from './realces.ts'

type Situacao = 'parado' | 'lendo' | 'pausado'

export interface EstadoDoLeitor {
  situacao: Situacao
  /** The speed as the browser counts it; 1 is the normal speed of the voice. */
  velocidade: number
}

export const VELOCIDADES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/**
 * Reads aloud with the browser's voice, one sentence at a time. Pausing stops the sentence and continuing begins it
 * again, because browsers on Android end an utterance that is paused.
 */
export class Leitor {
  readonly #voice: SpeechSynthesisVoice
  #falas: readonly Fala[] = []
  #at = 0
  /** Distinguishes the current utterance from one that was cut off, which still reports its end. */
  #turn = 0
  #estado: EstadoDoLeitor = { situacao: 'parado', velocidade: 1 }
  readonly #listeners = new Set<() => void>()

  constructor(voice: SpeechSynthesisVoice) {
    this.#voice = voice
  }

  readonly estado = (): EstadoDoLeitor => this.#estado

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads these sentences from the first one on. */
  read(falas: readonly Fala[]): void {
    this.#falas = falas
    this.#at = 0
    this.goOn()
  }

  pause(): void {
    this.#cutOff()
    this.#become({ situacao: 'pausado' })
  }

  goOn(): void {
    this.#become({ situacao: 'lendo' })
    this.#sayNext()
  }

  stop(): void {
    this.#cutOff()
    show(null)
    this.#become({ situacao: 'parado' })
  }

  setVelocidade(velocidade: number): void {
    this.#become({ velocidade })
    if (this.#estado.situacao === 'lendo') this.#sayNext()
  }

  #cutOff(): void {
    this.#turn += 1
    speechSynthesis.cancel()
  }

  #become(change: Partial<EstadoDoLeitor>): void {
    this.#estado = { ...this.#estado, ...change }
    for (const listener of this.#listeners) listener()
  }

  #sayNext(): void {
    this.#cutOff()
    const fala = this.#falas[this.#at]
    if (!fala) {
      this.stop()
      return
    }
    const turn = this.#turn
    const utterance = new SpeechSynthesisUtterance(fala.dito)
    utterance.voice = voiceFor(fala) ?? this.#voice
    utterance.lang = utterance.voice.lang
    utterance.rate = this.#estado.velocidade
    utterance.addEventListener('boundary', ({ name, charIndex }) => {
      if (turn === this.#turn && name === 'word') highlight('palavra', [fala.palavra(charIndex)])
    })
    const next = () => {
      if (turn !== this.#turn) return
      this.#at += 1
      this.#sayNext()
    }
    utterance.addEventListener('end', next)
    // A sentence that the voice cannot speak is skipped.
    utterance.addEventListener('error', next)
    show(fala)
    speechSynthesis.speak(utterance)
  }
}

/** Highlights the sentence that is read and scrolls to it. In browsers without highlights, the sentence is selected. */
function show(fala: Fala | null): void {
  highlight('palavra', [])
  const range = fala?.frase() ?? null
  highlight('frase', [range])
  if (!canHighlight() && range) {
    const selection = getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
  if (!fala) return
  // A long text is folded on a phone, so it is unfolded first.
  fala.elemento.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click()
  const shown = range?.startContainer.parentElement ?? fala.elemento
  shown.scrollIntoView({ block: 'nearest' })
}

const langOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').toLowerCase()

/** The voice for a sentence marked as being in another language; undefined when the device has none. */
function voiceFor(fala: Fala): SpeechSynthesisVoice | undefined {
  const node = fala.frase()?.startContainer
  const element = node instanceof Element ? node : node?.parentElement
  const lang = element?.closest<HTMLElement>('[lang]')?.lang ?? 'pt'
  if (lang.startsWith('pt')) return undefined
  return speechSynthesis.getVoices().find((voice) => langOf(voice).startsWith(lang))
}

/** The voice for Portuguese, preferably of Brazil; undefined when the device has none. */
export function portugueseVoice(): SpeechSynthesisVoice | undefined {
  const voices = 'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : []
  const portuguese = voices.filter((voice) => langOf(voice).startsWith('pt'))
  return portuguese.find((voice) => langOf(voice) === 'pt-br') ?? portuguese[0]
}

/** Calls `listener` when the browser has found voices. Most browsers do so after the page has loaded. */
export function onVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}
