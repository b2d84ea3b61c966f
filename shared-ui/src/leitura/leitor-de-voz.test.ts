import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fala } from './falas.ts'
import { Leitor, portugueseVoice } from './leitor-de-voz.ts'

const voiceOf = (lang: string) => ({ lang, voiceURI: lang }) as SpeechSynthesisVoice

class Utterance extends EventTarget {
  rate = 1
  lang = ''
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

/** A browser that can speak. `said` contains its utterances; the last one is being spoken. */
function speaking(...langs: string[]) {
  const said: Utterance[] = []
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => langs.map(voiceOf),
    cancel: vi.fn(),
    speak: (utterance: Utterance) => void said.push(utterance),
  })
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return { said, speech, end: (at = -1) => said.at(at)?.dispatchEvent(new Event('end')) }
}

const fala = (dito: string): Fala => ({
  dito,
  elemento: document.createElement('p'),
  frase: () => null,
  palavra: () => null,
})

/** A reader that has begun with the first of two sentences. */
const begun = () => {
  const browser = speaking('pt-BR')
  const leitor = new Leitor(voiceOf('pt-BR'))
  leitor.read([fala('Um.'), fala('Dois.')])
  return { ...browser, leitor, words: () => browser.said.map(({ text }) => text) }
}

beforeEach(() => vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined))
afterEach(() => vi.unstubAllGlobals())

describe('reading aloud', () => {
  it('says one sentence after the other, and is over after the last one', () => {
    const { leitor, words, end } = begun()
    end()
    expect(words()).toEqual(['Um.', 'Dois.'])
    end()
    expect(leitor.estado().situacao).toBe('parado')
  })

  it('goes on after a pause with the sentence that it paused in', () => {
    const { leitor, words, end, speech } = begun()
    end()
    leitor.pause()
    expect(speech.cancel).toHaveBeenCalled()
    expect(leitor.estado().situacao).toBe('pausado')
    leitor.goOn()
    expect(words()).toEqual(['Um.', 'Dois.', 'Dois.'])
  })

  it('does not take the end of what was cut off for the end of a sentence', () => {
    const { leitor, words, end } = begun()
    leitor.pause()
    end()
    expect(words()).toEqual(['Um.'])
    leitor.goOn()
    end(0)
    expect(words()).toEqual(['Um.', 'Um.'])
  })

  it('says the sentence again when it is to go faster', () => {
    const { leitor, said } = begun()
    leitor.setVelocidade(1.5)
    expect(said.map(({ text, rate }) => [text, rate])).toEqual([
      ['Um.', 1],
      ['Um.', 1.5],
    ])
  })

  it.each([
    [['pt-BR', 'en_US'], 'en_US'],
    [['pt-BR'], 'pt-BR'],
  ])('reads an English sentence, by a device with %j, as %s', (langs, lang) => {
    const { said } = speaking(...langs)
    const range = new Range()
    document.body.innerHTML = '<p>Leia.</p><p lang="en">It <b>is</b> late.</p>'
    range.selectNodeContents(document.querySelector('[lang]')!)
    const english: Fala = { ...fala('It is late.'), frase: () => range }
    new Leitor(voiceOf('pt-BR')).read([english])
    expect(said.map((one) => one.lang)).toEqual([lang])
  })

  it('leaves out what the voice cannot say', () => {
    const { words, said } = begun()
    said[0]?.dispatchEvent(new Event('error'))
    expect(words()).toEqual(['Um.', 'Dois.'])
  })

  it('says nothing more once it is stopped', () => {
    const { leitor, words, end } = begun()
    leitor.stop()
    end()
    expect(words()).toEqual(['Um.'])
  })
})

describe('the voice', () => {
  it.each([
    [['en-US', 'pt-PT', 'pt_BR'], 'pt_BR'],
    [['en-US', 'pt-PT'], 'pt-PT'],
    [['en-US'], undefined],
  ])('of %j is %s', (langs, lang) => {
    speaking(...langs)
    expect(portugueseVoice()?.lang).toBe(lang)
  })

  it('is missing where the browser cannot speak', () => {
    expect(portugueseVoice()).toBeUndefined()
  })
})
